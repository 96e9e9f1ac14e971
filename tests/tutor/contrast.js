// Every visible text of the card whose contrast is below 4.5 (WCAG 1.4.3), as [text, ratio].
// Backgrounds with alpha are laid over each other; of a gradient each of its colours must do; opacity thins a whole part.
() => {
  const numbers = (colour) => {
    const parts = colour.match(/[\d.]+/g).map(Number);
    const scale = colour.startsWith("color(") ? 255 : 1;
    return [...parts.slice(0, 3).map((part) => part * scale), parts[3] ?? 1];
  };
  const over = ([r, g, b, a], under) => [r, g, b].map((part, i) => part * a + under[i] * (1 - a));
  const light = (rgb) => {
    const [r, g, b] = rgb.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  };
  const parent = (node) => node.parentElement ?? node.getRootNode().host ?? null;
  const layers = (node) => (node ? [...layers(parent(node)), node] : []);
  // All colours that may lie behind and in a text, the page's own at the bottom: pairs of [background, ink].
  const pairs = (node) => {
    let results = [[[255, 255, 255], null]];
    for (const layer of layers(node)) {
      const style = getComputedStyle(layer);
      const own = style.backgroundImage.match(/rgba?\([^)]*\)|color\([^)]*\)/g) ?? [style.backgroundColor];
      const opacity = Number(style.opacity);
      const thin = ([r, g, b, a]) => [r, g, b, a * opacity];
      results = results.flatMap(([under]) => own.map((colour) => {
        const background = over(thin(numbers(colour)), under);
        const full = over(numbers(colour), under);
        const ink = over(numbers(style.color), full);
        return [background, over([...ink, opacity], under)];
      }));
    }
    return results;
  };
  const root = [...document.querySelectorAll("*")].find((node) => node.shadowRoot?.querySelector(".stud")).shadowRoot;
  const weak = [];
  for (const node of root.querySelectorAll(".stud *")) {
    const text = [...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data.trim()).join("");
    if (!text || !node.checkVisibility()) continue;
    // A card thinned by its seat: the opacity stands on the card, not on the rank.
    const shown = node.tagName === "B" ? node.parentElement : node;
    const worst = Math.min(...pairs(shown).map(([background, ink]) => ratio(background, ink)));
    if (worst < 4.5) weak.push([text, worst.toFixed(2)]);
  }
  return weak;
}
