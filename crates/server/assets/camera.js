// Boards larger than their window: scrolled by the browser, dragged and zoomed by this.

import { all, seen } from "./dom.js";

/**
 * A window on a drawing that may outgrow it: `data-pan` around one SVG. Panning is the browser's own scrolling, by wheel, finger, keys and
 * focus; this adds dragging and zooming. It opens with all in sight, but never smaller than `data-least` pixels to a unit of the drawing:
 * then it looks at `data-at`, a point of the drawing. Zoomed out beyond that, `data-far` tells the stylesheet that lettering is too small.
 */
class Camera {
  static known = new WeakMap();

  static of(view) {
    if (!Camera.known.has(view)) Camera.known.set(view, new Camera(view));
    return Camera.known.get(view);
  }

  constructor(view) {
    this.view = view;
    this.zoom = "open"; // "open": as described; "fit": all of it, however small; a number: as the reader chose.
    this.scale = 1;
    new ResizeObserver(() => this.settle()).observe(view);
    view.addEventListener("scroll", () => this.remember(), { passive: true });
    view.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    view.addEventListener("pointerdown", (event) => this.drag(event));
    view.addEventListener("touchstart", ({ touches }) => (this.pinch = touches.length === 2 ? { apart: apart(touches), scale: this.scale } : null), { passive: true });
    view.addEventListener("touchmove", (event) => this.pinched(event), { passive: false });
  }

  get drawing() {
    return this.view.querySelector("svg");
  }

  fits() {
    const { width, height } = this.drawing.viewBox.baseVal;
    return Math.min(this.view.clientWidth / width, this.view.clientHeight / height, this.least() * 1.6);
  }

  least() {
    return Number(this.view.dataset.least ?? 0.1);
  }

  /** After a redraw or another size: the reader's choice stays, and what was in the middle stays there. */
  settle() {
    if (!this.drawing || !this.view.clientWidth) return;
    const scales = { open: Math.max(this.fits(), this.least()), fit: this.fits() };
    const { middle } = this;
    this.size(scales[this.zoom] ?? this.zoom);
    const at = this.view.dataset.at;
    if (middle) this.look(...middle);
    if (at && at !== this.at) this.show(...at.split(" ").map(Number), !middle);
    this.at = at;
    this.remember();
  }

  size(scale) {
    const { width, height } = this.drawing.viewBox.baseVal;
    this.scale = scale;
    this.drawing.style.width = `${width * scale}px`;
    this.drawing.style.height = `${height * scale}px`;
    this.view.toggleAttribute("data-far", scale < this.least() * 0.99);
  }

  /** The point of the drawing at a place on the screen. */
  under(x, y) {
    const { left, top } = this.drawing.getBoundingClientRect();
    const box = this.drawing.viewBox.baseVal;
    return [box.x + (x - left) / this.scale, box.y + (y - top) / this.scale];
  }

  centre() {
    const { left, top } = this.view.getBoundingClientRect();
    return [left + this.view.clientWidth / 2, top + this.view.clientHeight / 2];
  }

  remember() {
    this.middle = this.under(...this.centre());
  }

  /** Brings a point of the drawing to a place on the screen, the middle if none is named. */
  look(x, y, [px, py] = this.centre()) {
    const [ux, uy] = this.under(px, py);
    this.view.scrollBy({ left: (x - ux) * this.scale, top: (y - uy) * this.scale, behavior: "instant" });
  }

  /** Brings a point into sight: to the middle, or only if it lies outside. */
  show(x, y, always) {
    const [mx, my] = this.under(...this.centre());
    const [rx, ry] = [this.view.clientWidth, this.view.clientHeight].map((room) => Math.max(0, room / 2 / this.scale - 60));
    if (always || Math.abs(x - mx) > rx || Math.abs(y - my) > ry) this.look(x, y);
  }

  /** Zooms about a place on the screen. */
  to(scale, place = this.centre()) {
    const point = this.under(...place);
    this.zoom = Math.min(Math.max(scale, Math.min(this.fits(), this.least()) / 1.25), this.least() * 3);
    this.size(this.zoom);
    this.look(...point, place);
    this.remember();
  }

  do(what) {
    if (what === "closer") return this.to(this.scale * 1.25);
    if (what === "further") return this.to(this.scale / 1.25);
    this.zoom = "fit";
    this.middle = null;
    return this.settle();
  }

  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.to(this.scale * Math.exp(-event.deltaY / 400), [event.clientX, event.clientY]);
  }

  pinched(event) {
    if (event.touches.length !== 2 || !this.pinch) return;
    event.preventDefault();
    const [a, b] = event.touches;
    const middle = [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
    this.to((this.pinch.scale * apart(event.touches)) / this.pinch.apart, middle);
  }

  /** Dragging with a mouse; a finger scrolls by itself. What was dragged was not clicked. */
  drag(event) {
    if (event.pointerType !== "mouse" || event.button > 1) return;
    const held = new AbortController();
    const { signal } = held;
    let dragged = false;
    let [x, y] = [event.clientX, event.clientY];
    const move = (now) => {
      if (!dragged && Math.hypot(now.clientX - x, now.clientY - y) < 6) return;
      dragged = true;
      this.view.toggleAttribute("data-dragged", true);
      this.view.scrollBy({ left: x - now.clientX, top: y - now.clientY, behavior: "instant" });
      [x, y] = [now.clientX, now.clientY];
    };
    const drop = () => {
      held.abort();
      this.view.removeAttribute("data-dragged");
      if (!dragged) return;
      const hush = (click) => (click.stopPropagation(), click.preventDefault());
      addEventListener("click", hush, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", hush, { capture: true }));
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", drop, { signal });
    addEventListener("pointercancel", drop, { signal });
  }
}

const apart = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** After a page was drawn: windows keep the reader's choice, and turn to what the game names. */
export function settleWindows(root) {
  for (const view of all("[data-pan]", root)) Camera.of(view).settle();
  for (const view of all("[data-camera]", root)) lookAt(view, view.dataset.camera);
}

/** A window that is only scrolled is moved so that the spot the game names lies in its middle; once, so that the reader can look elsewhere. */
export function lookAt(view, spot) {
  const element = view.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  if (!element || view.looksAt === spot) return;
  view.looksAt = spot;
  const [frame, box] = [view.getBoundingClientRect(), element.getBoundingClientRect()];
  const left = box.x + box.width / 2 - frame.x - frame.width / 2;
  const top = box.y + box.height / 2 - frame.y - frame.height / 2;
  view.scrollBy({ left, top, behavior: "instant" });
}

/** What a key or a button does to the windows on the page, if there are any. */
export function zoomWindows(what) {
  for (const view of all("[data-pan]").filter(seen)) Camera.of(view).do(what);
}

document.addEventListener("keydown", (event) => {
  const what = { "+": "closer", "=": "closer", "-": "further", 0: "fit" }[event.key];
  if (!what || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select, dialog")) return;
  zoomWindows(what);
});
