// The controls a question is answered with: the seats themselves, option buttons, winner toggles, one button to send.

/** Whether a seat can be answered with: every seat, unless the form names those that can. */
function offered(form, seat) {
  return !form.seats || form.seats.includes(seat.seat);
}

/** Whether the seats themselves are pressed; else the table is only looked at. */
function answeredAtTheTable(form) {
  return ["seat", "winners"].includes(form.type) || Boolean(FORMS[form.type]?.tile);
}

/** What a tap on a seat does. `card` is the mounted Practice card (see practice_card.js). */
function seatControls(card, seat) {
  const { data, choice } = card;
  if (card.isNear) return {}; // on that hand the answer given is right
  if (!card.isAsking()) return { badges: given(data).filter((part) => part.seat === seat.seat && part.mark !== "missed").map(badge) };
  if (!offered(data.form, seat)) return {};
  const tried = triedSeat(data, seat);
  if (tried) return { badges: [badge(tried)] };
  if (data.form.type === "seat") return { press: () => card.answerSeat(seat.seat), picked: choice.seat === seat.seat };
  if (FORMS[data.form.type]?.tile) return FORMS[data.form.type].tile(card, seat);
  if (data.form.type !== "winners") return {};
  const { sides } = data.form;
  if (sides.length > 1) return { toggles: sides.map((side) => toggle(card, side, seat)) };
  const pressed = sideOf(choice, sides[0].id).has(seat.seat);
  return { press: () => card.choose(() => flipSeat(choice, sides[0].id, seat.seat)), pressed };
}

/** The parts of the answer given, each marked right, wrong or missed. */
function given(data) {
  return data.result?.given?.parts ?? [];
}

function badge({ mark, short }) {
  return el("span", { class: `badge ${mark}` }, shape(MARKS[mark]), short);
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
  }, pressed ? shape("check") : null, side.label);
}

/** A button that stays pressed; `state` says so to a screen reader where it is not simply pressed or not. */
function pushButton(card, { label, key, id, on, press, tried = null }, state = { "aria-pressed": String(on) }) {
  return el("button", { type: "button", class: on ? "button on" : "button", ...state, "data-focus": id, on: { click: press } },
    card.data.keys !== false && key ? el("kbd", { "aria-hidden": "true" }, key) : null,
    el("span", { class: "label" }, label, tried && " ", tried),
    shape("check"));
}

function optionButtons(card) {
  return el("div", { class: "options", role: "group", "aria-labelledby": "title" },
    card.data.form.options.map((option) =>
      pushButton(card, {
        ...option,
        on: card.choice.options.has(option.id),
        tried: triedOption(card.data, option.label),
        press: () => card.choose(() => flip(card.choice.options, option.id)),
      })));
}

function noneButtons(card) {
  const { form } = card.data;
  return (form.sides ?? [])
    .filter(({ id }) => form.none?.[id])
    .map(({ id }) => pushButton(card, {
      id: `none:${id}`,
      label: form.none[id],
      on: card.choice.none.has(id),
      press: () => card.choose(() => flipNone(card.choice, id)),
    }));
}

/** The answer that no seat is the one. */
function nobodyButton(card) {
  return pushButton(card, { id: "nobody", key: NONE_KEY, label: card.data.form.none.label, on: false, press: () => card.answerSeat(null) });
}

/** The one button of the bar that leads on; on a desk it names its key. */
function mainButton(card, name, label, press, lacking = null) {
  return el("button", { type: "button", class: "button main", "aria-disabled": lacking ? "true" : null, "data-focus": name, "data-told": name, on: { click: press } },
    el("span", { class: "label" }, label, lacking ? [" ", el("small", {}, lacking)] : null),
    card.data.keys === false || lacking ? null : el("kbd", { "aria-hidden": "true" }, "↵"));
}

/** Hints differ for fingers and for a keyboard; the style sheet shows the one that fits the device. */
function hints(form) {
  const hint = (device, text) => (text ? el("p", { class: `hint ${device}` }, text) : null);
  return [hint("touch", form.hint_touch), hint("desk", form.hint_desk)];
}

function moreBelow({ more }) {
  return more ? el("span", { class: "more", "aria-hidden": "true" }, more, shape("down")) : null;
}

/** Everything below the table while a question is open; `beneath` what can be answered stand the parts of a second try. */
function answerView(card, beneath = []) {
  const { form } = card.data;
  const isSecond = card.data.phase === "retry";
  const parts = isSecond ? [] : hints(form);
  const own = FORMS[form.type];
  if (form.type === "options") parts.push(optionButtons(card));
  if (own?.view) parts.push(...[own.view(card)].flat());
  if (form.type === "seat" && form.none) parts.push(el("div", { class: "bar" }, nobodyButton(card)));
  if (isSecond) {
    parts.push(...beneath, el("div", { class: "bar" }, moreBelow(form), noneButtons(card), own?.bar?.(card), hintButton(card), retryButton(card)));
  } else if (form.submit) {
    const open = stillOpen(form, card.choice);
    parts.push(
      el("div", { class: "bar" },
        moreBelow(form),
        noneButtons(card),
        own?.bar?.(card),
        mainButton(card, "submit", form.submit, () => card.submit(), open && (form.missing?.[open] ?? " "))));
  }
  return el("div", { class: "answer" }, parts);
}

/** Say above the bar that there is more below it, while the last thing that can be chosen is out of sight. */
function watchEnd(root) {
  const bar = root.querySelector(".bar");
  const last = [...root.querySelectorAll(".options .button, .rows button, .rows input, .lift, .tie, [data-seat]")].at(-1);
  if (!bar || !last) return null;
  const watcher = new IntersectionObserver(
    ([seen]) => bar.classList.toggle("covers", seen.intersectionRatio < 0.9 && seen.boundingClientRect.top > 0),
    { rootMargin: `0px 0px -${bar.offsetHeight}px 0px`, threshold: [0.5, 0.9, 1] });
  watcher.observe(last);
  return watcher;
}
