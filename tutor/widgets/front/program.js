// The door between the two halves of the card. This half, the program, is the same on every redraw, so the browser is sent
// it once; the other half (mount.js) brings the data and waits here for the program.

const door = (globalThis.studTutorCard ??= {});
const cards = (door.cards ??= new WeakMap());

function drawCard(component) {
  const root = component.parentElement.querySelector(".stud");
  let card = cards.get(root);
  if (!(card instanceof Card)) {
    card?.close(); // left behind by an older version of the program
    cards.set(root, (card = new Card(root)));
  }
  const turn = ++card.turn;
  card.update(component);
  // Streamlit may run an outdated call's cleanup after a newer call: only the latest may close the card.
  return () => {
    if (card.turn !== turn) return;
    card.close();
    cards.delete(root);
  };
}

export default function () {
  door.open?.(drawCard);
  door.program = Promise.resolve(drawCard);
}
