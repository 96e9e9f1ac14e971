// An amount for each seat: a row a seat, its field between the buttons that take a step off and put one on.

FORMS.chips = {
  empty: () => ({ typed: {} }),
  from: ({ awards }, form) => ({ typed: Object.fromEntries(Object.entries(awards).map(([seat, amount]) => [`chips:${seat}`, amount ? sayAmount(amount, form.number) : ""])) }),
  open(form, choice) {
    const amounts = form.seats.map((seat) => chipsOf(form, choice, seat));
    return amounts.includes(null) || !amounts.some(Boolean) ? "chips" : null;
  },
  answer: (form, choice) => ({ awards: Object.fromEntries(form.seats.map((seat) => [seat, chipsOf(form, choice, seat)])) }),
  view: (card) => chipsView(card),
  bar: (card) => leftView(card),
  key(card, event) {
    const seat = keyedSeat(card.data, event);
    return seat ? () => card.focusOn(`chips:${seat.seat}`) : null;
  },
};

/** What a seat is given: nothing where its field is empty, null where it cannot be read. */
function chipsOf({ number }, { typed }, seat) {
  const text = typed[`chips:${seat}`];
  return text?.trim() ? readAmount(text, number) : 0;
}

function chipsView(card) {
  const { form } = card.data;
  const by = form.step ?? 1;
  const step = (seat, sign) => el("button", {
    type: "button",
    class: "button by",
    "aria-label": `${form.labels.seat[seat]} ${sign}${sayAmount(by, form.number)}`,
    "data-focus": `${sign}:${seat}`,
    on: { click: () => card.choose(() => addChips(form, card.choice, seat, sign === "+" ? by : -by)) },
  }, shape(sign === "+" ? "plus" : "dash"));
  return el("div", { class: "rows", role: "group", "aria-labelledby": "title" }, form.seats.map((seat, index) => el("div", { class: "row" },
    el("span", { class: "no", "aria-hidden": "true" }, String(seat)),
    step(seat, "\u2212"),
    numberField(card, `chips:${seat}`, { "aria-label": form.labels.seat[seat], placeholder: sayAmount(0, form.number), enterkeyhint: index + 1 < form.seats.length ? "next" : "go" }),
    step(seat, "+"))));
}

function addChips(form, choice, seat, by) {
  const amount = chipsOf(form, choice, seat);
  if (amount === null) return;
  choice.typed[`chips:${seat}`] = amount + by > 0 ? sayAmount(amount + by, form.number) : "";
}

/** What is still to be divided, or by how much too much was. */
function leftView(card) {
  const { form } = card.data;
  if (!form.total) return null;
  const left = form.seats.reduce((rest, seat) => rest - (chipsOf(form, card.choice, seat) ?? 0), form.total.amount);
  return el("p", { class: left < 0 ? "left bad" : "left", role: "status", "data-told": "left" }, withAmount(left < 0 ? form.over : form.left, Math.abs(left), form.number));
}
