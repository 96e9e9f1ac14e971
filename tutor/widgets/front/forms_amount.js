// One amount, typed. It is said beneath the field as it was understood, so that a slip is seen before it is sent.

FORMS.amount = {
  empty: () => ({ typed: {} }),
  from: ({ pot }, form) => ({ typed: { amount: sayAmount(pot, form.number) } }),
  open: (form, { typed }) => (readAmount(typed.amount, form.number) === null ? "amount" : null),
  answer: (form, { typed }) => ({ pot: readAmount(typed.amount, form.number) }),
  bar: (card) => amountField(card),
  key(card, event) {
    const isDigit = /^\d$/.test(event.key) || card.data.form.number.digits.includes(event.key);
    return isDigit ? () => typeAmount(card, event.key) : null;
  },
};

function amountField(card) {
  const { form } = card.data;
  const { typed } = card.choice;
  const amount = readAmount(typed.amount, form.number);
  const bad = isUnreadable(typed.amount, form.number);
  return [
    el("label", { class: "asked", for: "amount" }, form.label),
    numberField(card, "amount", { id: "amount", "aria-describedby": "echo" }),
    el("p", { class: bad ? "echo bad" : "echo", id: "echo", role: "status", "data-told": "echo" },
      bad ? form.unreadable : amount === null ? "" : withAmount(form.echo, amount, form.number)),
  ];
}

/** A digit pressed anywhere goes into the field, and so does the focus. */
function typeAmount(card, digit) {
  card.choose(() => (card.choice.typed.amount = (card.choice.typed.amount ?? "") + digit));
  card.focusOn("amount");
}
