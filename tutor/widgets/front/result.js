// After the answer: the verdict, what the answer would have needed, the derivation, the clause; and the small links.

const MARKS = { right: "check", wrong: "cross", missed: "dash" };

/** Only addresses of the web leave the page: a link can never be a script. */
function safeHref(href) {
  const address = new URL(href, document.baseURI);
  return ["http:", "https:"].includes(address.protocol) ? address.href : null;
}

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

function stepList(card) {
  const { steps } = card.data.result;
  if (!steps?.length) return null;
  return el("ol", { class: "steps" },
    steps.map((step, index) => el("li", { on: { click: () => card.showStep(index) } }, el("span", {}, rich(step.text)))));
}

function resultView(card) {
  const { result } = card.data;
  return el("div", { class: "panel" },
    el("div", { class: `verdict ${result.ok ? "good" : "bad"}`, tabindex: "-1" }, shape(result.ok ? "check" : "cross"), el("span", {}, rich(result.verdict))),
    result.why || result.why_small
      ? el("div", { class: "why" }, el("p", {}, rich(result.why)), result.why_small ? el("small", {}, rich(result.why_small)) : null)
      : null,
    givenView(result),
    stepList(card),
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
  light(card.root, steps[card.step]);
  card.root.querySelectorAll(".steps li").forEach((item, index) => {
    if (index === card.step) item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
  });
  card.root.querySelector("[data-focus=back]")?.toggleAttribute("data-end", card.step === 0);
  card.root.querySelector("[data-focus=on]")?.toggleAttribute("data-end", card.step === steps.length - 1);
}

async function copyLink(share, button, label) {
  const address = safeHref(share.href);
  try {
    await navigator.clipboard.writeText(address);
    label.textContent = share.copied;
  } catch {
    // Without https there is no clipboard: show the address, selected, to be copied by hand.
    const field = el("input", { class: "address", readonly: true, value: address, "aria-label": share.label });
    button.replaceWith(field);
    field.focus();
    field.select();
  }
}

/** The table in words, and the link that gives this very question to somebody else. */
function extrasView(card) {
  const { table, share } = card.data;
  const label = el("span", { "aria-live": "polite" }, share?.label ?? "");
  const button = share ? el("button", { type: "button", class: "share", on: { click: () => copyLink(share, button, label) } }, shape("link"), label) : null;
  return el("div", { class: "extras" },
    table.as_text?.length
      ? el("details", {}, el("summary", {}, table.as_text_label), el("ul", {}, table.as_text.map((line) => el("li", {}, line))))
      : el("span"),
    button);
}
