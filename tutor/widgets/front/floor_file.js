// The situation as a file: its text to read and change, a file to open, a file to take away. What is typed stays.

/** Octets as base64, in pieces that a call can take. */
function base64(octets) {
  let text = "";
  for (let at = 0; at < octets.length; at += 8192) text += String.fromCharCode(...octets.subarray(at, at + 8192));
  return btoa(text);
}

class FilePart {
  constructor(floor) {
    this.floor = floor;
    this.shown = null; // the table's text that was last put into the field
    this.area = el("textarea", { spellcheck: "false", autocapitalize: "off", rows: 14, "data-focus": "file:text", on: { input: () => this.tell() } });
    this.status = el("div", { class: "refused", role: "status" });
    this.pick = el("input", { type: "file", class: "hidden", tabindex: "-1", "aria-hidden": "true", on: { change: () => this.opened() } });
    this.body = el("div", { class: "body" });
    this.summary = el("summary", { "data-focus": "file" });
    this.node = el("details", { class: "file" }, this.summary, this.body);
  }

  /** Show the table's text, unless another one is being typed; a text that was refused comes back with its problems. */
  update() {
    const { labels, file } = this.floor.data;
    const before = this.shown;
    if (file.text !== null && file.of !== this.refused) this.area.value = file.text;
    this.refused = file.of;
    if (file.taken && file.taken === this.used) {
      this.shown = file.yaml; // what is typed says the same in other words: leave it
      this.used = null;
      this.same = this.area.value;
    } else if (before === null || (file.yaml !== before && !this.changed())) {
      this.area.value = this.same = file.yaml;
      this.shown = file.yaml;
    } else if (file.yaml !== before) this.shown = file.yaml;
    this.area.setAttribute("aria-label", labels["file-text"]);
    this.summary.textContent = labels.file;
    const button = (name, press, look = "button") => el("button", { type: "button", class: look, "data-focus": `file:${name}`, on: { click: press } }, labels[`file-${name}`]);
    const bar = el("div", { class: "row" }, button("use", () => this.use(), "button main"), button("download", () => this.download()), button("open", () => this.pick.click()), this.pick);
    this.rest?.remove();
    this.rest = el("div", { class: "rest" }, bar, el("p", { class: "soft" }, labels["file-limit"]), this.status);
    if (!this.area.isConnected) this.body.prepend(this.area); // never moved again: it may have the focus
    this.body.append(this.rest);
    const isRefused = file.problems.length > 0 && this.told !== file.of;
    this.told = file.of;
    if (isRefused) this.refuse();
    else this.tell();
  }

  changed() {
    return this.area.value !== this.same;
  }

  tell() {
    const { labels, file } = this.floor.data;
    if (this.long) this.status.replaceChildren(el("p", { class: "alarm" }, labels["file-long"]));
    else if (file.problems.length)
      this.status.replaceChildren(el("p", { class: "alarm" }, labels["file-refused"]), el("ul", {}, problemLines(file.problems)));
    else this.status.replaceChildren(this.changed() ? el("p", { class: "soft" }, labels["file-unused"]) : "");
    this.long = false;
  }

  /** Tell why a text is not taken, in view: below the fold it would look as if nothing had happened. */
  refuse() {
    this.node.open = true;
    this.tell();
    this.status.scrollIntoView({ block: "nearest" });
  }

  use() {
    const text = this.area.value;
    this.long = new TextEncoder().encode(text).length > this.floor.data.file.limit;
    if (this.long) return this.refuse();
    this.used = this.floor.send({ do: "text", text });
  }

  async opened() {
    const [file] = this.pick.files;
    this.pick.value = "";
    if (!file) return;
    this.long = file.size > this.floor.data.file.limit;
    if (this.long) return this.refuse();
    this.same = this.area.value; // the file takes the place of what is typed, and of nothing if it is refused unread
    this.floor.send({ do: "file", octets: base64(new Uint8Array(await file.arrayBuffer())) });
  }

  download() {
    const { yaml, name = "situation.yaml", type = "application/yaml" } = this.floor.data.file;
    saveAs(name, yaml, type);
  }
}
