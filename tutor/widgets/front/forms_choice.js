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
  const { form } = card.data;
  const { statements } = card.choice;
  const state = (option, index) => (form.several
    ? { "aria-pressed": String(statements.has(option.id)) }
    : { role: "radio", "aria-checked": String(statements.has(option.id)), tabindex: statements.has(option.id) || (!statements.size && index === 0) ? "0" : "-1" });
  return el("div", { class: "options statements", role: form.several ? "group" : "radiogroup", "aria-labelledby": "title", on: { keydown: (event) => throughStatements(card, event) } },
    form.options.map((option, index) =>
      pushButton(card, { ...option, on: statements.has(option.id), press: () => card.choose(() => chooseStatement(card, option.id)) }, state(option, index))));
}

/** An arrow chooses the statement before or after and takes the focus there, round the ends. */
function throughStatements(card, event) {
  const forward = card.data.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  const step = event.key === "ArrowDown" || event.key === forward ? 1 : event.key.startsWith("Arrow") ? -1 : 0;
  const { options, several } = card.data.form;
  const at = options.findIndex(({ id }) => id === event.target.dataset.focus);
  if (several || !step || at < 0) return;
  event.preventDefault();
  const { id } = options.at((at + step) % options.length);
  card.choose(() => chooseStatement(card, id));
  card.focusOn(id);
}
