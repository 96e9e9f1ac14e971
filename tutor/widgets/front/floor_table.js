// The table to lay out: every place for a card is a button, and so is the head of every seat.

function slotButton(floor, slot, place) {
  const { card } = slot;
  const shown = card ? face(card) : slot.row === "down" ? face(null) : el("span", { class: "card empty", "aria-hidden": "true" }, "+");
  return el("button", {
    type: "button",
    class: "slot",
    "aria-label": slot.name,
    "aria-haspopup": "dialog",
    "data-focus": `slot:${place.seat}:${place.row}:${place.at}`,
    on: { click: () => floor.openDeck(place) },
  }, shown);
}

function slotRow(floor, seat, row) {
  return el("span", { class: row }, seat[row].map((slot, at) => slotButton(floor, { ...slot, row }, { seat: seat.seat, row, at })));
}

function floorTile(floor, seat, place) {
  const head = el("button", {
    type: "button",
    class: "head",
    "aria-label": seat.name,
    "aria-haspopup": "dialog",
    "data-focus": `seat:${seat.seat}`,
    on: { click: () => floor.openSeat(seat.seat) },
  },
    el("span", { class: "no", "aria-hidden": "true" }, String(seat.seat)),
    el("span", { class: "corner", "aria-hidden": "true" },
      el("span", { class: "words" }, seat.note ? el("span", { class: "note" }, seat.note) : null, seat.note && seat.chips ? " " : null,
        seat.chips ? el("span", { class: "stack" }, shape("chip"), seat.chips) : null)),
    shape("more"));
  return el("div", {
    class: ["seat", seat.acting ? "act" : "", seat.faded ? "faded" : ""].filter(Boolean).join(" "),
    role: "group",
    "aria-label": seat.name,
    "data-seat": String(seat.seat),
    "data-side": place.side,
    style: { "--row": place.row, "--inset": place.inset.toFixed(3) },
  }, head, el("span", { class: "hands" }, slotRow(floor, seat, "up"), slotRow(floor, seat, "down")));
}

function floorTable(floor) {
  const { table, labels } = floor.data;
  const places = ring(table.seats.length);
  const widest = Math.max(1, ...table.seats.map((seat) => seat.up.length));
  return el("div", { class: "felt", role: "group", "aria-label": labels.table, style: { "--cards": Math.max(3, widest) } },
    el("div", { class: "ring" }, table.seats.map((seat, index) => floorTile(floor, seat, places[index]))),
    el("div", { class: "base" },
      el("span", { class: "foot" }, table.foot),
      el("div", { class: "centre" },
        table.common
          ? el("div", { class: "common" }, el("span", { "aria-hidden": "true" }, table.common.label), slotButton(floor, { ...table.common, row: "up" }, { seat: null, row: "common", at: 0 }))
          : null,
        table.pot ? el("span", { class: "pot" }, table.pot) : null,
        table.stakes ? el("span", { class: "stakes" }, table.stakes) : null)),
    table.add ? el("button", { type: "button", class: "button add", "data-focus": "add", on: { click: () => floor.send({ do: "add" }) } }, labels["add-seat"]) : null);
}
