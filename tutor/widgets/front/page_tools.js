// Two small buttons that only a browser can give: copy an address, print the page.

export default function ({ data, parentElement }) {
  const printing = () => window.print();
  parentElement.querySelector(".tools").replaceChildren(
    ...(data.share ? [shareButton(data.share)] : []),
    ...(data.print ? [el("button", { type: "button", class: "share", on: { click: printing } }, data.print)] : []));
}
