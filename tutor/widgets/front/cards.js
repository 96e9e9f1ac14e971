// Elements, card faces and sentences with cards in them. Text enters the page as text nodes only.

const SVG = "http://www.w3.org/2000/svg";

// 24 x 24 outlines; never a glyph, phones turn suit glyphs into emoji.
const SHAPES = {
  s: "M12 2c2.6 4.2 8 6.6 8 11a4.3 4.3 0 0 1-6.9 3.5c.3 2 1 3.6 2.1 5H8.8c1.1-1.4 1.8-3 2.1-5A4.3 4.3 0 0 1 4 13c0-4.4 5.4-6.8 8-11z",
  h: "M12 21.5C7 17 2.5 13.3 2.5 8.5A5 5 0 0 1 12 6.3a5 5 0 0 1 9.5 2.2c0 4.8-4.5 8.5-9.5 13z",
  d: "M12 1.8 20 12l-8 10.2L4 12z",
  c: "M12 2.2a4.4 4.4 0 0 1 3.7 6.8 4.5 4.5 0 1 1-2.5 7.2c.3 2 1 3.7 2.1 5.3H8.7c1.1-1.6 1.8-3.3 2.1-5.3A4.5 4.5 0 1 1 8.3 9 4.4 4.4 0 0 1 12 2.2z",
  back: "M15 4 7 12l8 8",
  on: "m9 4 8 8-8 8",
  check: "m4 13 5 5L20 6",
  cross: "M5 5l14 14M19 5 5 19",
  dash: "M4 12h16",
  down: "m4 8 8 8 8-8",
  plus: "M4 12h16M12 4v16",
  equal: "M5 9h14M5 15h14",
  chip: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17",
};

/** An element with attributes (null and false are left out, `on` holds listeners) and children (text or nodes). */
function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "on") for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    else if (name === "style") for (const [property, setting] of Object.entries(value)) node.style.setProperty(property, setting);
    else if (value !== null && value !== undefined && value !== false) node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
  return node;
}

function shape(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", `shape ${name}`);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

function suitOf(card) {
  return card.c.slice(-1);
}

/** A card's face, or its back for null. Seats carry the accessible name, so the picture itself is silent. */
function face(card) {
  if (card === null) return el("span", { class: "card reverse", "aria-hidden": "true" });
  return el("span", { class: `card ${suitOf(card)}`, "data-card": card.c, "aria-hidden": "true" }, el("b", {}, card.l), shape(suitOf(card)));
}

/** A sentence: text and card tokens, no line ending between a card and its bracket; a screen reader hears the card's name. */
function rich(segments) {
  const parts = segments ?? [];
  const cut = parts.map(({ t }, index) => {
    if (t === undefined) return {};
    const lead = parts[index - 1]?.c === undefined ? "" : t.match(/^\S*/)[0];
    const tail = parts[index + 1]?.c === undefined ? "" : t.slice(lead.length).match(/\S*$/)[0];
    return { lead, body: t.slice(lead.length, t.length - tail.length), tail };
  });
  return parts.map((part, index) => {
    if (part.c === undefined) return cut[index].body;
    const token = el("span", { class: `token ${suitOf(part)}`, role: "img", "aria-label": part.n }, part.l, shape(suitOf(part)));
    const [before, after] = [cut[index - 1]?.tail, cut[index + 1]?.lead];
    return before || after ? el("span", { class: "kept" }, before, token, after) : token;
  });
}
