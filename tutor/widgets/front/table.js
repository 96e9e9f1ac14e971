// The table from the dealer's chair: the first seat at the left hand, clockwise up, across and down the right.

/**
 * Where each of `count` seats sits: a row and a side of the ring, and how far the oval pushes it inwards (0 to 1).
 * An odd seat out sits opposite the dealer. The dealer takes one place of the circle, at the bottom, where the rim is narrow.
 */
function ring(count) {
  const pairs = Math.floor(count / 2);
  const odd = count % 2;
  return Array.from({ length: count }, (_, index) => {
    const beside = index === 0 || index === count - 1;
    const inset = Math.max(beside ? 0.15 : 0, 1 - Math.abs(Math.sin((2 * Math.PI * (index + 1)) / (count + 1))));
    if (odd && index === pairs) return { row: 1, side: "top", inset };
    if (index < pairs) return { row: pairs + odd - index, side: "left", inset };
    return { row: index - pairs + 1, side: "right", inset };
  });
}

/** The short words in a seat's corner: what it did, its chips in front and those it has left. A badge says "your answer". */
function words(seat, badged) {
  const note = badged && seat.mark === "wrong" ? "" : seat.note;
  if (!note && !seat.front && !seat.stack) return null;
  return el("span", { class: "words", dir: "auto" },
    note ? el("span", { class: "note" }, note) : null,
    note && seat.front ? el("br") : null,
    seat.front ? el("span", { class: "front" }, shape("chip"), seat.front) : null,
    seat.stack ? " " : null,
    seat.stack ? el("span", { class: "stack" }, seat.stack) : null);
}

/**
 * One seat. `controls` says what a tap does: `press` makes the whole tile a button (`pressed` when it can be undone,
 * with `place` what stands in its box in place of a tick), `toggles` puts buttons in its head, `badges` the parts of
 * an answer already given.
 */
function seatTile(seat, place, controls) {
  const shown = seat.down.some((card) => card !== null);
  const backs = shown || !seat.down.length ? null : el("span", { class: "backs" }, seat.down.map(() => el("i")));
  const badged = controls.badges?.length > 0;
  const badges = badged ? el("span", { class: "badges" }, controls.badges) : null;
  const beneath = shown && (controls.toggles || badged); // the head has no room for words as well
  const corner = controls.toggles
    ? el("span", { class: "toggles" }, controls.toggles)
    : el("span", { class: "corner" },
        beneath ? badges : words(seat, badged),
        controls.pressed === undefined ? null
          : controls.place === undefined ? el("span", { class: "box" }, controls.pressed ? shape("check") : null)
            : el("span", { class: "box place" }, controls.place));
  const head = el("span", { class: "head", "aria-hidden": controls.toggles ? null : "true" },
    el("span", { class: "no", "aria-hidden": "true" }, String(seat.seat)), backs, corner);
  const hands = el("span", { class: "hands", "aria-hidden": "true" },
    el("span", { class: "up" }, seat.up.map(face)),
    shown ? el("span", { class: "down" }, seat.down.map(face)) : null,
    beneath ? words(seat, badged) : badges);
  return el(controls.press ? "button" : "div", {
    class: ["seat", seat.up.length < 3 ? "few" : "", seat.mark, seat.faded ? "faded" : "", controls.pressed || controls.picked || badged ? "pick" : ""].filter(Boolean).join(" "),
    type: controls.press ? "button" : null,
    role: controls.press ? null : "group",
    "aria-label": controls.place ? `${controls.place}. ${seat.name}` : seat.name,
    "aria-pressed": controls.pressed === undefined ? null : String(controls.pressed),
    "data-seat": String(seat.seat),
    "data-side": place.side,
    style: { "--row": place.row, "--inset": place.inset.toFixed(3) },
    on: controls.press ? { click: controls.press } : {},
  }, head, hands);
}

/** The one card that counts for everybody, its name heard once. */
function commonCard({ community, community_label: label }) {
  if (!community) return null;
  const name = label.includes(community.n) ? label : `${label} ${community.n}`;
  return el("div", { class: "common", role: "img", "aria-label": name }, el("span", {}, label), face(community));
}

/**
 * The felt with its seats in dealing order; `controlsOf(seat)` gives each seat's controls. `low` asks for low tiles on a
 * phone, where the table is only looked at: what a seat did then stands beside its cards, or beneath three and more.
 */
function tableView(table, controlsOf, low = false) {
  const places = ring(table.seats.length);
  const widest = Math.max(1, ...table.seats.map((seat) => seat.up.length));
  const seats = table.seats.map((seat, index) => seatTile(seat, places[index], controlsOf(seat)));
  return el("div", { class: low ? "felt low" : "felt", role: "group", "aria-label": table.label, style: { "--cards": widest } },
    el("div", { class: "ring" }, seats),
    el("div", { class: "base" },
      el("span", { class: "foot" }, table.foot),
      el("div", { class: "centre" },
        commonCard(table),
        table.pot ? el("span", { class: "pot" }, table.pot) : null,
        table.pots?.length ? el("span", { class: "pots" }, table.pots.map((pot) => el("span", {}, pot))) : null,
        table.stakes ? el("span", { class: "stakes" }, table.stakes) : null)));
}

/** The street's acts in order, the wagers among them standing out: whoever counts the raises counts these. */
function actsView({ acts, acts_label: label }) {
  if (!acts?.length) return null;
  return el("ol", { class: "acts", role: "list", "aria-label": label },
    acts.map(({ seat, text, wager }) => el("li", { class: wager ? "wager" : null }, el("span", { class: "no" }, String(seat)), " ", text)));
}

/** Let the cards of one step of the explanation glow, and the numbers of its seats. */
function light(root, step) {
  const cards = new Set(step?.cards ?? []);
  const seats = new Set((step?.seats ?? []).map(String));
  for (const card of root.querySelectorAll("[data-card]")) card.classList.toggle("hot", cards.has(card.dataset.card));
  for (const seat of root.querySelectorAll("[data-seat]")) seat.classList.toggle("named", seats.has(seat.dataset.seat));
}
