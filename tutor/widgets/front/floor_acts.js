// What has been done on this street, what whoever is next may do, and the amounts of the game.

function floorAct(floor, option) {
  if (option.least === undefined)
    return el("button", { type: "button", class: "button", "data-focus": `act:${option.line}`, on: { click: () => floor.send({ do: "act", line: option.line }) } }, option.label);
  const amount = el("input", { type: "text", inputmode: "numeric", maxlength: 10, value: option.least, "aria-label": option.label, "data-focus": `amount:${option.line}` });
  const push = () => /^[0-9]+$/.test(amount.value.trim()) && floor.send({ do: "act", line: `${option.line} ${amount.value.trim()}` });
  amount.addEventListener("keydown", (event) => event.key === "Enter" && push());
  return el("span", { class: "ranged" }, el("button", { type: "button", class: "button", "data-focus": `act:${option.line}`, on: { click: push } }, option.label), amount);
}

function freeAct(floor) {
  const { labels } = floor.data;
  const line = el("input", { type: "text", maxlength: 60, autocomplete: "off", "aria-label": labels["act-free"], placeholder: labels["act-free-hint"], "data-focus": "free" });
  const push = () => {
    if (!line.value.trim()) return;
    floor.send({ do: "act", line: line.value, free: true });
    line.value = "";
  };
  line.addEventListener("keydown", (event) => event.key === "Enter" && push());
  return el("details", { class: "free", "data-open": "free" }, el("summary", {}, labels["act-free"]),
    el("div", { class: "row" }, line, el("button", { type: "button", class: "button", "data-focus": "free-add", on: { click: push } }, labels["act-add"])));
}

function floorActs(floor) {
  const { acts, labels } = floor.data;
  return el("section", { class: "street-acts", "aria-label": labels.acts },
    el("div", { class: "done" },
      acts.done.length ? el("ol", {}, acts.done.map((line) => el("li", {}, line))) : el("p", { class: "soft" }, labels["acts-none"]),
      acts.done.length ? el("button", { type: "button", class: "button back", "data-focus": "back", on: { click: () => floor.send({ do: "back" }) } }, shape("back"), labels["act-back"]) : null),
    acts.next ? el("p", { class: "next" }, acts.next) : null,
    el("div", { class: "offers" }, acts.options.map((option) => floorAct(floor, option))),
    freeAct(floor),
    el("details", { class: "money", "data-open": "money" }, el("summary", {}, labels.money),
      el("div", { class: "fields" }, floor.data.money.map((field) =>
        amountField(floor, field, field.id === "players-left" ? { do: "players-left" } : { do: "stakes", name: field.id })))));
}
