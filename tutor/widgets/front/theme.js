// Whether the page is dark, for the colours that are not the theme's own.

/** Dark or light as the page really is: the app's own background decides, whoever chose it. */
function theme(root) {
  const colour = getComputedStyle(root).getPropertyValue("--st-background-color").trim();
  const probe = el("span", { style: { color: colour || "transparent" }, hidden: true });
  root.append(probe);
  const [r, g, b, alpha = 1] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
  probe.remove();
  if (!colour || alpha === 0) return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return 0.299 * r + 0.587 * g + 0.114 * b < 128 ? "dark" : "light";
}
