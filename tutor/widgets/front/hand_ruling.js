// Beside the table: the rulings of a stop, what was played, where the record differs; the whole hand as a list.

/** The panel before the ruling is told: what to decide, and the button that tells. */
function askView(walk, stop) {
  const { labels } = walk.data;
  return el("div", { class: "panel ask-first" },
    el("p", {}, walk.guessable(stop) ? labels.guess : labels.think),
    walk.guessable(stop) ? el("p", { class: "hint desk" }, labels["guess-keys"]) : null,
    el("button", { type: "button", class: "button main", "data-focus": "show", on: { click: () => walk.tell() } }, el("span", { class: "label" }, labels.show)));
}

function guessView(walk, stop) {
  if (walk.guess?.at !== walk.at) return null;
  const right = walk.guess.seat === stop.seat;
  return el("p", { class: right ? "guess right" : "guess wrong" }, shape(right ? "check" : "cross"), right ? walk.data.labels.right : walk.data.labels.wrong);
}

function stepsView(walk, ruling, many, first) {
  return [
    many ? el("p", { class: "of" }, rich(ruling.verdict)) : null,
    stepButtons(walk, ruling.steps, first),
  ];
}

function whyView(walk, stop) {
  const { labels, cite } = walk.data;
  const steps = stop.rulings.flatMap((ruling) => ruling.steps);
  if (!steps.length) return null;
  let first = 0;
  const parts = stop.rulings.flatMap((ruling) => {
    const part = stepsView(walk, ruling, stop.rulings.length > 1, first);
    first += ruling.steps.length;
    return part;
  });
  const lines = [...new Set(stop.rulings.flatMap((ruling) => ruling.cite))].map((index) => cite[index]);
  return el("details", { class: "why-steps", "data-open": "why", on: { toggle: () => walk.mark() } },
    el("summary", { "data-focus": "why" }, labels.why),
    el("div", {}, parts),
    sourceLines(lines));
}

function handRuling(walk, stop) {
  const { data } = walk;
  if (!walk.told()) return askView(walk, stop);
  return el("div", { class: "panel" },
    el("div", { class: stop.rulings.length ? "answer-line good" : "answer-line hint" },
      guessView(walk, stop),
      stop.rulings.length ? el("small", {}, data.under) : null,
      stop.rulings.flatMap((ruling) => [el("p", {}, rich(ruling.verdict)), ruling.open ? el("p", { class: "open" }, ruling.open) : null])),
    stop.founds.length
      ? el("div", { class: "answer-line bad" }, el("small", {}, data.labels.found), stop.founds.map((found) => el("p", {}, found)))
      : null,
    stop.done ? el("p", { class: "done" }, stop.done) : null,
    whyView(walk, stop));
}

/** Every stop as a line, street by street; while what comes next is hidden, those so far. */
function wholeHand(walk) {
  const { stops, labels } = walk.data;
  const upTo = walk.hide ? Math.max(walk.seen, walk.at) : stops.length - 1;
  const parts = [];
  stops.slice(0, upTo + 1).forEach((stop, index) => {
    if (stop.street !== stops[index - 1]?.street) parts.push({ street: stop.street, lines: [] });
    const text = walk.told(index) ? stop.line : stop.hidden;
    parts.at(-1).lines.push(el("li", {}, el("button", {
      type: "button",
      class: stop.founds.length && walk.told(index) ? "line differs" : "line",
      "aria-current": index === walk.at ? "step" : null,
      "data-focus": `line:${index}`,
      on: { click: () => walk.go(index) },
    }, text)));
  });
  return el("details", { class: "whole", "data-open": "whole" },
    el("summary", { "data-focus": "whole" }, labels.whole),
    parts.map(({ street, lines }) => el("div", {}, el("h2", {}, street), el("ol", {}, lines))));
}
