// Cards chosen out of a seat's own. They lie large below the table: on a phone, those in its tile are too small to tap.

FORMS.cards = {
  empty: () => ({ cards: new Set(), isNone: false, isRefused: false }),
  from: ({ cards }) => ({ cards: new Set(cards), isNone: cards.length === 0, isRefused: false }),
  open: (form, { cards, isNone }) => (isNone || cards.size === form.count ? null : "cards"),
  answer: (form, { cards }) => ({ cards: form.from.map(({ c }) => c).filter((code) => cards.has(code)) }),
  view: (card) => cardsView(card),
  key(card, event) {
    const { form } = card.data;
    if (form.none && event.key === NONE_KEY) return () => card.choose(() => flipNoCards(card.choice));
    const code = /^[1-9]$/.test(event.key) ? form.from[Number(event.key) - 1]?.c : undefined;
    return code ? () => card.choose(() => flipCard(form, card.choice, code)) : null;
  },
};

/** A card more than there may be is refused, and seen to be. */
function flipCard({ count }, choice, code) {
  choice.isNone = false;
  choice.isRefused = !choice.cards.has(code) && choice.cards.size === count;
  if (!choice.isRefused) flip(choice.cards, code);
}

function flipNoCards(choice) {
  choice.isNone = !choice.isNone;
  choice.isRefused = false;
  choice.cards.clear();
}

function cardsView(card) {
  const { form } = card.data;
  const { cards, isNone, isRefused } = card.choice;
  const press = (code) => ({ click: () => card.choose(() => flipCard(form, card.choice, code)) });
  return [
    el("div", { class: "laid", role: "group", "aria-labelledby": "title" }, form.from.map((token, index) => {
      const on = cards.has(token.c);
      return el("button", { type: "button", class: on ? "lift on" : "lift", "aria-pressed": String(on), "aria-label": token.n, "data-focus": token.c, on: press(token.c) },
        face(token), el("span", { class: "box" }, on ? shape("check") : null),
        card.data.keys === false ? null : el("kbd", { "aria-hidden": "true" }, String(index + 1)));
    })),
    el("p", { class: isRefused ? "counter refused" : "counter", role: "status" }, `${cards.size} / ${form.count}`),
    form.none ? el("div", { class: "options statements" }, pushButton(card, { id: "no-cards", key: NONE_KEY, label: form.none.label, on: isNone, press: () => card.choose(() => flipNoCards(card.choice)) })) : null,
  ];
}
