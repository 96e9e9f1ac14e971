// The connection to the server, as Streamlit's outermost element tells it, and what was sent without a sign of arrival.
//
// What is sent while the connection is lost is dropped, and a server that was restarted takes nothing from a screen that
// it has not drawn itself. So after every loss the screen is drawn anew first, and then what waits is sent once more.

class Connection {
  constructor(app) {
    this.app = app;
    this.cards = new Set();
    this.unsent = new Map(); // by the question's id: { name, message }
    this.isLost = !this.isThere();
    new MutationObserver(() => this.changed()).observe(app, { attributeFilter: ["data-test-connection-state", "data-test-script-state"] });
    new MutationObserver(() => this.closeDialog()).observe(document.body, { childList: true });
    for (const name of ["online", "offline"]) window.addEventListener(name, () => this.tell());
  }

  isThere() {
    return this.app.dataset.testConnectionState === "CONNECTED";
  }

  isAtWork() {
    return this.app.dataset.testScriptState !== "notRunning";
  }

  /** True until a screen drawn after the loss is there. */
  isBroken() {
    return this.isLost || !navigator.onLine;
  }

  changed() {
    if (!this.isThere()) {
      this.isLost = true;
      this.isRenewed = false;
    } else if (this.isLost && !this.isRenewed) {
      this.isRenewed = true;
      drawAnew();
    } else if (!this.isAtWork()) {
      if (this.isLost) this.sendAgain();
      else this.arrived();
    }
    this.tell();
  }

  /** The server has drawn the screen since: what was sent has arrived, whatever became of it. */
  arrived() {
    for (const card of this.cards) this.unsent.delete(card.data.id);
  }

  sendAgain() {
    this.isLost = this.isRenewed = false;
    for (const card of this.cards) card.sendAgain();
  }

  tell() {
    for (const card of this.cards) card.tellWhatWaits();
  }

  /** Streamlit says in a dialog, in English, that the connection is lost, and everything under it is dead. */
  closeDialog() {
    if (!this.isThere() && document.querySelector("[data-testid=stDialog]")) drawAnew();
  }
}

/** Streamlit's own key for it. It closes the dialog first; without a connection that is all it does. */
function drawAnew() {
  for (const type of ["keydown", "keyup"]) document.body.dispatchEvent(new KeyboardEvent(type, { key: "r", bubbles: true }));
}

/** One for the page: what waits outlives a card that is mounted anew. */
function connection() {
  return (globalThis.studTutorCard.connection ??= new Connection(document.querySelector("[data-testid=stApp]")));
}
