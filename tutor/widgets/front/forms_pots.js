// The pots, the main pot first: what is in each and who can win it; and what goes back to the seat that bet alone.

FORMS.pots = {
  empty: () => ({ typed: {}, pots: [new Set()], returned: null }),
  from({ pots, returned }, { number }) {
    const typed = Object.fromEntries(pots.map(({ amount }, index) => [`pot:${index}`, sayAmount(amount, number)]));
    const [[seat, amount] = [null, null]] = Object.entries(returned ?? {});
    if (seat !== null) typed.returned = sayAmount(amount, number);
    return { typed, pots: pots.map(({ seats }) => new Set(seats)), returned: seat === null ? null : Number(seat) };
  },
  open(form, choice) {
    const isWhole = choice.pots.every((seats, index) => seats.size && potAmount(form, choice, `pot:${index}`));
    return isWhole && (choice.returned === null || potAmount(form, choice, "returned")) ? null : "pots";
  },
  answer(form, choice) {
    const pots = choice.pots.map((seats, index) => ({ amount: potAmount(form, choice, `pot:${index}`), seats: form.seats.filter((seat) => seats.has(seat)) }));
    return { pots, returned: choice.returned === null ? {} : { [choice.returned]: potAmount(form, choice, "returned") } };
  },
  view: (card) => potsView(card),
};

function potAmount({ number }, { typed }, name) {
  return readAmount(typed[name], number);
}

/** Take a side pot away; those after it move up, with what is in them. */
function removePot({ pots, typed }, index) {
  pots.splice(index, 1);
  for (let at = index; at <= pots.length; at += 1) typed[`pot:${at}`] = typed[`pot:${at + 1}`];
}

function potsView(card) {
  const { data: { form }, choice } = card;
  const { labels } = form;
  const add = () => {
    card.choose(() => choice.pots.push(new Set()));
    card.focusOn(`pot:${choice.pots.length - 1}`);
  };
  return el("div", { class: "rows pots" },
    choice.pots.map((seats, index) => potRow(card, index, seats)),
    el("button", { type: "button", class: "button add", "data-focus": "add", on: { click: add } }, shape("plus"), el("span", { class: "label" }, labels.add)),
    returnedRow(card));
}

function potRow(card, index, seats) {
  const { data: { form }, choice } = card;
  const { labels } = form;
  const name = index ? withAmount(labels.side, index, form.number) : labels.main;
  const remove = () => {
    card.choose(() => removePot(choice, index));
    card.focusOn("add");
  };
  return el("div", { class: "pot-row", role: "group", "aria-label": name },
    el("div", { class: "row" },
      el("label", { for: `pot:${index}` }, name),
      numberField(card, `pot:${index}`, { id: `pot:${index}`, "aria-label": `${name}: ${labels.amount}`, placeholder: labels.amount }),
      index ? el("button", { type: "button", class: "button by", "aria-label": `${labels.remove}: ${name}`, title: labels.remove, "data-focus": `remove:${index}`, on: { click: remove } }, shape("cross")) : null),
    el("p", { class: "asked" }, labels.eligible),
    el("div", { class: "picks" }, form.seats.map((seat) =>
      pick(card, { id: `pot:${index}:${seat}`, label: String(seat), name: `${labels.eligible} ${seat}`, on: seats.has(seat), press: () => flip(seats, seat) }))));
}

function returnedRow(card) {
  const { data: { form }, choice } = card;
  const { labels } = form;
  const to = (seat, label) =>
    pick(card, { id: `returned:${seat}`, label, name: `${labels.returned} ${label}`, on: choice.returned === seat, press: () => (choice.returned = seat) });
  return el("div", { class: "pot-row", role: "group", "aria-label": labels.returned },
    el("div", { class: "row" },
      el("label", { for: choice.returned === null ? null : "returned" }, labels.returned),
      choice.returned === null ? null : numberField(card, "returned", { id: "returned", "aria-label": `${labels.returned}: ${labels.amount}`, placeholder: labels.amount })),
    el("div", { class: "picks" }, to(null, labels.returned_none), form.seats.map((seat) => to(seat, String(seat)))));
}

function pick(card, { id, label, name, on, press }) {
  return el("button", { type: "button", class: on ? "pick on" : "pick", "aria-pressed": String(on), "aria-label": name, "data-focus": id, on: { click: () => card.choose(press) } }, label);
}
