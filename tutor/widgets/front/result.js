// After the answer: the verdict, what the answer would have needed, the derivation, the clause; and the small links.

const MARKS = { right: "check", wrong: "cross", missed: "dash" };

/** The answer given, part by part, each marked by a sign and a word; what it lacks is there too. One right part is the verdict. */
function givenView({ given, ok }) {
  if (!given?.parts.length || (ok && given.parts.length === 1)) return null;
  return el("div", { class: "given" },
    el("p", { id: "given" }, given.label),
    el("ul", { "aria-labelledby": "given" },
      given.parts.map(({ label, mark, word }) => el("li", { class: mark }, shape(MARKS[mark]), label, " ", el("small", {}, word)))));
}

/** What the remarks beside the clauses mean, for whoever wants to know. */
function sourcesView({ sources }) {
  if (!sources?.meanings.length) return null;
  return el("details", {},
    el("summary", {}, sources.label),
    el("dl", {}, sources.meanings.flatMap(([remark, meaning]) => [el("dt", {}, remark), el("dd", {}, meaning)])));
}

/**
 * The smallest change under which the answer would be right, with a button that lays that hand on the table, and back.
 * It stands in the result as `near`, and as `near-back` over the table while another hand than the one dealt lies there.
 */
function nearView(card, name) {
  const { near } = card.data.result;
  if (!near) return null;
  return el("div", { class: "near" }, el("p", {}, rich(near.text)),
    el("button", { type: "button", class: "share", "data-focus": name, on: { click: () => card.showNear(!card.isNear) } },
      card.isNear ? near.labels.back : near.labels.show));
}

function stepList(card) {
  const { steps } = card.data.result;
  if (!steps?.length) return null;
  return el("ol", { class: "steps" },
    steps.map((step, index) => el("li", { on: { click: () => card.showStep(index) } }, el("span", {}, rich(step.text)))));
}

/** Of each other seat that could have been answered, what decides against it. */
function othersView({ others }) {
  if (!others) return null;
  return el("details", { class: "others" },
    el("summary", { "data-focus": "others" }, others.label),
    el("ul", {}, others.lines.map((line) => el("li", {}, rich(line)))));
}

function resultView(card) {
  const { result } = card.data;
  const [look, sign] = result.kept ? ["held", "chip"] : result.ok ? ["good", "check"] : ["bad", "cross"]; // kept: what it is worth is told later
  return el("div", { class: "panel" },
    el("div", { class: `verdict ${look}`, tabindex: "-1" }, shape(sign), el("span", {}, rich(result.verdict))),
    result.why || result.why_small
      ? el("div", { class: "why" }, el("p", {}, rich(result.why)), result.why_small ? el("small", {}, rich(result.why_small)) : null)
      : null,
    nearView(card, "near"),
    givenView(result),
    stepList(card),
    othersView(result),
    result.cite?.length || result.links?.length
      ? el("div", { class: "cite" },
          (result.cite ?? []).map((line) => el("p", {}, rich(line))),
          sourcesView(result),
          result.links?.length ? el("p", { class: "links" }, result.links.map(({ label, href }) => el("a", { href: safeHref(href) }, label))) : null)
      : null);
}

function stepBar(card) {
  const { labels, steps } = card.data.result;
  const stepper = (name, by) => el("button", { type: "button", class: "button step", "data-focus": name, on: { click: () => card.showStep(card.step + by) } },
    name === "back" ? shape("back") : null, el("span", { class: "label" }, labels[name]), name === "on" ? shape("on") : null);
  return el("div", { class: "bar" },
    steps?.length > 1 ? [stepper("back", -1), stepper("on", 1)] : [],
    mainButton(card, "next", labels.next, () => card.next()));
}

/** Mark the step being read, let its cards glow, and grey out the button that leads nowhere. */
function markStep(card) {
  const steps = card.data.result?.steps ?? [];
  readStep(card.root, card.root, card.isNear ? card.data.result.near : steps[card.step], card.step);
  card.root.querySelector("[data-focus=back]")?.toggleAttribute("data-end", card.step === 0);
  card.root.querySelector("[data-focus=on]")?.toggleAttribute("data-end", card.step === steps.length - 1);
}

/** The table in words, and the link that gives this very question to somebody else. */
function extrasView(card) {
  const { table, share } = card.data;
  return el("div", { class: "extras" },
    table.as_text?.length
      ? el("details", {}, el("summary", {}, table.as_text_label), el("ul", {}, table.as_text.map((line) => el("li", {}, line))))
      : el("span"),
    share ? shareButton(share) : null,
    card.data.report && card.data.phase === "answered" ? reportButton(card) : null);
}
