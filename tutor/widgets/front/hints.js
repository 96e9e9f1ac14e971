// The second try: what is wrong with the answer so far, the hints one by one, and the way to the ruling.

// How many hints were shown is kept in the tab: a reload comes back to the same hints.
function hintsShown(id) {
  return Number(sessionStorage.getItem(`hints ${id}`)) || 0;
}

function keepHints(id, count) {
  if (count) sessionStorage.setItem(`hints ${id}`, count);
  else sessionStorage.removeItem(`hints ${id}`);
}

/** The first answer as a choice that can be mended: a side that was left to nobody is so still. */
function firstChoice({ form, chosen }) {
  const choice = choiceOf(chosen, form);
  choice.seat = null;
  for (const { id } of form.sides ?? []) if (form.none?.[id] && !sideOf(choice, id).size) choice.none.add(id);
  return choice;
}

/** Whether something else is chosen than the first time. A seat is answered by choosing it. */
function isMended({ data, choice }) {
  const { form } = data;
  return Boolean(form.submit) && JSON.stringify(answerFrom(form, choice)) !== JSON.stringify(answerFrom(form, firstChoice(data)));
}

/** What is sent for an answer: a second one says that it is one, and how many kinds of hints came before it. */
function answerSent({ data }, answer) {
  if (data.phase !== "retry") return { id: data.id, answer };
  const shown = new Set(data.retry.hints.slice(0, hintsShown(data.id)).map(({ kind }) => kind));
  return { id: data.id, answer: { ...answer, try: 2, hints: shown.size } };
}

/** The part of the first answer that is this seat alone: it has been tried. */
function triedSeat({ phase, form, retry }, seat) {
  return phase === "retry" && form.type === "seat" ? retry.given.parts.find((part) => part.seat === seat.seat) : undefined;
}

/** What an option was in the first answer: a sign and a word, also after it has been taken back. */
function triedOption({ phase, retry }, label) {
  const part = phase === "retry" ? retry.given.parts.find((each) => each.label === label) : undefined;
  return part ? el("small", { class: `tried ${part.mark}` }, shape(MARKS[part.mark]), part.word) : null;
}

/** Beneath what is answered: not yet, the wrong rule, what is right and what is wrong. Options say that themselves. */
function retryView({ data: { form, retry } }) {
  return el("div", { class: "panel" },
    el("div", { class: "verdict bad", tabindex: "-1" }, shape("cross"), el("span", {}, retry.verdict, retry.missing ? ` ${retry.missing}` : "")),
    retry.why ? el("div", { class: "why" }, el("p", {}, rich(retry.why))) : null,
    form.type === "options" ? null : givenView({ given: retry.given, ok: false }));
}

/** The hints shown so far, the newest first and nearest to the table. A new one alone is added, so that it alone is heard. */
function drawHints(card) {
  const { retry, id } = card.data;
  const box = card.hints;
  const shown = Math.min(hintsShown(id), retry.hints.length);
  box.setAttribute("aria-label", retry.labels.hints);
  if (box.children.length > shown) box.replaceChildren();
  for (let index = box.children.length; index < shown; index += 1) {
    box.prepend(el("p", { on: { click: () => card.readHint(index) } }, el("span", { class: "no", "aria-hidden": "true" }, String(index + 1)), el("span", {}, rich(retry.hints[index].text))));
  }
  markHint(card);
}

/** Let what the hint being read speaks of glow on the table. */
function markHint(card) {
  const shown = card.hints.children.length;
  light(card.root, shown ? card.data.retry.hints[card.step] : null);
  [...card.hints.children].forEach((line, at) => line.classList.toggle("read", shown - 1 - at === card.step));
}

function hintButton(card) {
  const { retry, id } = card.data;
  const shown = hintsShown(id);
  const next = retry.hints[shown];
  if (!next) return null;
  const goesOn = next.kind === retry.hints[shown - 1]?.kind;
  return el("button", { type: "button", class: "button clue", "data-focus": "hint", on: { click: () => card.showHint() } },
    card.data.keys === false ? null : el("kbd", { "aria-hidden": "true" }, "H"),
    el("span", { class: "label" }, retry.labels.next[goesOn ? "on" : next.kind]));
}

/** The button that leads on: once something else is chosen it checks that, until then it shows the ruling. */
function retryButton(card) {
  const { form, retry } = card.data;
  const press = () => (isMended(card) ? card.submit() : card.showRuling());
  if (!isMended(card)) return mainButton(card, "ruling", retry.labels.ruling, press);
  const open = stillOpen(form, card.choice);
  return mainButton(card, "ruling", form.submit, press, open && (form.missing?.[open] ?? " "));
}
