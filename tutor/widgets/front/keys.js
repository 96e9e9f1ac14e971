// The keyboard: digits and option keys answer, Enter sends and goes on, n goes on, h gives a hint, the arrows step.

// Where a key means something to the page itself.
const TYPING = "input, textarea, select, [contenteditable=''], [contenteditable=true], [role=dialog], [role=listbox], [role=menu], [role=combobox]";

// How long after the verdict has appeared, in milliseconds, Enter still counts as part of the answer: some questions ask for it, some do not.
const HASTE = 800;

function justAnswered({ answeredAt }) {
  return Date.now() - answeredAt < HASTE;
}

/** True when Enter belongs to whatever has the focus: a link, a fold-out, a button that is no answer, another widget. */
function enterIsTaken(card, target) {
  if (target === document.body || target === document.documentElement) return false;
  if (!card.root.contains(target)) return true;
  if (target.matches("[aria-pressed], [role=radio]")) return false;
  return target.matches("a, button, summary");
}

function forwardKey({ dir }) {
  return dir === "rtl" ? "ArrowLeft" : "ArrowRight";
}

/** What a key does to the card now, or null when the key is not ours. */
function actionFor(card, event, target) {
  const { data } = card;
  if (event.key === "Enter" && enterIsTaken(card, target)) return null;
  if (data.phase === "answered") {
    if (event.key === "Enter" && justAnswered(card)) return () => {};
    if (event.key === "Enter" || event.key.toLowerCase() === "n") return () => card.next();
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") return () => card.showStep(card.step + (event.key === forwardKey(data) ? 1 : -1));
    return null;
  }
  const { form } = data;
  if (data.phase === "retry") {
    if (event.key === "Enter" && !isMended(card)) return justAnswered(card) ? () => {} : () => card.showRuling();
    if (event.key.toLowerCase() === "h") return () => card.showHint();
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") return () => card.readHint(card.step + (event.key === forwardKey(data) ? 1 : -1));
  }
  if (event.key === "Enter") return form.submit ? () => card.submit() : null;
  if (FORMS[form.type]) return FORMS[form.type].key?.(card, event) ?? null;
  if (form.type === "options") {
    const option = form.options.find(({ key }) => key?.toLowerCase() === event.key.toLowerCase());
    return option ? () => card.choose(() => flip(card.choice.options, option.id)) : null;
  }
  if (form.type === "seat" && form.none && event.key === NONE_KEY) return () => card.answerSeat(null);
  const seat = keyedSeat(data, event);
  if (!seat || triedSeat(data, seat)) return null;
  if (form.type === "seat") return () => card.answerSeat(seat.seat);
  return () => card.choose(() => cycleSeat(card.choice, form.sides.map(({ id }) => id), seat.seat));
}

function onKey(card, event) {
  if (card.data.keys === false) return; // one of several cards on a page: a key would answer them all
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
  const path = event.composedPath();
  if (path.some((node) => node instanceof Element && node.matches(TYPING))) return;
  const act = actionFor(card, event, path[0]);
  if (!act) return;
  event.preventDefault();
  event.stopImmediatePropagation(); // Streamlit gives C and R meanings of its own
  if (!event.repeat || event.key.startsWith("Arrow")) act();
}
