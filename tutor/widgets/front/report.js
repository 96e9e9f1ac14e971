// "I think this is wrong": the question, the answer given and the reasons as a file, for whoever looks into it.

/** A sentence with its cards, without the marks that keep names apart on a screen. */
function unmarked(parts) {
  return (parts ?? []).map((part) => part.t ?? part.c).join("").replace(/[\u2068\u2069]/g, "");
}

/** The address of the question comes first: it leads to the same hand, its key and its reasons anywhere. */
function reportText({ small, title, table, result, share, report }) {
  const given = result.given.parts.map(({ label, word }) => `${label} (${word})`).join(", ");
  const reasons = [result.verdict, result.why, result.why_small].filter(Boolean).map(unmarked);
  const steps = result.steps.map((step, index) => `${index + 1}. ${unmarked(step.text)}`);
  const lines = [safeHref(share.href), "", small, title, ...table.as_text, "", `${result.given.label}: ${given}`, ...reasons, ...steps, "", ...result.cite.map(unmarked), "", report.ask, ""];
  return lines.map((line) => unmarked([{ t: line }])).join("\n") + "\n";
}

function reportButton(card) {
  const { report } = card.data;
  const label = el("span", { "aria-live": "polite" }, report.label);
  const press = () => {
    saveAs(report.name, reportText(card.data), "text/plain");
    label.textContent = report.told;
  };
  return el("button", { type: "button", class: "share", "data-focus": "report", on: { click: press } }, label);
}
