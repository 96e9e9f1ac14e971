// The deck: all 52 cards, those on the table greyed out. A rank and a suit typed one after the other pick one too.

const RANKS_TYPED = { 1: "T", t: "T", j: "J", q: "Q", k: "K", a: "A" };

/** The slot at a place of the table, or undefined. */
function slotAt(floor, place) {
  const { table } = floor.data;
  if (place.row === "common") return table.common;
  if (place.row === "incident") return floor.data.incident?.fields.find(({ type }) => type === "card");
  return table.seats.find(({ seat }) => seat === place.seat)?.[place.row][place.at];
}

/** The next upcard to deal after a place: round the table, then the next card of each; undefined when all are there. */
function nextHole(floor, place) {
  const { seats } = floor.data.table;
  const order = seats.flatMap((seat) => seat.faded ? [] : seat.up.map((slot, at) => ({ seat: seat.seat, row: "up", at, slot })));
  order.sort((a, b) => a.at - b.at);
  const from = order.findIndex(({ seat, at }) => seat === place.seat && at === place.at);
  return [...order.slice(from + 1), ...order.slice(0, from + 1)].find(({ slot }) => !slot.card);
}

/** Cards lie without gaps: a place beyond the first empty one means that one. */
function firstFree(floor, place) {
  if (place.row !== "up") return place;
  const seat = floor.data.table.seats.find((each) => each.seat === place.seat);
  const filled = seat.up.filter(({ card }) => card).length;
  return { ...place, at: Math.min(place.at, filled) };
}

class Deck {
  constructor(floor) {
    this.floor = floor;
    this.dialog = el("dialog", { class: "sheet deck", on: {
      close: () => this.closed(),
      keydown: (event) => this.key(event),
      click: (event) => event.target === this.dialog && this.dialog.close(),
    } });
  }

  open(place) {
    this.place = firstFree(this.floor, place);
    this.rank = "";
    if (!this.dialog.open) this.dialog.showModal();
    this.draw();
    (this.dialog.querySelector("[data-card]:not([disabled])") ?? this.dialog.querySelector("button")).focus();
    this.floor.aim(this.place);
  }

  draw() {
    const { data } = this.floor;
    const slot = slotAt(this.floor, this.place);
    if (!slot) return this.dialog.close();
    const used = new Set([...data.table.seats.flatMap((seat) => [...seat.up, ...seat.down]), data.table.common].map((each) => each?.card?.c));
    const held = this.dialog.contains(this.active()) ? this.active().dataset.card : null;
    this.dialog.setAttribute("aria-label", slot.label);
    const suits = ["s", "h", "d", "c"].map((suit) => el("div", { class: "suit", role: "group" },
      data.deck.filter((card) => suitOf(card) === suit).reverse().map((card) => el("button", {
        type: "button",
        class: `pick ${suit}`,
        "data-card": card.c,
        "aria-label": card.n,
        disabled: this.place.row !== "incident" && used.has(card.c) && card.c !== slot.card?.c,
        on: { click: () => this.pick(card) },
      }, card.l, shape(suit)))));
    this.dialog.replaceChildren(
      el("div", { class: "bar top" },
        el("strong", { "aria-live": "polite" }, slot.label),
        el("span", { class: "soft desk" }, this.rank || data.labels["deck-hint"]),
        slot.card ? el("button", { type: "button", class: "button", on: { click: () => this.pick(null) } }, data.labels["deck-clear"]) : null,
        el("button", { type: "button", class: "button", on: { click: () => this.dialog.close() } }, data.labels.close)),
      el("div", { class: "suits" }, suits));
    if (held) this.dialog.querySelector(`[data-card="${held}"]`)?.focus();
  }

  active() {
    return this.floor.root.getRootNode().activeElement;
  }

  /** Put the card there; go on to the next card to deal, or back to the table. */
  pick(card) {
    const place = this.place;
    const wasEmpty = !slotAt(this.floor, place).card;
    const code = card?.c ?? null;
    if (place.row === "common") this.floor.send({ do: "common", card: code });
    else if (place.row === "incident") this.floor.send({ do: "incident", key: "card", value: code });
    else this.floor.send({ do: "card", ...place, card: code });
    const next = card && wasEmpty && place.row === "up" ? nextHole(this.floor, place) : undefined;
    if (next) this.open(next);
    else this.dialog.close();
  }

  closed() {
    this.floor.aim(null);
    this.floor.focus(`slot:${this.place.seat}:${this.place.row}:${this.place.at}`);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    const key = event.key.toLowerCase();
    const buttons = [...this.dialog.querySelectorAll("[data-card]:not([disabled])")];
    if (key.startsWith("arrow")) this.step(event, key, buttons);
    else if (key === "backspace" || key === "delete") this.pick(null);
    else if (this.rank && "shdc".includes(key)) buttons.find((button) => button.dataset.card === this.rank + key)?.click();
    else if (/^[2-9tjqka1]$/.test(key)) {
      this.rank = RANKS_TYPED[key] ?? key;
      this.draw();
    } else return;
    event.preventDefault();
  }

  /** The nearest card in the arrow's direction, as it lies on the screen. */
  step(event, key, buttons) {
    const from = this.active().getBoundingClientRect();
    const across = key === "arrowleft" || key === "arrowright";
    const sign = key === "arrowleft" || key === "arrowup" ? -1 : 1;
    const far = (button) => {
      const to = button.getBoundingClientRect();
      const along = sign * (across ? to.left - from.left : to.top - from.top);
      const aside = Math.abs(across ? to.top - from.top : to.left - from.left);
      return along > 4 && (!across || aside < 4) ? along + 3 * aside : Infinity;
    };
    const best = buttons.reduce((least, button) => (far(button) < far(least) ? button : least), this.active());
    if (far(best) < Infinity) best.focus();
  }
}
