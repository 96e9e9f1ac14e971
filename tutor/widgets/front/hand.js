// The mounted walk: which hand, at which stop, what is told already. Stepping is done here, without the server.

Object.assign(SHAPES, { first: "M6 4v16M19 4l-9 8 9 8", last: "M18 4v16M5 4l9 8-9 8" });

const IN_ADDRESS = ["seed", "game", "hand", "rulebook", "at"];
// Where a key means something to the page itself.
const KEYS_TAKEN = "textarea, select, input:not([type=range]), [contenteditable=''], [contenteditable=true], [role=dialog], [role=listbox], [role=menu], [role=combobox]";

class Walk {
  constructor(root) {
    this.root = root;
    this.pending = [];
    this.at = 0;
    this.seen = -1;
    this.step = 0;
    this.hide = globalThis.studTutorHand.hide ?? false;
    this.head = el("header", { class: "question" });
    this.table = el("div", { class: "table" });
    this.side = el("div", { class: "side" });
    this.heardAloud = el("p", { class: "unseen", role: "status" });
    this.bar = new Bar(this);
    this.file = new FilePart(this);
    root.replaceChildren(el("style", {}, STYLE), el("div", { class: "page" }, this.head, this.table, this.side,
      this.file.node, this.bar.node), this.heardAloud);
    this.open = new Set(root.clientWidth < 900 ? [] : ["whole"]);
    this.door = globalThis.studTutorHand;
    this.door.heard = (taken) => this.heard(taken);
    if (this.door.taken) this.heard(this.door.taken);
    this.keys = (event) => this.key(event);
    window.addEventListener("keydown", this.keys, true);
  }

  close() {
    window.removeEventListener("keydown", this.keys, true);
  }

  update({ data, setTriggerValue }) {
    this.trigger = setTriggerValue;
    const before = this.data;
    const other = before?.id !== data.id;
    this.data = data;
    if (other) {
      const { left } = this.door; // where this very hand was left for another page
      this.at = Math.min(left?.id === data.id ? left.at : data.at, data.stops.length - 1);
      this.seen = this.at - 1;
      this.guess = null;
      this.step = 0;
      this.ended = false;
    }
    this.draw();
    this.settle();
    if (before && other && this.head.getBoundingClientRect().top < 0) this.root.scrollIntoView();
  }

  /** The server has taken these steps, and knows that the end is on the screen or that it is not. */
  heard({ ack, ended }) {
    this.door.last = Math.max(this.door.last ?? 0, ack);
    this.pending = this.pending.filter(({ n }) => n > ack);
    if (this.pending.length || !this.data) return;
    this.ended = ended;
    this.settle();
  }

  /** Every step is sent with those still unanswered, each with its number: none is lost or done twice. */
  send(message) {
    const n = (this.door.last = (this.door.last ?? 0) + 1);
    this.pending.push({ ...message, n });
    this.trigger("moves", this.pending.slice());
    return n;
  }

  /** Whether the ruling of a stop is told: always, unless what comes next is hidden. */
  told(at = this.at) {
    return !this.hide || at <= this.seen;
  }

  guessable(stop) {
    return stop.rulings.some(({ ask }) => ask === "options");
  }

  go(to) {
    const at = Math.min(Math.max(to, 0), this.data.stops.length - 1);
    if (at === this.at) return;
    this.at = at;
    this.heardAloud.textContent = "";
    this.seen = Math.max(this.seen, at - 1);
    this.step = 0;
    this.draw();
    this.settle();
  }

  tell() {
    this.seen = Math.max(this.seen, this.at);
    this.draw();
    this.settle();
    this.heardAloud.textContent = this.side.querySelector(".answer-line").innerText;
  }

  guessed(seat) {
    this.guess = { at: this.at, seat };
    this.tell();
  }

  /** A tap leaves the focus nowhere, so that Enter tells the next ruling; with the keyboard it stays. */
  toggleHide({ detail, currentTarget }) {
    if (detail) currentTarget.blur();
    this.hide = this.door.hide = !this.hide;
    this.seen = this.at - 1;
    this.draw();
    this.settle();
  }

  /** The address names the stop; the server is told when the end is on the screen, where the chips are divided. */
  settle() {
    const { data } = this;
    this.door.left = { id: data.id, at: this.at };
    const ended = this.at === data.stops.length - 1 && this.told();
    if (ended !== this.ended) this.send({ do: "end", on: ended });
    this.ended = ended;
    if (!data.link) return;
    const here = new URL(location.href);
    for (const name of IN_ADDRESS) here.searchParams.delete(name);
    for (const [name, value] of new URLSearchParams(data.link)) here.searchParams.set(name, value);
    if (this.at) here.searchParams.set("at", this.at);
    if (here.href !== location.href) history.replaceState(history.state, "", here);
  }

  draw() {
    const { root, data } = this;
    const stop = data.stops[this.at];
    root.dir = data.dir;
    root.lang = data.lang;
    root.dataset.theme = theme(root);
    for (const node of root.querySelectorAll("[data-open]")) this.open[node.open ? "add" : "delete"](node.dataset.open);
    const focused = root.getRootNode().activeElement?.dataset?.focus;
    this.head.replaceChildren(el("p", { class: "small" }, stop.small), el("h1", { id: "title", class: "title", tabindex: "-1" }, this.told() ? stop.title : stop.hidden));
    this.drawn = this.tableOf(stop);
    this.table.replaceChildren(...[tableView(this.drawn, (seat) => this.controls(stop, seat), true), actsView(this.drawn)].filter(Boolean));
    this.side.replaceChildren(handRuling(this, stop), moreHands(this), wholeHand(this), this.extras());
    this.bar.update(stop, this.told());
    for (const node of root.querySelectorAll("[data-open]")) node.open = this.open.has(node.dataset.open);
    this.file.update();
    this.mark();
    const again = focused && root.getRootNode().activeElement?.dataset?.focus !== focused;
    if (again) [...root.querySelectorAll("[data-focus]")].find((node) => node.dataset.focus === focused)?.focus({ preventScroll: true });
    this.scrollList();
  }

  /** Keep the present line of the list in sight, without moving the page. */
  scrollList() {
    const list = this.side.querySelector(".whole");
    const line = list?.querySelector("[aria-current]");
    if (line) list.scrollTop = line.offsetTop - list.clientHeight / 2;
  }

  tableOf(stop) {
    const told = this.told();
    const seats = stop.looks.map((look, at) => this.data.looks[told ? stop.told[at] ?? look : look]);
    const { table } = this.data;
    const lines = [stop.pot, table.stakes, ...seats.map(({ name }) => name), stop.community_label, ...stop.acts.map(({ seat, text }) => `${seat} ${text}`)];
    return {
      ...table,
      seats: seats.map((seat) => this.guess?.at === this.at && told && this.guess.seat === seat.seat ? { ...seat, mark: seat.seat === stop.seat ? "right" : "wrong" } : seat),
      acts: stop.acts,
      pot: stop.pot,
      community: stop.community,
      community_label: stop.community_label,
      as_text: lines.filter(Boolean),
    };
  }

  controls(stop, seat) {
    return this.told() || !this.guessable(stop) || seat.faded ? {} : { press: () => this.guessed(seat.seat) };
  }

  /** The table in words, and a link that opens this hand at this stop. */
  extras() {
    const { link, long, labels } = this.data;
    const share = link ? { label: labels["copy-link"], copied: labels.copied, href: `?${link}${this.at ? `&at=${this.at}` : ""}` } : null;
    const view = extrasView({ data: { table: this.drawn, share } });
    view.querySelector("details").dataset.open = "text";
    if (!share) view.append(el("p", { class: "soft" }, long));
    return view;
  }

  showStep(index) {
    this.step = index;
    this.mark();
  }

  /** The cards and seats of the step being read glow, once the reasons are open. */
  mark() {
    const why = this.root.querySelector("[data-open=why]");
    const steps = this.data.stops[this.at].rulings.flatMap((ruling) => ruling.steps);
    readStep(this.root, why, why?.open ? steps[this.step] : null, this.step);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing || event.defaultPrevented) return;
    const path = event.composedPath().filter((node) => node instanceof Element);
    if (path.some((node) => node.matches(KEYS_TAKEN))) return;
    const act = this.actionFor(event.key, path[0]);
    if (!act) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // Streamlit gives C and R meanings of its own
    act();
  }

  actionFor(key, target) {
    const forward = this.data.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (key === "ArrowLeft" || key === "ArrowRight") return () => this.go(this.at + (key === forward ? 1 : -1));
    if (key === "Home") return () => this.go(0);
    if (key === "End") return () => this.go(Infinity);
    if (this.told()) return null;
    if (key === "Enter" && !target?.matches("a, button, summary")) return () => this.tell();
    const stop = this.data.stops[this.at];
    const seat = this.guessable(stop) ? this.drawn.seats.find((each) => String(each.seat) === key && !each.faded) : null;
    return seat ? () => this.guessed(seat.seat) : null;
  }
}

/** Beneath the ruling: hide what comes next, another hand, the other hands of the text and what is wrong with them. */
function moreHands(walk) {
  const { labels, hands, damaged, note } = walk.data;
  const pick = hands.length > 1
    ? el("label", { class: "field" }, el("span", {}, labels["of-text"]), el("select", { "data-focus": "pick", "aria-label": labels["of-text"], on: { change: (event) => walk.send({ do: "pick", hand: Number(event.target.value) }) } },
        hands.map(({ label, on }, at) => el("option", { value: at, selected: on }, label))))
    : null;
  return el("div", { class: "more-hands" },
    note ? el("p", { class: "note" }, note) : null,
    el("div", { class: "row" },
      el("button", { type: "button", class: walk.hide ? "button on" : "button", "aria-pressed": String(walk.hide), "data-focus": "hide", on: { click: (event) => walk.toggleHide(event) } }, el("span", { class: "label" }, labels.hide), shape("check")),
      el("button", { type: "button", class: "button", "data-focus": "again", on: { click: () => walk.send({ do: "again" }) } }, el("span", { class: "label" }, labels.again))),
    pick,
    damaged.length
      ? el("details", { class: "damaged", "data-open": "damaged" }, el("summary", {}, labels.damaged), el("ul", { class: "problems" }, problemLines(damaged)))
      : null,
    el("p", { class: "hint desk" }, labels.keys));
}
