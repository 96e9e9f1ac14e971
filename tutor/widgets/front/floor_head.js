// The line above the table: begin with an example, game, street, a step back, an empty table; and the link below it all.

function selectField(floor, label, choices, change, first) {
  return el("label", { class: "field" }, el("span", { "aria-hidden": "true" }, label), el("select", { "aria-label": label, "data-focus": `select:${label}`, on: { change: (event) => change(event.target.value) } },
    first !== undefined ? el("option", { value: "", selected: !choices.some(({ on }) => on) }, first) : null,
    choices.map(({ id, label: text, on }) => el("option", { value: id, selected: on }, text))));
}

function floorHead(floor) {
  const { data } = floor;
  const { labels } = data;
  const button = (name, message, off) => el("button", { type: "button", class: "button", "data-focus": name, "aria-disabled": off ? "true" : null, on: { click: () => off || floor.send(message) } }, labels[name]);
  return [
    el("p", { class: "small" }, data.small),
    el("h1", { class: "title", tabindex: "-1" }, labels.title),
    el("div", { class: "fields setup" },
      selectField(floor, labels.example, data.examples, (id) => id && floor.send({ do: "example", name: id }), labels.begin),
      selectField(floor, labels.game, data.games, (id) => floor.send({ do: "game", game: id })),
      selectField(floor, labels.street, data.streets, (id) => floor.send({ do: "street", street: id })),
      el("div", { class: "row" }, button("undo", { do: "undo" }, !data.undo), button("clear", { do: "clear" }))),
  ];
}

function floorShare(floor) {
  const { labels, link, long } = floor.data;
  if (!link) return el("p", { class: "soft share-line" }, long);
  // the address of the situation, and nothing else that the page's own may hold
  return el("div", { class: "share-line" }, shareButton({ href: `?s=${link}`, label: labels["copy-link"], copied: labels.copied }, "share"));
}
