// Streamlit calls this with every change of the data; the program may arrive before or after the first call.
export default async function (component) {
  const door = (globalThis[NAME] ??= {});
  door.program ??= new Promise((resolve) => (door.open = resolve));
  return (await door.program)(component);
}
