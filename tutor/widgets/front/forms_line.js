// A line of a written hand, and what is wrong with it. The lines are a list of their own, read down its columns; what may
// be wrong is asked once a line is chosen. After the answer the lines stand beneath the table, the right one marked.

FORMS.line = {
  empty: () => ({ line: null, fault: null, typed: "" }),
  from: ({ line, fault }) => ({ line, fault, typed: "" }),
  open: (form, { line, fault }) => (line === null ? "line" : fault === null ? "fault" : null),
  answer: (form, { line, fault }) => ({ line, fault }),
  view: (card) => [lineButtons(card), ...faultButtons(card)],
  acts: (card) => (card.isAsking() ? null : writtenLines(card)),
  key(card, event) {
    const { form } = card.data;
    if (/^[0-9]$/.test(event.key)) return () => card.choose(() => typeLine(card, event.key));
    const fault = form.faults.find(({ key }) => key === event.key.toLowerCase());
    return fault && card.choice.line !== null ? () => card.choose(() => (card.choice.fault = fault.id)) : null;
  },
};

/** A digit chooses a line, and makes ten and more of the one typed before where there are so many lines. */
function typeLine(card, digit) {
  const { data: { form: { lines } }, choice } = card;
  const typed = [choice.typed + digit, digit].find((each) => Number(each) >= 1 && Number(each) <= lines.length);
  if (!typed) return;
  choice.typed = typed;
  chooseLine(card, Number(typed));
}

/** Two columns, the first as long as the second or longer by one. */
function rowsOf(list) {
  return Math.ceil(list.length / 2);
}

function lineWords({ seat, text }, number) {
  return [el("b", {}, `${number}`), el("span", { class: "no" }, String(seat)), el("span", {}, text)];
}

function lineButtons(card) {
  const { lines, labels } = card.data.form;
  const options = lines.map((line, index) => ({ id: `line:${index + 1}`, label: lineWords(line, index + 1), name: line.name }));
  return radioButtons(card, {
    options,
    look: "lines",
    name: { "aria-label": labels.lines },
    rows: rowsOf(lines),
    chosen: card.choice.line === null ? null : `line:${card.choice.line}`,
    choose(id) {
      card.choice.typed = "";
      chooseLine(card, Number(id.slice("line:".length)));
    },
  });
}

/** The first time a line is chosen, what may be wrong with it comes into view. */
function chooseLine(card, line) {
  if (card.choice.line === null) setTimeout(() => card.root.querySelector(".faults")?.scrollIntoView({ block: "nearest", behavior: card.pace() }));
  card.choice.line = line;
}

function faultButtons(card) {
  const { line, fault } = card.choice;
  if (line === null) return [];
  const { faults, labels } = card.data.form;
  return [
    el("p", { id: "what", class: "what" }, labels.what.replace("{n}", String(line))),
    radioButtons(card, { options: faults, look: "faults", name: { "aria-labelledby": "what" }, rows: rowsOf(faults), chosen: fault, choose: (id) => (card.choice.fault = id) }),
  ];
}

/** The lines as they were, with a sign at the line that was chosen and at the right one. */
function writtenLines(card) {
  const { form } = card.data;
  const marks = new Map(given(card.data).filter((part) => part.line).map((part) => [part.line, part]));
  return el("ol", { class: "acts written", role: "list", "aria-label": form.labels.lines, style: { "--rows": rowsOf(form.lines) } },
    form.lines.map((line, index) => {
      const part = marks.get(index + 1);
      return el("li", { class: part?.mark ?? null }, lineWords(line, index + 1), part ? [" ", shape(MARKS[part.mark]), el("small", {}, part.word)] : null);
    }));
}
