// What is on the screen for somebody else: as a link, or as a file.

/** Only addresses of the web leave the page: a link can never be a script. */
function safeHref(href) {
  const address = new URL(href, document.baseURI);
  return ["http:", "https:"].includes(address.protocol) ? address.href : null;
}

/** A button that copies the address in `share.href`; what it says changes to `share.copied`. */
function shareButton(share, focus = null) {
  const label = el("span", { "aria-live": "polite" }, share.label);
  const button = el("button", { type: "button", class: "share", "data-focus": focus, on: { click: () => copyLink(share, button, label) } }, shape("link"), label);
  return button;
}

async function copyLink(share, button, label) {
  const address = safeHref(share.href);
  try {
    await navigator.clipboard.writeText(address);
    label.textContent = share.copied;
  } catch {
    // Without https there is no clipboard: show the address, selected, to be copied by hand.
    const field = el("input", { class: "address", readonly: true, value: address, "aria-label": share.label });
    button.replaceWith(field);
    field.focus();
    field.select();
  }
}

/** Let the browser save a text as a file. */
function saveAs(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  el("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
