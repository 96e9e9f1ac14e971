// The door between the two halves of the Floor: this half, the program, is sent once; floor_mount.js brings the data.

const door = (globalThis.studTutorFloor ??= {});
const floors = (door.floors ??= new WeakMap());

function drawFloor(component) {
  const root = component.parentElement.querySelector(".stud");
  let floor = floors.get(root);
  if (!(floor instanceof Floor)) floors.set(root, (floor = new Floor(root)));
  floor.update(component);
}

export default function () {
  door.open?.(drawFloor);
  door.program = Promise.resolve(drawFloor);
}
