// The line to the table: a live stream while the page is in sight, and the way back when it was lost.

/** How long before a lost line is tried again, and how long it may be lost before that is said; in milliseconds. */
const AGAIN = 4000;
const PATIENCE = 1500;

export class Line {
  /** `told` hears scenes, `beside` that something beside the table changed; `lost` is told when the line is next tried, `back` when it is there again. */
  constructor(table, { have, told, beside, lost, back }) {
    Object.assign(this, { table, have, told, beside, lost, back });
    document.addEventListener("visibilitychange", () => (document.hidden ? this.close() : this.open()));
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", () => this.open());
    this.open();
  }

  url(what) {
    return `/api/tables/${this.table}/${what}`;
  }

  /** A browser holds six lines to a house: a page out of sight gives its own back. */
  open() {
    clearTimeout(this.retry);
    if (this.stream || document.hidden) return;
    // A page drawn by the server is known already; only what follows is sent.
    this.stream = new EventSource(this.url("stream") + (this.have === null ? "" : `?have=${this.have}`));
    this.stream.addEventListener("scene", (event) => {
      this.have = null;
      this.told(JSON.parse(event.data));
    });
    // The device is in other hands, or was turned away: what it showed must go, to the last trace.
    this.stream.addEventListener("anew", () => location.reload());
    this.stream.addEventListener("beside", () => this.beside());
    this.stream.addEventListener("open", () => {
      clearTimeout(this.missing);
      if (this.down) this.back();
      this.down = false;
    });
    this.stream.addEventListener("error", () => this.broken());
  }

  close() {
    this.stream?.close();
    this.stream = null;
    clearTimeout(this.missing);
    clearTimeout(this.retry);
  }

  broken() {
    this.close();
    this.retry = setTimeout(() => this.open(), AGAIN);
    const due = performance.now() + AGAIN;
    const say = () => {
      this.down = true;
      this.lost(due);
    };
    if (this.down) say();
    else this.missing = setTimeout(say, PATIENCE);
  }

  async post(what, body) {
    const headers = { "content-type": "application/json" };
    const response = await fetch(this.url(what), { method: "POST", headers, body: JSON.stringify(body) });
    const data = await response.json().catch(() => ({}));
    return { ok: response.ok, status: response.status, data };
  }

  /** The whole scene anew. */
  async refresh() {
    const response = await fetch(this.url("scene")).catch(() => null);
    if (response?.ok) this.told(await response.json());
  }
}
