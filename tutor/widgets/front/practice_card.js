// The mounted card: what is on the screen, what was chosen, what was sent.

// An answer is sent once. If nothing comes back (the server is away), the learner may try again after this long.
const PATIENCE = 3000;
// Only after this long without a sign is a learner told that an answer waits, unless the connection is known to be lost.
const UNNOTICED = 2000;

class Card {
  constructor(root) {
    this.root = root;
    this.sent = {};
    this.answeredAt = 0; // when the verdict appeared, if it did so here
    this.question = el("header", { class: "question" });
    this.table = el("div", { class: "table" });
    this.side = el("div", { class: "side" });
    this.live = el("div", { class: "live", role: "status" });
    this.late = el("p", { class: "late", role: "status" });
    root.replaceChildren(el("style", {}, STYLE), el("div", { class: "page" }, this.question, this.table, this.side), this.late);
    this.keys = (event) => event.isTrusted && onKey(this, event); // a key made by drawAnew is not the learner's
    window.addEventListener("keydown", this.keys, true);
    connection().cards.add(this);
  }

  close() {
    window.removeEventListener("keydown", this.keys, true);
    clearTimeout(this.timer);
    connection().cards.delete(this);
    this.watcher?.disconnect();
  }

  /** Take new data in. A new question forgets the choice; the same one keeps it. */
  update({ data, setTriggerValue }) {
    const before = this.data;
    this.data = data;
    this.trigger = setTriggerValue;
    const isNew = before?.id !== data.id;
    const answered = data.phase === "answered";
    const justAnswered = answered && (isNew || before.phase === "ask");
    if (isNew || justAnswered) {
      this.choice = answered ? choiceOf(data.chosen) : emptyChoice();
      this.step = 0;
      this.isNear = false;
    }
    if (!answered) {
      this.sent = {};
      this.choice.seat = null;
    }
    const cameHere = before?.phase === "ask" && justAnswered;
    if (cameHere) this.answeredAt = Date.now();
    this.draw();
    if (before && isNew) connection().unsent.delete(before.id);
    if (cameHere) connection().unsent.delete(data.id);
    if (!before && !connection().isBroken()) this.sendAgain();
    this.tellWhatWaits();
    if (before && isNew) this.lookAt(this.question.querySelector(".title"));
    else if (before && justAnswered) this.lookAt(this.root.querySelector(".verdict"));
  }

  draw() {
    const { root, data } = this;
    root.dir = data.dir ?? "ltr";
    root.lang = data.lang ?? "";
    root.dataset.theme = theme(root);
    root.dataset.phase = data.phase;
    root.dataset.form = data.form?.type ?? "";
    root.toggleAttribute("data-among", data.keys === false); // one of several cards on a page keeps its button to itself
    this.question.replaceChildren(el("p", { class: "small" }, data.small), el(`h${data.level ?? 1}`, { id: "title", class: "title", tabindex: "-1" }, data.title));
    this.redrawTable();
    if (data.phase === "answered") {
      this.live.replaceChildren(resultView(this));
      this.side.replaceChildren(this.live, extrasView(this), stepBar(this));
      markStep(this);
    } else {
      this.live.replaceChildren();
      this.redrawAnswer();
    }
  }

  redrawTable() {
    const { form, result } = this.data;
    const differs = new Map(this.isNear ? result.near.differs.map((each) => [each.seat, each]) : []);
    const table = { ...this.data.table, seats: this.data.table.seats.map((each) => differs.get(each.seat) ?? each) };
    const parts = [this.isNear ? nearView(this, "near-back") : null, tableView(table, (seat) => seatControls(this, seat), form?.type === "options"), actsView(table)];
    this.table.replaceChildren(...parts.filter(Boolean));
  }

  redrawAnswer() {
    const open = this.root.querySelector("details")?.open ?? false;
    this.side.replaceChildren(this.live, answerView(this), extrasView(this));
    const details = this.side.querySelector("details");
    if (details) details.open = open;
    this.watcher?.disconnect();
    this.watcher = watchEnd(this.root);
  }

  /** Change the choice and draw it again, the focus where it was. */
  choose(change) {
    if (this.data.phase !== "ask" || this.waiting("answer")) return;
    const focused = this.root.getRootNode().activeElement;
    const name = focused?.dataset.focus ?? null;
    const seat = focused?.dataset.seat ?? null;
    change();
    this.redrawTable();
    this.redrawAnswer();
    const again = [...this.root.querySelectorAll("[data-focus], [data-seat]")]
      .find((node) => (name !== null && node.dataset.focus === name) || (seat !== null && node.dataset.seat === seat));
    again?.focus({ preventScroll: true });
  }

  answerSeat(seat) {
    if (!this.send("answer", { id: this.data.id, answer: { seat } })) return;
    this.choice.seat = seat;
    for (const tile of this.root.querySelectorAll("[data-seat]")) tile.classList.toggle("pick", tile.dataset.seat === String(seat));
  }

  submit() {
    const answer = answerFrom(this.data.form, this.choice);
    if (answer) this.send("answer", { id: this.data.id, answer });
  }

  next() {
    this.send("next", { id: this.data.id });
  }

  waiting(name) {
    if (connection().isBroken() && this.unsent()?.name === name) return true;
    return this.sent[name]?.id === this.data.id && Date.now() - this.sent[name].at < PATIENCE;
  }

  send(name, message) {
    if (this.waiting(name)) return false;
    this.sent[name] = { id: this.data.id, at: Date.now() };
    connection().unsent.set(this.data.id, { name, message });
    if (!connection().isLost) this.trigger(name, message);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tellWhatWaits(), UNNOTICED);
    this.tellWhatWaits();
    return true;
  }

  /** What waits for this question, unless the question has gone on without it. */
  unsent() {
    const waits = connection().unsent.get(this.data.id);
    return waits?.name === (this.data.phase === "ask" ? "answer" : "next") ? waits : null;
  }

  /** Once more what was sent before the connection was lost. The server may have it already: it takes only the first. */
  sendAgain() {
    const waits = this.unsent();
    if (!waits) return;
    this.sent = {};
    this.send(waits.name, waits.message);
  }

  tellWhatWaits() {
    const waits = this.unsent();
    const since = Date.now() - (this.sent[waits?.name]?.at ?? 0);
    const isLate = connection().isBroken() || (since >= UNNOTICED && !connection().isAtWork());
    this.late.textContent = waits && isLate ? this.data.waits?.[waits.name] ?? "" : "";
  }

  /** Lay the hand on the table on which the answer given would be right, or the one dealt. */
  showNear(isNear) {
    this.isNear = isNear;
    this.draw();
    this.lookAt(this.root.querySelector(`[data-focus=${isNear ? "near-back" : "near"}]`));
    if (isNear) this.table.scrollIntoView({ behavior: this.pace() });
  }

  showStep(index) {
    const count = this.data.result?.steps?.length ?? 0;
    if (!count) return;
    if (this.isNear) {
      this.isNear = false;
      this.draw();
    }
    this.step = Math.min(Math.max(index, 0), count - 1);
    markStep(this);
    this.root.querySelector(".steps li[aria-current]").scrollIntoView({ block: "nearest", behavior: this.pace() });
  }

  /** Bring a part into view and give it the focus, so that a screen reader reads on from there. */
  lookAt(part) {
    part.focus({ preventScroll: true });
    part.scrollIntoView({ block: "nearest", behavior: this.pace() });
  }

  pace() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  }
}
