// How a question is answered, by the type of its form. Each of the files forms_*.js adds the types that it is named for.
//
// empty() and from(answer, form): the choice before the first tap, and the one that an answer already sent amounts to.
// open(form, choice): what is still to be chosen, or null. answer(form, choice): what is sent once nothing is open.
// tile(card, seat): what a tap on a seat does. view(card): what stands below the table. bar(card): what stands in the
// bar before its button. key(card, event): what a key does, or null. acts(card): what stands beneath the table in place of
// the street's acts, or null. All but empty, open and answer can be left out.
const FORMS = {};

/** A key for the one button that stands for none of the others. */
const NONE_KEY = "0";

function keyedSeat({ form, table }, event) {
  return /^[1-9]$/.test(event.key) ? table.seats.find((each) => String(each.seat) === event.key && offered(form, each)) : undefined;
}

/** Write anew the parts that follow what is typed, `data-told` by name, and leave the fields alone: one of them is in use. */
function retell(card) {
  const fresh = answerView(card);
  for (const node of card.side.querySelectorAll("[data-told]")) {
    const told = [...fresh.querySelectorAll("[data-told]")].find((each) => each.dataset.told === node.dataset.told);
    if (!told) continue;
    node.className = told.className;
    node.replaceChildren(...told.childNodes);
    for (const name of ["aria-disabled", "aria-invalid"]) {
      if (told.hasAttribute(name)) node.setAttribute(name, told.getAttribute(name));
      else node.removeAttribute(name);
    }
  }
}
