// What the learner has chosen so far, kept in the browser until it is sent. No drawing here.

function emptyChoice(form) {
  return { seat: null, options: new Set(), sides: {}, none: new Set(), ...FORMS[form?.type]?.empty() };
}

/** The choice that an answer already sent amounts to, so that it can be shown again. */
function choiceOf(answer, form) {
  const choice = emptyChoice(form);
  if (answer && FORMS[form?.type]) return { ...choice, ...FORMS[form.type].from(answer, form) };
  choice.seat = answer?.seat ?? null;
  choice.options = new Set(answer?.options ?? []);
  for (const side of ["high", "low"]) choice.sides[side] = new Set(answer?.[side] ?? []);
  return choice;
}

function sideOf(choice, side) {
  return (choice.sides[side] ??= new Set());
}

function flip(set, value) {
  if (!set.delete(value)) set.add(value);
}

function flipSeat(choice, side, seat) {
  flip(sideOf(choice, side), seat);
  choice.none.delete(side);
}

/** "Nobody wins this side" and a winner of it exclude each other. */
function flipNone(choice, side) {
  flip(choice.none, side);
  if (choice.none.has(side)) sideOf(choice, side).clear();
}

/** One key walks a seat through every set of sides: none, the first, the second, both. */
function cycleSeat(choice, sides, seat) {
  const held = sides.map((side) => sideOf(choice, side).has(seat));
  const next = (held.reduce((sum, on, bit) => sum + (on ? 2 ** bit : 0), 0) + 1) % 2 ** sides.length;
  sides.forEach((side, bit) => {
    if (held[bit] !== Boolean(next & (2 ** bit))) flipSeat(choice, side, seat);
  });
}

/** What is still to be chosen, the options or a side by its name: a blank side is never sent by oversight. */
function stillOpen(form, choice) {
  if (FORMS[form.type]) return FORMS[form.type].open(form, choice);
  if (form.type === "options") return choice.options.size ? null : "options";
  return form.sides.find(({ id }) => !sideOf(choice, id).size && !choice.none.has(id))?.id ?? null;
}

/** The answer to send, or null while something is still open. */
function answerFrom(form, choice) {
  if (stillOpen(form, choice)) return null;
  if (FORMS[form.type]) return FORMS[form.type].answer(form, choice);
  if (form.type === "options") return { options: form.options.map(({ id }) => id).filter((id) => choice.options.has(id)) };
  const seats = (side) => [...sideOf(choice, side)].sort((a, b) => a - b);
  return { high: seats("high"), low: seats("low") };
}
