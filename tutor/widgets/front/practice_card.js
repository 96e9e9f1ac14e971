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
    this.hints = el("div", { class: "hints", role: "status", "aria-atomic": "false" });
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
    const justJudged = data.phase !== "ask" && (isNew || before.phase !== data.phase);
    if (isNew || justJudged) {
      const first = { ask: () => emptyChoice(data.form), retry: () => firstChoice(data), answered: () => choiceOf(data.chosen, data.form) };
      this.choice = first[data.phase]();
      this.step = data.phase === "retry" ? Math.max(0, hintsShown(data.id) - 1) : 0;
      this.isNear = false;
      this.hints.replaceChildren();
    }
    if (data.phase === "ask") keepHints(data.id, 0);
    if (!answered) {
      this.sent = {};
      this.choice.seat = null;
    }
    const cameHere = justJudged && before !== undefined && before.phase !== "answered";
    if (cameHere) this.answeredAt = Date.now();
    if (isNew || justJudged) this.draw();
    else this.keepingFocus(() => this.draw());
    if (before && isNew) connection().unsent.delete(before.id);
    if (cameHere) connection().unsent.delete(data.id);
    if (!before && !connection().isBroken()) this.sendAgain();
    this.tellWhatWaits();
    if (before && isNew) this.lookAt(this.question.querySelector(".title"));
    else if (before && justJudged) this.lookAt(this.root.querySelector(".verdict"));
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
      this.live.replaceChildren(...(data.phase === "retry" ? [retryView(this)] : []));
      this.redrawAnswer();
    }
  }

  redrawTable() {
    const { form, result } = this.data;
    const differs = new Map(this.isNear ? result.near.differs.map((each) => [each.seat, each]) : []);
    const table = { ...this.data.table, seats: this.data.table.seats.map((each) => differs.get(each.seat) ?? each) };
    const parts = [this.isNear ? nearView(this, "near-back") : null, tableView(table, (seat) => seatControls(this, seat), !answeredAtTheTable(form)), FORMS[form?.type]?.acts?.(this) ?? actsView(table)];
    this.table.replaceChildren(...parts.filter(Boolean));
  }

  redrawAnswer() {
    const open = this.root.querySelector("details")?.open ?? false;
    const isSecond = this.data.phase === "retry";
    this.side.replaceChildren(...(isSecond ? [] : [this.live]), answerView(this, isSecond ? [this.hints, this.live] : []), extrasView(this));
    if (isSecond) drawHints(this);
    const details = this.side.querySelector("details");
    if (details) details.open = open;
    this.watcher?.disconnect();
    this.watcher = watchEnd(this.root);
  }

  /** Whether the table and the buttons below it take an answer, the first or a second one. */
  isAsking() {
    return this.data.phase !== "answered";
  }

  /** Whether the choice can still be changed: not while it is on its way. */
  canChoose() {
    return this.isAsking() && !this.waiting("answer");
  }

  /** Change the choice and draw it again, the focus where it was. */
  choose(change) {
    if (this.canChoose()) this.redrawWith(change);
  }

  redrawWith(change) {
    this.keepingFocus(() => {
      change();
      this.redrawTable();
      this.redrawAnswer();
    });
  }

  /** Draw anew what may have the focus, and bring it back, with the place in a text that is being typed. */
  keepingFocus(draw) {
    const focused = this.root.getRootNode().activeElement;
    const name = focused?.dataset.focus ?? null;
    const seat = focused?.dataset.seat ?? null;
    const [from, to] = [focused?.selectionStart, focused?.selectionEnd];
    draw();
    const again = [...this.root.querySelectorAll("[data-focus], [data-seat]")]
      .find((node) => (name !== null && node.dataset.focus === name) || (seat !== null && node.dataset.seat === seat));
    again?.focus({ preventScroll: true });
    if (typeof from === "number") again?.setSelectionRange?.(from, to);
  }

  /** Take the focus to the part of this name, the caret behind what stands there. */
  focusOn(name) {
    const part = [...this.root.querySelectorAll("[data-focus]")].find((node) => node.dataset.focus === name);
    part?.focus();
    if (part?.value) part.setSelectionRange(part.value.length, part.value.length);
  }

  answerSeat(seat) {
    if (!this.send("answer", answerSent(this, { seat }))) return;
    this.choice.seat = seat;
    for (const tile of this.root.querySelectorAll("[data-seat]")) tile.classList.toggle("pick", tile.dataset.seat === String(seat));
    this.root.querySelector("[data-focus=nobody]")?.classList.toggle("on", seat === null);
  }

  submit() {
    const answer = answerFrom(this.data.form, this.choice);
    if (answer) this.send("answer", answerSent(this, answer));
  }

  /** In place of a second answer. */
  showRuling() {
    this.send("answer", answerSent(this, { ruling: true }));
  }

  /** The next hint: it stands next to the table, and what it speaks of glows there. */
  showHint() {
    const { id, retry } = this.data;
    const shown = hintsShown(id);
    if (shown >= retry.hints.length) return;
    this.redrawWith(() => {
      keepHints(id, shown + 1);
      this.step = shown;
    });
    this.hints.firstChild.scrollIntoView({ block: "nearest", behavior: this.pace() });
  }

  readHint(index) {
    if (!this.hints.children.length) return;
    this.step = Math.min(Math.max(index, 0), this.hints.children.length - 1);
    markHint(this);
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
    return waits?.name === (this.isAsking() ? "answer" : "next") ? waits : null;
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
