// The choice as it is shown, on the board and in words: what is lit, the list of next clicks, the sign, the buttons.

import { $, adrift, all, find, join, make, seen, standing } from "./dom.js";

// The role each thing was drawn with.
const roles = new WeakMap();

export class Shown {
  constructor(table) {
    this.table = table;
    this.steps = new Map();
  }

  /** Forgets what was asked about the last question. */
  clear() {
    this.steps.clear();
  }

  /** What can be clicked next; nothing while a move is on its way. */
  next() {
    const { scene, sending, choice } = this.table;
    return scene?.asked && !sending ? choice.next() : new Set();
  }

  /** Lights what can be clicked. `left`: where the reader was when it went back. */
  light(left) {
    const { root, choice, sending, held } = this.table;
    const clicked = choice.tokens();
    const next = this.next();
    const others = choice.begun() && !sending ? choice.others() : new Set();
    for (const element of all("[data-token]", root)) {
      const token = element.dataset.token;
      const chosen = clicked.includes(token);
      const lit = next.has(token);
      const open = lit || others.has(token) || chosen;
      element.toggleAttribute("data-lit", lit);
      element.toggleAttribute("data-other", others.has(token));
      element.toggleAttribute("data-chosen", chosen);
      // What nothing can be done with is no button to a reader but what it was drawn as; a pointer may still ask why.
      if (!roles.has(element)) roles.set(element, element.getAttribute("role"));
      const attributes = {
        role: open ? "button" : roles.get(element),
        tabindex: open ? "0" : null,
        "aria-pressed": chosen ? "true" : null,
        "aria-description": null,
      };
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    }
    // What is drawn for a token without being it: a route, a tile before it is laid.
    const has = (run) => run.split(" ").every((token) => clicked.includes(token));
    for (const drawn of all("[data-for]", root)) drawn.toggleAttribute("data-chosen", has(drawn.dataset.for));
    for (const plate of all("[data-run]", root)) {
      plate.toggleAttribute("data-chosen", has(plate.dataset.run));
      plate.disabled = sending || !choice.running(plate.dataset.run);
    }
    root.toggleAttribute("data-choosing", clicked.length > 0);
    this.buttons();
    this.list(left);
    this.preview(held?.preview);
  }

  button(what) {
    return this.table.root.querySelector(`#acts [data-do="${what}"]`);
  }

  buttons() {
    const { scene, choice, held, sending, texts } = this.table;
    const { undo, over } = scene;
    const begun = choice.begun();
    const shown = {
      back: held || (begun && !sending),
      confirm: held && !sending,
      undo: undo && !over && !begun && (undo.undo || undo.beyond),
      "undo-turn": undo?.turn && !begun,
      redo: undo?.redo && !begun,
    };
    for (const [what, on] of Object.entries(shown)) this.button(what).hidden = !on;
    // Where people play each other there are no hints.
    this.button("hint")?.toggleAttribute("hidden", !scene.asked || begun || Boolean(sending));
    $("deed").textContent = held?.preview?.deed ?? texts.confirm;
  }

  /** The same choice as a list: the way so far and the next clicks, as the server words them. */
  async list(left) {
    const { scene, choice, line } = this.table;
    const clicked = choice.tokens();
    const key = clicked.join(" ");
    if (!scene.asked) return this.write({ crumbs: [], rows: [] });
    if (!this.steps.has(key)) {
      const answer = clicked.length
        ? line.post("rows", { clicked }).then(({ ok, data }) => (ok ? data : null))
        : Promise.resolve({ crumbs: [], rows: scene.rows });
      this.steps.set(key, answer.catch(() => null));
    }
    const steps = await this.steps.get(key);
    if (steps && key === choice.tokens().join(" ")) this.write(steps, left);
  }

  write({ crumbs, rows }, left) {
    const { held, hands } = this.table;
    const list = $("moves");
    const inside = list.contains(document.activeElement);
    const next = this.next();
    const known = new Set(rows.map((row) => row.token));
    const label = (token) => find(token)?.textContent.trim() || token;
    const more = [...next].filter((token) => !known.has(token)).map((token) => ({ token, text: label(token) }));
    const items = [...rows.filter((row) => next.has(row.token)), ...more].map(({ token, text }) =>
      make("li", {}, make("button", { type: "button", "data-row": token }, text)),
    );
    if (held) items.unshift(make("li", {}, this.confirming()));
    list.replaceChildren(...items);
    // What a click would do is said on the board too.
    for (const { token, text } of rows) for (const e of standing(token)) if (e.matches("[data-lit]")) e.setAttribute("aria-description", text);
    $("crumbs").replaceChildren(...crumbs.map((text) => make("li", {}, text)));
    $("idle").hidden = items.length > 0;
    $("count").textContent = held || !items.length ? "" : items.length;
    const row = list.querySelector(`[data-row="${CSS.escape(left ?? "")}"]`) ?? list.querySelector("button");
    if (inside || (hands.parked && row)) (row ?? $("tab-moves")).focus();
    else if (left && hands.byKey === "board" && adrift()) find(left)?.focus();
    // With nothing in the list the keyboard waits at its tab.
    hands.parked = !row && (inside || hands.parked);
    this.sign(crumbs);
  }

  confirming() {
    const { held, icons, texts } = this.table;
    const button = make("button", { type: "button", class: "confirm", "data-do": "confirm" });
    button.innerHTML = icons.confirm;
    button.append(held.preview?.deed ?? texts.confirm);
    return button;
  }

  /** The sign says what was chosen, and what a confirmed click will do. */
  sign(crumbs) {
    const { scene, choice, held, texts } = this.table;
    const hint = $("hint");
    if (!hint || !choice.begun()) {
      if (hint) $("sign-text").innerHTML = scene.sign;
      return;
    }
    // Shorter words leave the sign as high as it was: what lies below must not slip away under a finger.
    $("sign").style.minHeight = `${$("sign").offsetHeight}px`;
    const says = held?.preview?.says ?? crumbs.at(-1);
    if (says && $("asks").textContent !== says) this.table.announce([says]);
    if (says) $("asks").textContent = says;
    const final = held?.preview?.mark ? texts["preview-final"] : "";
    hint.textContent = join(texts[held ? "choose-or-confirm" : "choose-on"], final);
  }

  /** What an action would bring. */
  preview(preview) {
    // A game may keep a place for it beside its board.
    const slot = this.table.root.querySelector('[data-slot="preview"]');
    const narrowed = slot && getComputedStyle(slot.parentElement).display === "contents";
    for (const place of [slot, $("preview")]) place?.replaceChildren();
    const place = slot && !narrowed ? slot : $("preview");
    place.innerHTML = preview?.html ?? "";
    // Where there is room for one line only, it opens at a tap.
    if (place !== slot) place.firstElementChild?.removeAttribute("open");
  }

  /** Brings the keyboard to what can be done next, where it was before: in the list or on the board. */
  focusNext() {
    const inList = this.table.hands.byKey === "list";
    const first = inList ? $("moves").querySelector("button") : all("[data-lit]", this.table.root).find(seen);
    first?.focus({ preventScroll: true });
  }
}
