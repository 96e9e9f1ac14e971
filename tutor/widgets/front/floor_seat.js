// What is true of one seat: in or not, its chips, or away with it.

class SeatSheet {
  constructor(floor) {
    this.floor = floor;
    this.dialog = el("dialog", { class: "sheet", on: {
      close: () => this.floor.focus(`seat:${this.seat}`),
      keydown: (event) => event.stopPropagation(),
      click: (event) => event.target === this.dialog && this.dialog.close(),
    } });
  }

  open(seat) {
    this.seat = seat;
    this.draw();
    this.dialog.showModal();
    (this.dialog.querySelector("[aria-pressed=true]") ?? this.dialog.querySelector("button")).focus();
  }

  draw() {
    const { data } = this.floor;
    const { labels } = data;
    const seat = data.table.seats.find((each) => each.seat === this.seat);
    if (!seat) return this.dialog.close();
    const again = this.floor.held(this.dialog);
    this.dialog.setAttribute("aria-label", seat.name);
    this.dialog.replaceChildren(
      el("div", { class: "bar top" }, el("strong", {}, seat.name),
        el("button", { type: "button", class: "button", on: { click: () => this.dialog.close() } }, labels.close)),
      el("div", { class: "options", role: "group", "aria-label": labels.status },
        seat.statuses.map((status) => el("button", {
          type: "button",
          class: status.on ? "button on" : "button",
          "aria-pressed": String(status.on),
          "data-focus": `status:${status.id}`,
          on: { click: () => this.floor.send({ do: "status", seat: seat.seat, status: status.id }) },
        }, el("span", { class: "label" }, status.label), shape("check")))),
      el("div", { class: "fields" },
        amountField(this.floor, { id: "stack", label: labels.stack, value: seat.stack, hint: labels.enough }, { do: "chips", seat: seat.seat, name: "stack" }),
        amountField(this.floor, { id: "put", label: labels.put, value: seat.put }, { do: "chips", seat: seat.seat, name: "put" })),
      el("div", { class: "bar" },
        el("button", { type: "button", class: "button", on: { click: () => { this.dialog.close(); this.floor.send({ do: "remove", seat: seat.seat }); } } }, labels["remove-seat"])));
    again();
  }
}

/** A field for whole chips; what is typed is sent when the field is left or Enter is pressed. */
function amountField(floor, { id, label, value, hint }, message) {
  return el("label", { class: "field" }, el("span", {}, label), el("input", {
    type: "text",
    inputmode: "numeric",
    pattern: "[0-9]*",
    maxlength: 10,
    autocomplete: "off",
    value: value ?? "",
    placeholder: hint,
    "data-focus": `field:${id}`,
    on: {
      change: (event) => /^[0-9]*$/.test(event.target.value.trim()) && floor.send({ ...message, [message.key ? "value" : "amount"]: event.target.value.trim() }),
    },
  }));
}
