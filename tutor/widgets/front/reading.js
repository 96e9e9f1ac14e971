// A ruling being read: its steps, of which one glows on the table, and its sources; and what is wrong, as a list.

/** Let the cards and seats of a step glow, and mark it among the steps of the list. */
function readStep(root, list, step, index) {
  light(root, step);
  list?.querySelectorAll(".steps li").forEach((item, at) => {
    if (at === index) item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
  });
}

/** The steps as buttons; `first` is the place of the first of them among all that the screen shows. */
function stepButtons(screen, steps, first = 0) {
  return el("ol", { class: "steps" }, steps.map((step, index) => el("li", {},
    el("button", { type: "button", class: "step", "data-focus": `step:${first + index}`, on: { click: () => screen.showStep(first + index) } }, el("span", {}, rich(step.text))))));
}

/** Each source with what its remark means behind it. */
function sourceLines(lines) {
  return el("div", { class: "cite" }, lines.map((line) => el("details", {}, el("summary", {}, line.text), el("p", {}, line.why))));
}

/** Problems as lines, each in its own language. */
function problemLines(problems) {
  return problems.map((one) => el("li", { lang: one.lang || null }, rich(one.text)));
}
