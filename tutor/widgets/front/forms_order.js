// Seats put in order by tapping them, best first. A seat tapped again comes out, and the next one tapped takes its place.

FORMS.order = {
  empty: () => ({ order: [], tied: new Set(), latest: null, atOnce: false }),
  from({ order, at_once: atOnce }, form) {
    const groups = form.ties ? order : order.map((seat) => [seat]);
    return { order: groups.flat(), tied: new Set(groups.flatMap((group) => group.slice(1))), latest: null, atOnce: Boolean(atOnce) };
  },
  open: (form, { order, atOnce }) => (atOnce || (order.length === form.seats.length && !order.includes(null)) ? null : "order"),
  answer(form, choice) {
    if (choice.atOnce) return { order: [], at_once: [...form.seats].sort((a, b) => a - b) };
    return { order: form.ties ? placesOf(choice).map((seats) => seats.sort((a, b) => a - b)) : choice.order };
  },
  tile(card, { seat }) {
    const at = placesOf(card.choice).findIndex((seats) => seats.includes(seat));
    return { press: () => card.choose(() => placeSeat(card.data.form, card.choice, seat)), pressed: at >= 0, place: at < 0 ? "" : String(at + 1) };
  },
  view(card) {
    const { form } = card.data;
    return [...(form.ties ? rankingView(card) : []), form.all ? el("div", { class: "options statements" }, atOnceButton(card)) : null];
  },
  bar: (card) => el("button", { type: "button", class: "button undo", "aria-disabled": card.choice.order.length ? null : "true", "data-focus": "undo", on: { click: () => card.choose(() => takeBack(card.choice)) } }, card.data.form.labels.undo),
  key(card, event) {
    const { data: { form }, choice } = card;
    if (event.key === "Backspace") return () => card.choose(() => takeBack(choice));
    if (form.ties && event.key.toLowerCase() === "t") return () => card.choose(() => tie(choice, choice.order.includes(choice.latest) ? choice.latest : choice.order.at(-1)));
    if (form.all && event.key === NONE_KEY) return () => card.choose(() => flipAtOnce(choice));
    const seat = keyedSeat(card.data, event);
    return seat ? () => card.choose(() => placeSeat(form, choice, seat.seat)) : null;
  },
};

/** The seats by place, those that are tied together; a place whose seat was taken out is empty. */
function placesOf({ order, tied }) {
  const places = [];
  for (const seat of order) {
    if (tied.has(seat)) places.at(-1).push(seat);
    else places.push(seat === null ? [] : [seat]);
  }
  return places;
}

/** Put a seat in the first free place, or take it out of its own. The last one left has no choice. */
function placeSeat({ seats }, choice, seat) {
  const { order } = choice;
  choice.atOnce = false;
  if (order.includes(seat)) return takeOut(choice, seat);
  fillPlace(order, seat);
  choice.latest = seat;
  const left = seats.filter((each) => !order.includes(each));
  if (left.length === 1) fillPlace(order, left[0]);
}

function fillPlace(order, seat) {
  const free = order.indexOf(null);
  order.splice(free < 0 ? order.length : free, 1, seat);
}

function takeOut({ order, tied }, seat) {
  const at = order.indexOf(seat);
  tied.delete(seat);
  tied.delete(order[at + 1]);
  order[at] = null;
  while (order.at(-1) === null) order.pop();
}

function takeBack(choice) {
  if (choice.order.length) takeOut(choice, choice.order.at(-1));
}

/** Tie a seat with the one before it, or part them. */
function tie({ order, tied }, seat) {
  if ((order[order.indexOf(seat) - 1] ?? null) !== null) flip(tied, seat);
}

/** "All at once" and an order exclude each other. */
function flipAtOnce(choice) {
  choice.atOnce = !choice.atOnce;
  choice.order.length = 0;
  choice.tied.clear();
}

function atOnceButton(card) {
  return pushButton(card, { id: "at-once", key: NONE_KEY, label: card.data.form.all.label, on: card.choice.atOnce, press: () => card.choose(() => flipAtOnce(card.choice)) });
}

/** The places in a line, and between two seats the button that ties them; beneath, what its sign means. */
function rankingView(card) {
  const { data: { form: { labels } }, choice } = card;
  const { order, tied } = choice;
  if (!order.length) return [];
  const line = el("ol", { class: "ranking", role: "list" }, order.map((seat, index) => el("li", {},
    seat === null || (order[index - 1] ?? null) === null ? null : el("button", {
      type: "button",
      class: tied.has(seat) ? "tie on" : "tie",
      "aria-pressed": String(tied.has(seat)),
      "aria-label": `${labels.tie}: ${seat}`,
      title: labels.tie,
      "data-focus": `tie:${seat}`,
      on: { click: () => card.choose(() => tie(choice, seat)) },
    }, shape(tied.has(seat) ? "equal" : "on")),
    el("span", { class: "no" }, seat === null ? "" : String(seat)))));
  return [line, el("p", { class: "hint legend", "aria-hidden": "true" }, shape("equal"), labels.tie)];
}
