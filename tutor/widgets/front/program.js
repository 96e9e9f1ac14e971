// The door between the two halves of an element. This half, the program, is the same on every redraw, so the browser is
// sent it once; the other half (mount.js) brings the data and waits here for the program.

const door = (globalThis[NAME] ??= {});

/** The program that mounts one `Part` in each element and gives it every change of the data. */
function program(Part) {
  const parts = (door.parts ??= new WeakMap());
  const draw = (component) => {
    const root = component.parentElement.querySelector(".stud");
    let part = parts.get(root);
    if (!(part instanceof Part)) {
      part?.close(); // left behind by an older version of the program
      parts.set(root, (part = new Part(root)));
    }
    const turn = (part.turn = (part.turn ?? 0) + 1);
    part.update(component);
    // Streamlit runs a call's cleanup before or after the next call, as it happens: only a part that is gone is closed.
    const clean = () => {
      if (part.turn !== turn) return;
      if (root.isConnected) return setTimeout(clean, 300);
      part.close();
      parts.delete(root);
    };
    return () => setTimeout(clean);
  };
  return () => {
    door.open?.(draw);
    door.program = Promise.resolve(draw);
  };
}
