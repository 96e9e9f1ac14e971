// Which steps the server has taken: a message of its own, so that a step does not bring the whole hand once more.
export default function ({ data }) {
  const door = (globalThis.studTutorHand ??= {});
  door.taken = data;
  door.heard?.(data);
}
