// What is asked, the ruling on it with its steps, what the other rulebooks say; or what is wrong, or still missing.

function floorAsks(floor) {
  const { asks, labels } = floor.data;
  const some = asks.some((ask) => ask.able);
  const now = asks.filter((ask) => ask.able || ask.on || !some);
  const later = asks.filter((ask) => !now.includes(ask));
  const group = (some) => el("div", { class: "asks", role: "group", "aria-label": labels.asks }, some.map((ask) => askButton(floor, ask)));
  return [
    now.length ? group(now) : null,
    later.length ? el("details", { class: "later", "data-open": "later" }, el("summary", {}, labels["asks-later"]), group(later)) : null,
  ].filter(Boolean);
}

function askButton(floor, ask) {
  return el("button", {
    type: "button",
    class: ["ask", ask.on ? "on" : "", ask.able ? "able" : ""].filter(Boolean).join(" "),
    "aria-pressed": String(ask.on),
    "data-focus": `ask:${ask.id}`,
    on: { click: () => floor.send({ do: "ask", ask: ask.id }) },
  }, ask.label);
}

function problemList(problems, name) {
  return problems.length ? el("ul", { class: name }, problemLines(problems)) : null;
}

function houseButton(floor, house, text) {
  return el("button", { type: "button", class: "house", title: house.use, "data-focus": `house:${house.id}`, on: { click: () => floor.send({ do: "rulebook", rulebook: house.id }) } },
    el("b", {}, house.label), text);
}

/** Those with another answer first, each with it; the others side by side under what they have in common. */
function housesView(floor) {
  const { ruling: { houses }, labels } = floor.data;
  const differing = houses.filter(({ stand }) => stand === "differs");
  const alike = ["open", "same", "impossible"].map((stand) => houses.filter((house) => house.stand === stand)).filter((some) => some.length);
  return el("div", { class: "houses" }, el("h2", {}, labels.houses),
    differing.map((house) => el("div", { class: "differs" }, houseButton(floor, house, [" ", el("span", {}, rich(house.text))]))),
    alike.map((some) => el("div", { class: some[0].stand }, el("span", { class: "stand" }, rich(some[0].text)), some.map((house) => houseButton(floor, house, null)))));
}

function floorRuling(floor) {
  const { ruling } = floor.data;
  const tone = { ruled: "good", wrong: "bad", missing: "hint" }[ruling.state];
  return el("div", { class: "panel" },
    el("div", { class: `answer-line ${tone}` }, el("small", {}, ruling.under), el("p", {}, rich(ruling.verdict)), ruling.open ? el("p", { class: "open" }, ruling.open) : null),
    problemList(ruling.problems, "problems"),
    problemList(ruling.notes, "problems notes"),
    ruling.steps.length ? stepButtons(floor, ruling.steps) : null,
    ruling.houses.length ? housesView(floor) : null,
    ruling.cite.length ? sourceLines(ruling.cite) : null);
}

/** The answer at the foot of a phone's screen while the ruling itself is out of sight; a tap leads there. */
class Peek {
  constructor(floor) {
    this.floor = floor;
    this.node = el("button", { type: "button", class: "peek", tabindex: "-1", "aria-hidden": "true", on: { click: () => this.panel.scrollIntoView({ block: "start" }) } });
    this.watch = new IntersectionObserver(([entry]) => this.node.classList.toggle("away", entry.isIntersecting));
  }

  update() {
    const { ruling } = this.floor.data;
    this.panel = this.floor.side.querySelector(".panel");
    this.watch.disconnect();
    this.watch.observe(this.panel.querySelector(".answer-line"));
    this.node.dataset.state = ruling.state;
    this.node.replaceChildren(el("span", {}, rich(ruling.verdict)), shape("more"));
  }
}
