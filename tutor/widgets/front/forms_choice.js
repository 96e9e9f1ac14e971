// One or several of a few statements. One alone is chosen as among radio buttons: the arrows go through them.

FORMS.choice = {
  empty: () => ({ statements: new Set() }),
  from: ({ choice }) => ({ statements: new Set(choice) }),
  open: (form, choice) => (choice.statements.size ? null : "choice"),
  answer: (form, choice) => ({ choice: form.options.map(({ id }) => id).filter((id) => choice.statements.has(id)) }),
  view: (card) => statementButtons(card),
  key(card, event) {
    const option = card.data.form.options.find(({ key }) => key?.toLowerCase() === event.key.toLowerCase());
    return option ? () => card.choose(() => chooseStatement(card, option.id)) : null;
  },
};

function chooseStatement({ data, choice }, id) {
  if (data.form.several) return flip(choice.statements, id);
  choice.statements.clear();
  choice.statements.add(id);
}

function statementButtons(card) {
  const { options, several } = card.data.form;
  const { statements } = card.choice;
  if (!several) return radioButtons(card, { options, look: "statements", name: { "aria-labelledby": "title" }, chosen: [...statements][0] ?? null, choose: (id) => chooseStatement(card, id) });
  return el("div", { class: "options statements", role: "group", "aria-labelledby": "title" },
    options.map((option) => pushButton(card, { ...option, on: statements.has(option.id), press: () => card.choose(() => chooseStatement(card, option.id)) })));
}

/**
 * Buttons of which one is chosen, as among radio buttons. `options` have an id, a label, a key if one presses them and a
 * name where the label is none; `name` says what the group is; `rows` makes columns of so many.
 */
function radioButtons(card, { options, look, name, chosen, choose, rows = null }) {
  const press = (id) => card.choose(() => choose(id));
  const state = ({ id, name: said }, index) => ({
    role: "radio", "aria-checked": String(id === chosen), "aria-label": said ?? null, tabindex: id === chosen || (chosen === null && index === 0) ? "0" : "-1",
  });
  const through = (event) => throughRadios(card, event, options, press);
  return el("div", { class: `options ${look}`, role: "radiogroup", ...name, style: rows ? { "--rows": rows } : {}, on: { keydown: through } },
    options.map((option, index) => pushButton(card, { ...option, on: option.id === chosen, press: () => press(option.id) }, state(option, index))));
}

/** An arrow chooses the one before or after and takes the focus there, round the ends. */
function throughRadios(card, event, options, press) {
  const forward = card.data.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  const step = event.key === "ArrowDown" || event.key === forward ? 1 : event.key.startsWith("Arrow") ? -1 : 0;
  const at = options.findIndex(({ id }) => id === event.target.dataset.focus);
  if (!step || at < 0) return;
  event.preventDefault();
  const { id } = options.at((at + step) % options.length);
  press(id);
  card.focusOn(id);
}
