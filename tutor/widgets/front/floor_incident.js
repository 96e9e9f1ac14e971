// What went wrong: its kind, and the little that each kind wants to know besides.

function incidentField(floor, field) {
  const say = (value) => floor.send({ do: "incident", key: field.key, value });
  if (field.type === "choice")
    return selectField(floor, field.label, field.choices, say, field.empty ? "" : undefined);
  if (field.type === "number") return amountField(floor, { id: `incident:${field.key}`, ...field }, { do: "incident", key: field.key });
  if (field.type === "flag")
    return el("button", { type: "button", class: field.value ? "button on" : "button", "aria-pressed": String(field.value), "data-focus": `incident:${field.key}`, on: { click: () => say(!field.value) } },
      el("span", { class: "label" }, field.label), shape("check"));
  return el("button", { type: "button", class: "button", "aria-haspopup": "dialog", "aria-label": field.card ? `${field.label}: ${field.card.n}` : field.label, "data-focus": "slot:null:incident:0", on: { click: () => floor.openDeck({ seat: null, row: "incident", at: 0 }) } },
    field.label, field.card ? rich([field.card]) : null);
}

function floorIncident(floor) {
  const { incident } = floor.data;
  if (!incident) return null;
  return el("div", { class: "incident" },
    selectField(floor, incident.label, incident.kinds, (kind) => kind && floor.send({ do: "incident", key: "kind", value: kind }), incident.choose || undefined),
    el("div", { class: "fields" }, incident.fields.map((field) => incidentField(floor, field))));
}
