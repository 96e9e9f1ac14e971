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

/** Take the last side pot away, with what is in it. */
function removePot({ pots, typed }) {
  pots.pop();
  delete typed[`pot:${pots.length}`];
}

function potsView(card) {
  const { data: { form }, choice } = card;
  const { labels } = form;
  const add = () => {
    card.choose(() => choice.pots.push(new Set()));
    card.focusOn(`pot:${choice.pots.length - 1}`);
  };
  const remove = () => {
    card.choose(() => removePot(choice));
    card.focusOn(choice.pots.length > 1 ? "remove" : "add");
  };
  return el("div", { class: "rows pots" },
    choice.pots.map((seats, index) => potRow(card, index, seats)),
    el("div", { class: "row" },
      potButton("add", "plus", labels.add, add),
      choice.pots.length > 1 ? potButton("remove", "dash", labels.remove, remove) : null),
    returnedRow(card));
}

function potButton(name, sign, label, press) {
  return el("button", { type: "button", class: "button", "data-focus": name, on: { click: press } }, shape(sign), el("span", { class: "label" }, label));
}

function potRow(card, index, seats) {
  const { form } = card.data;
  const { labels } = form;
  const name = index ? withAmount(labels.side, index, form.number) : labels.main;
  return el("div", { class: "pot-row", role: "group", "aria-label": name },
    el("div", { class: "row" },
      el("label", { for: `pot:${index}` }, name),
      numberField(card, `pot:${index}`, { id: `pot:${index}`, "aria-label": `${name}: ${labels.amount}`, placeholder: labels.amount })),
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
      choice.returned === null ? null : numberField(card, "returned", { id: "returned", "aria-label": labels.returned_amount, placeholder: labels.amount })),
    el("div", { class: "picks" }, to(null, labels.returned_none), form.players.map((seat) => to(seat, String(seat)))));
}

function pick(card, { id, label, name, on, press }) {
  return el("button", { type: "button", class: on ? "pick on" : "pick", "aria-pressed": String(on), "aria-label": name, "data-focus": id, on: { click: () => card.choose(press) } }, label);
}
