// The bar that steps through the hand: what happens at this stop, a slider, four buttons. It is never drawn anew.

class Bar {
  constructor(walk) {
    this.walk = walk;
    this.count = el("span", { class: "count" });
    this.caption = el("span", { class: "what" });
    this.slider = el("input", { type: "range", min: 0, step: 1, "data-focus": "slider", on: { input: () => walk.go(Number(this.slider.value)) } });
    this.buttons = { first: () => walk.go(0), back: () => walk.go(walk.at - 1), on: () => walk.go(walk.at + 1), last: () => walk.go(Infinity) };
    for (const [name, press] of Object.entries(this.buttons))
      this.buttons[name] = el("button", { type: "button", class: "button", "data-focus": name, on: { click: press } }, shape(name));
    const { first, back, on, last } = this.buttons;
    this.node = el("div", { class: "bar walk", role: "group" },
      el("p", { class: "caption", role: "status" }, this.count, " ", this.caption),
      el("div", { class: "controls" }, first, back, this.slider, on, last));
  }

  update(stop, told) {
    const { walk, slider } = this;
    const { labels, stops } = walk.data;
    for (const [name, button] of Object.entries(this.buttons)) {
      button.setAttribute("aria-label", labels[name]);
      button.title = labels[name];
      const end = (name === "first" || name === "back") ? walk.at === 0 : walk.at === stops.length - 1;
      if (end) button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
    }
    const caption = told ? stop.caption : stop.covered;
    slider.max = stops.length - 1;
    slider.value = walk.at;
    slider.setAttribute("aria-label", labels.position);
    slider.setAttribute("aria-valuetext", caption);
    this.count.textContent = `${walk.at + 1}/${stops.length}`;
    this.caption.textContent = caption;
    this.node.setAttribute("aria-label", labels.position);
  }
}
