// The mounted Floor: what is laid out, what was changed and not yet answered for, which step is lit.

SHAPES.more = "M6 9l6 6 6-6";

class Floor {
  constructor(root) {
    this.root = root;
    this.pending = [];
    this.last = 0;
    this.step = 0;
    this.deck = new Deck(this);
    this.sheet = new SeatSheet(this);
    this.head = el("header", { class: "question" });
    this.table = el("div", { class: "table" });
    this.side = el("div", { class: "side" });
    this.file = new FilePart(this);
    this.peek = new Peek(this);
    this.live = el("div", { class: "unseen", role: "status" });
    root.replaceChildren(el("style", {}, STYLE), el("div", { class: "page" }, this.head, this.table, this.side, this.file.node, this.peek.node), this.live, this.deck.dialog, this.sheet.dialog);
  }

  close() {
    this.peek.watch.disconnect();
  }

  /** New data from the server. Steps sent since then are not in it yet, so the cards among them are laid again. */
  update({ data, setTriggerValue }) {
    this.trigger = setTriggerValue;
    this.pending = this.pending.filter(({ n }) => n > data.ack);
    this.last = Math.max(this.last, data.ack);
    const asked = JSON.stringify([data.ruling.verdict, data.ruling.steps]);
    if (asked !== this.asked) this.step = 0;
    if (this.asked && asked !== this.asked) this.live.textContent = data.ruling.verdict.map((part) => part.t ?? part.n).join("");
    this.asked = asked;
    this.data = data;
    this.pending.forEach((message) => this.lay(message));
    this.draw();
    this.address();
  }

  /** Every step is sent with those still unanswered, each with its number: none is lost or done twice. */
  send(message) {
    this.pending.push({ ...message, n: ++this.last });
    this.lay(message);
    this.draw();
    this.trigger("moves", this.pending.slice());
    return this.last;
  }

  /** A card is seen at once, before its ruling comes back. */
  lay(message) {
    if (message.do !== "card" && message.do !== "common") return;
    const slot = slotAt(this, message.do === "common" ? { row: "common" } : message);
    if (slot) slot.card = this.data.deck.find(({ c }) => c === message.card) ?? null;
  }

  draw() {
    const { root, data } = this;
    root.dir = data.dir;
    root.lang = data.lang;
    root.dataset.theme = theme(root);
    const open = new Set([...root.querySelectorAll("[data-open][open]")].map((node) => node.dataset.open));
    const again = this.held(root);
    this.head.replaceChildren(...floorHead(this));
    this.table.replaceChildren(floorTable(this), floorActs(this));
    this.side.replaceChildren(...[...floorAsks(this), floorIncident(this)].filter(Boolean), floorRuling(this), floorShare(this));
    for (const node of root.querySelectorAll("[data-open]")) node.open = open.has(node.dataset.open);
    this.file.update();
    this.peek.update();
    if (this.deck.dialog.open) this.deck.draw();
    if (this.sheet.dialog.open) this.sheet.draw();
    this.mark();
    again();
  }

  /** Remember the focus within a part and what is being typed there; the function returned brings both back. */
  held(part) {
    const focused = this.root.getRootNode().activeElement;
    const name = part.contains(focused) ? focused?.dataset.focus : undefined;
    if (!name) return () => {};
    const typed = focused.matches("input") ? [focused.value, focused.selectionStart, focused.selectionEnd] : null;
    return () => {
      const node = [...part.querySelectorAll("[data-focus]")].find((each) => each.dataset.focus === name);
      if (!node) return;
      if (typed && document.activeElement) [node.value] = typed;
      node.focus({ preventScroll: true });
      if (typed) node.setSelectionRange(typed[1], typed[2]);
    };
  }

  focus(name) {
    [...this.root.querySelectorAll("[data-focus]")].find((node) => node.dataset.focus === name)?.focus({ preventScroll: true });
  }

  openDeck(place) {
    this.deck.open(place);
  }

  openSeat(seat) {
    this.sheet.open(seat);
  }

  /** Show on the table which place the deck is open for, clear of the deck. */
  aim(place) {
    for (const node of this.root.querySelectorAll(".slot.aim")) node.classList.remove("aim");
    if (!place) return;
    const name = `slot:${place.seat}:${place.row}:${place.at}`;
    const slot = [...this.root.querySelectorAll(".slot")].find((node) => node.dataset.focus === name);
    slot?.classList.add("aim");
    slot?.closest(".seat, .common").scrollIntoView({ block: matchMedia("(max-width: 700px)").matches ? "start" : "nearest" });
  }

  showStep(index) {
    this.step = index;
    this.mark();
  }

  mark() {
    const { steps } = this.data.ruling;
    readStep(this.root, this.root, steps[this.step], this.step);
  }

  /** Keep the situation in the page's own address, so that a reload and a bookmark have it. */
  address() {
    if (!this.data.link) return;
    const here = new URL(location.href);
    if (here.searchParams.get("s") === this.data.link) return;
    here.searchParams.set("s", this.data.link);
    history.replaceState(history.state, "", here);
  }
}
