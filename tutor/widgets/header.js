// The header. Everything it says comes in `data`, already in the learner's language.

const SVG = "http://www.w3.org/2000/svg";
const TICK = "M2 8l4 4 8-9";
const BARS = "M2 4h12M2 8h12M2 12h12";

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null && value !== "") element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

function drawing(path, name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("aria-hidden", "true");
  if (name) svg.setAttribute("class", name);
  const shape = document.createElementNS(SVG, "path");
  shape.setAttribute("d", path);
  svg.append(shape);
  return svg;
}

function label(text, note, lang) {
  const inner = make("span", { class: "label", lang }, text);
  if (note) inner.append(make("small", {}, note));
  return inner;
}

// A link works in a new tab too; a plain click stays in this session.
function link(page, go, marked) {
  const anchor = make("a", { href: page.href, target: "_self", "aria-current": page.here ? "page" : null });
  if (marked) anchor.append(page.here ? drawing(TICK, "mark") : make("span"));
  anchor.append(label(page.label));
  anchor.onclick = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    if (!page.here) go(page.id);
  };
  return anchor;
}

function choiceButton(group, choice, choose) {
  const button = make("button", {
    type: "button", class: choice.on ? "on" : "", role: group.many ? "menuitemcheckbox" : "menuitemradio",
    "aria-checked": String(choice.on),
  });
  button.append(choice.on ? drawing(TICK, "mark") : make("span"), label(choice.label, choice.note, choice.lang));
  button.onclick = () => choose({ group: group.name, id: choice.id });
  return button;
}

function place(menu, chip) {
  const at = chip.getBoundingClientRect();
  const width = menu.getBoundingClientRect().width;
  const edge = document.documentElement.clientWidth;
  const left = getComputedStyle(chip).direction === "rtl" ? at.left : at.right - width;
  menu.style.top = `${at.bottom + 2}px`;
  menu.style.left = `${Math.max(8, Math.min(left, edge - width - 8))}px`;
}

// A button and the panel it opens; Escape and a tap elsewhere close it, arrows move in it.
function opener(button, menu) {
  menu.setAttribute("popover", "auto");
  button.setAttribute("aria-haspopup", "menu");
  button.setAttribute("aria-expanded", "false");
  button.popoverTargetElement = menu;
  let inside = false;
  menu.addEventListener("beforetoggle", () => { inside = menu.contains(menu.getRootNode().activeElement); });
  menu.addEventListener("toggle", (event) => {
    const open = event.newState === "open";
    button.setAttribute("aria-expanded", String(open));
    if (!open) {
      if (inside) button.focus();
      return;
    }
    place(menu, button);
    (menu.querySelector(".on, [aria-current]") ?? menu.querySelector("button, a"))?.focus();
  });
  menu.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const all = [...menu.querySelectorAll("button, a")];
    const at = all.indexOf(menu.getRootNode().activeElement);
    all[(at + step + all.length) % all.length].focus();
    event.preventDefault();
  });
  return [button, menu];
}

export default function ({ data, parentElement, setTriggerValue }) {
  document.documentElement.lang = data.lang;
  document.documentElement.dir = data.dir;

  const top = parentElement.querySelector("#top");
  const go = (id) => setTriggerValue("page", id);
  const closeAnd = (menu, send) => (value) => { menu.hidePopover(); send(value); };

  const pagesMenu = make("div", { class: "menu", role: "menu", "aria-label": data.pages_label });
  pagesMenu.append(make("h2", {}, data.name));
  for (const page of data.pages) {
    const anchor = link(page, closeAnd(pagesMenu, go), true);
    anchor.setAttribute("role", "menuitem");
    pagesMenu.append(anchor);
  }
  const brand = make("button", { type: "button", class: "brand" }, drawing(BARS), data.pages_label);
  const inline = make("nav", { class: "inline", "aria-label": data.pages_label }, make("b", {}, data.name));
  inline.append(...data.pages.map((page) => link(page, go, false)));

  const chips = data.menus.map((menu) => {
    const panel = make("div", { class: "menu", role: "menu", "aria-label": menu.label });
    const choose = closeAnd(panel, (value) => setTriggerValue("choice", value));
    for (const group of menu.groups) {
      const part = make("div", { role: "group", "aria-label": group.label }, make("h2", {}, group.label));
      part.append(...group.choices.map((choice) => choiceButton(group, choice, choose)));
      panel.append(part);
    }
    const chip = make("button", { type: "button", class: "chip", "aria-label": `${menu.label}: ${menu.shown}` },
      make("span", {}, menu.shown));
    return opener(chip, panel);
  });
  top.replaceChildren(...opener(brand, pagesMenu), inline, make("span", { class: "space" }), ...chips.flat());
}
