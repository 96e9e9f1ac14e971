// The controls a question is answered with: the seats themselves, option buttons, winner toggles, one button to send.

/** Whether a seat can be answered with: every seat, unless the form names those that can. */
function offered(form, seat) {
  return !form.seats || form.seats.includes(seat.seat);
}

/** What a tap on a seat does. `card` is the mounted Practice card (see practice_card.js). */
function seatControls(card, seat) {
  const { data, choice } = card;
  if (!offered(data.form, seat)) return {};
  const asking = data.phase === "ask";
  if (data.form.type === "seat") return asking ? { press: () => card.answerSeat(seat.seat), picked: choice.seat === seat.seat } : {};
  if (data.form.type !== "winners") return {};
  const { sides } = data.form;
  if (sides.length === 1) {
    const pressed = sideOf(choice, sides[0].id).has(seat.seat);
    return asking ? { press: () => card.choose(() => flipSeat(choice, sides[0].id, seat.seat)), pressed } : { picked: pressed };
  }
  if (asking) return { toggles: sides.map((side) => toggle(card, side, seat)) };
  return { badges: sides.filter(({ id }) => sideOf(choice, id).has(seat.seat)).map(({ label }) => el("span", { class: "badge" }, label)) };
}

function toggle(card, side, seat) {
  const pressed = sideOf(card.choice, side.id).has(seat.seat);
  return el("button", {
    type: "button",
    class: pressed ? "toggle on" : "toggle",
    "aria-pressed": String(pressed),
    "aria-label": `${side.label} ${seat.seat}`,
    "data-focus": `${side.id}:${seat.seat}`,
    on: { click: () => card.choose(() => flipSeat(card.choice, side.id, seat.seat)) },
  }, side.label);
}

function pushButton(card, { label, key, id, on, press }) {
  return el("button", { type: "button", class: on ? "button on" : "button", "aria-pressed": String(on), "data-focus": id, on: { click: press } },
    key ? el("kbd", { "aria-hidden": "true" }, key) : null,
    el("span", { class: "label" }, label),
    shape("check"));
}

function optionButtons(card) {
  return el("div", { class: "options", role: "group", "aria-labelledby": "title" },
    card.data.form.options.map((option) =>
      pushButton(card, {
        ...option,
        on: card.choice.options.has(option.id),
        press: () => card.choose(() => flip(card.choice.options, option.id)),
      })));
}

function noneButtons(card) {
  const { form } = card.data;
  const buttons = form.sides
    .filter(({ id }) => form.none?.[id])
    .map(({ id }) => pushButton(card, {
      id: `none:${id}`,
      label: form.none[id],
      on: card.choice.none.has(id),
      press: () => card.choose(() => flipNone(card.choice, id)),
    }));
  return buttons.length ? el("div", { class: "options" }, buttons) : null;
}

/** Hints differ for fingers and for a keyboard; the style sheet shows the one that fits the device. */
function hints(form) {
  if (!form.hint_touch && !form.hint_desk) return null;
  return el("p", { class: "hint" },
    el("span", { class: "touch" }, form.hint_touch ?? form.hint_desk),
    el("span", { class: "desk" }, form.hint_desk ?? form.hint_touch));
}

/** Everything below the table while a question is open. */
function answerView(card) {
  const { form } = card.data;
  const parts = [hints(form)];
  if (form.type === "options") parts.push(optionButtons(card));
  if (form.type === "winners") parts.push(noneButtons(card));
  if (form.submit) {
    const ready = answerFrom(form, card.choice) !== null;
    parts.push(el("div", { class: "bar" },
      el("button", { type: "button", class: "button main", "aria-disabled": ready ? null : "true", "data-focus": "submit", on: { click: () => card.submit() } }, form.submit)));
  }
  return el("div", { class: "answer" }, parts);
}
