// A card looked at closely: held, long pressed, rested on, or asked for with the key I. The server draws it large and in words.

import { $, seen } from "./dom.js";

/** How long a pointer rests or a finger presses, in milliseconds. */
const REST = 400;
/** A finger that moves further than this scrolls; in pixels. */
const STILL = 8;

export class Closer {
  constructor(table) {
    this.table = table;
    this.known = new Map();
    this.dialog = $("detail");
    const { root } = table;
    root.addEventListener("pointerdown", (event) => this.pressed(event));
    root.addEventListener("pointerover", (event) => this.rested(event));
    root.addEventListener("pointerleave", () => this.leave());
    // A long press asks for a menu on some phones.
    root.addEventListener("contextmenu", (event) => this.touched && this.named(event.target) && event.preventDefault());
    document.addEventListener("keydown", (event) => this.keyed(event));
    this.dialog.addEventListener("click", (event) => this.clicked(event));
    this.dialog.addEventListener("close", () => (this.dialog.className = "detail"));
  }

  /** What was said about the last position. */
  forget() {
    this.known.clear();
    if (this.dialog.classList.contains("beside")) this.leave();
  }

  named(target) {
    return target.closest?.("#game [data-detail]");
  }

  /** A press that stays where it is; what was looked at was not clicked. */
  pressed(event) {
    this.leave();
    const element = this.named(event.target);
    this.touched = event.pointerType !== "mouse";
    if (!element || event.button) return;
    const held = new AbortController();
    const { signal } = held;
    const letGo = () => (clearTimeout(this.waiting), held.abort());
    this.waiting = setTimeout(() => {
      const hush = (click) => (click.stopPropagation(), click.preventDefault());
      addEventListener("click", hush, { capture: true, once: true });
      addEventListener("pointerup", () => setTimeout(() => removeEventListener("click", hush, { capture: true })), { once: true });
      this.look(element, "sheet");
    }, REST);
    const moved = (now) => Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > STILL && letGo();
    addEventListener("pointermove", moved, { signal });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, letGo, { signal });
  }

  /** A mouse that rests on a card shows it beside the pointer, where there is room. */
  rested(event) {
    const element = this.named(event.target);
    if (event.pointerType !== "mouse" || event.buttons || element === this.over) return;
    this.leave();
    this.over = element;
    if (!element || !matchMedia("(min-width: 1241px)").matches) return;
    this.waiting = setTimeout(() => this.look(element, "beside"), REST);
  }

  leave() {
    clearTimeout(this.waiting);
    this.over = null;
    if (this.dialog.classList.contains("beside")) this.dialog.close();
  }

  keyed(event) {
    const element = this.named(event.target);
    if (event.key === "Escape" && this.dialog.open && !this.dialog.matches(":modal")) return this.dialog.close();
    if (element && event.key.toLowerCase() === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) this.look(element, "sheet");
  }

  async look(element, how) {
    const name = element.dataset.detail;
    if (!this.known.has(name)) this.known.set(name, this.table.line.post("detail", { name }).catch(() => ({})));
    const { ok, data } = await this.known.get(name);
    if (!ok || !seen(element) || (how === "beside" && this.over !== element)) return;
    const { dialog } = this;
    if (dialog.open) dialog.close();
    $("detail-text").innerHTML = data.html;
    const token = element.closest("[data-token]");
    this.chooses = how === "sheet" && token?.matches("[data-lit], [data-other]") ? token.dataset.token : null;
    dialog.querySelector(".choose").hidden = !this.chooses;
    dialog.className = `detail ${how}`;
    if (how === "sheet") return dialog.showModal();
    // Beside the card, on the side where there is more room. A dialog that is not modal takes the keyboard: it is given back.
    const { activeElement } = document;
    const card = element.getBoundingClientRect();
    dialog.show();
    activeElement?.focus({ preventScroll: true });
    const { width, height } = dialog.getBoundingClientRect();
    const left = card.right + width + 20 < innerWidth ? card.right + 12 : card.left - width - 12;
    dialog.style.left = `${Math.max(8, left)}px`;
    dialog.style.top = `${Math.max(8, Math.min(card.top, innerHeight - height - 8))}px`;
  }

  clicked({ target }) {
    const act = target.closest("[data-do]")?.dataset.do;
    // A click outside its content is one on the dialog itself.
    if (act === "close-detail" || target === this.dialog || target.closest("a[data-rule]")) this.dialog.close();
    if (act !== "choose-detail") return;
    this.dialog.close();
    this.table.click(this.chooses);
  }
}
