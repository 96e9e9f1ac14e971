// The door between the two halves of the Hand screen: this half, the program, is sent once; hand_mount.js brings the data.

const door = (globalThis.studTutorHand ??= {});
const walks = (door.walks ??= new WeakMap());

function drawWalk(component) {
  const root = component.parentElement.querySelector(".stud");
  let walk = walks.get(root);
  if (!(walk instanceof Walk)) {
    walk?.close(); // left behind by an older version of the program
    walks.set(root, (walk = new Walk(root)));
  }
  const turn = ++walk.turn;
  walk.update(component);
  // Streamlit may run an outdated call's cleanup after a newer call: only the latest may close the walk.
  return () => {
    if (walk.turn !== turn) return;
    walk.close();
    walks.delete(root);
  };
}

export default function () {
  door.open?.(drawWalk);
  door.program = Promise.resolve(drawWalk);
}
