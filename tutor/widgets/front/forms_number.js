// Whole amounts of chips as a learner's language writes them, and the field that they are typed in.

const MOST_DIGITS = 12;

/**
 * The amount in a text, or null when it cannot be read. `number` has the language's own digits and its sign between
 * thousands; a space or an apostrophe is read as well, the same one throughout. Fractions are not: chips are whole.
 */
function readAmount(text, { group, digits }) {
  const signs = [...(text ?? "").trim()].map((sign) => {
    const value = [...digits].indexOf(sign);
    return value < 0 ? sign : String(value);
  });
  const plain = signs.join("").replace(/[\u200e\u200f\u061c]/g, "");
  const between = `[\\s'\u2019${group.replace(/[^\s\w]/g, "\\$&")}]`;
  if (!new RegExp(`^(\\d+|\\d{1,3}(${between})\\d{3}(\\2\\d{3})*)$`).test(plain)) return null;
  const bare = plain.replace(/\D/g, "");
  return bare.length > MOST_DIGITS ? null : Number(bare);
}

function sayAmount(amount, { group, digits }) {
  const own = [...digits];
  const grouped = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, () => group);
  return (amount < 0 ? "\u2212" : "") + grouped.replace(/\d/g, (digit) => own[Number(digit)]);
}

/** A sentence with an amount in it. */
function withAmount(sentence, amount, number) {
  return sentence.replace("{n}", () => sayAmount(amount, number));
}

/** Whether something stands in a field that is no amount. */
function isUnreadable(text, number) {
  return Boolean(text?.trim()) && readAmount(text, number) === null;
}

/**
 * A field for an amount; what is typed stays in the choice as it was typed, under `name`. Enter leads to the next field,
 * from the last one it sends.
 */
function numberField(card, name, attributes) {
  const { number } = card.data.form;
  const { typed } = card.choice;
  const mark = (field) => field.setAttribute("aria-invalid", String(isUnreadable(field.value, number)));
  const field = el("input", {
    class: "number",
    type: "text",
    inputmode: "numeric",
    enterkeyhint: "go",
    autocomplete: "off",
    spellcheck: "false",
    maxlength: 20,
    value: typed[name] ?? "",
    "data-focus": name,
    ...attributes,
    on: {
      input() {
        if (!card.canChoose()) field.value = typed[name] ?? "";
        typed[name] = field.value;
        mark(field);
        retell(card);
      },
      change() {
        const amount = readAmount(field.value, number);
        if (amount !== null) field.value = typed[name] = sayAmount(amount, number);
      },
      keydown(event) {
        if (event.key !== "Enter" || event.isComposing || event.repeat) return;
        event.preventDefault();
        const fields = [...card.root.querySelectorAll(".number")];
        const next = fields[fields.indexOf(field) + 1];
        next?.focus();
        if (next) next.select();
        else card.submit();
      },
    },
  });
  mark(field);
  return field;
}
