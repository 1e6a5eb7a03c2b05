// Notices that take the sign's place: a refusal with its rule, a lost line, a question of the others.

import { $, all, join, make, sentences, standing } from "./dom.js";

const SIGNS = { refused: "refused", lost: "offline", good: "confirm", ask: "undo" };

export class Notices {
  /** `closed` is called when a notice that held the keyboard goes. */
  constructor(root, texts, icons, closed) {
    Object.assign(this, { root, texts, icons, closed });
  }

  get kind() {
    return $("notice").hidden ? "" : $("notice").dataset.kind;
  }

  show(kind, { title, text = "", rule, buttons = [], close = false }) {
    const notice = $("notice");
    notice.dataset.kind = kind;
    notice.innerHTML = this.icons[SIGNS[kind]];
    const words = make("p", {}, text);
    if (rule) {
      const name = /^[A-Z]\d/.test(rule) ? `${this.texts.rule} ${rule}` : this.texts["read-the-rule"];
      words.append(" ", make("a", { href: `/rules/${this.root.dataset.game}#${rule}`, "data-rule": rule }, name));
    }
    const row = make("div", { class: "do" });
    for (const [label, act] of close ? [...buttons, [this.texts.close, () => this.quiet()]] : buttons) {
      const button = make("button", { type: "button", class: "btn" });
      button.innerHTML = (label === this.texts.close && this.icons.close) || "";
      button.append(label);
      button.addEventListener("click", act);
      row.append(button);
    }
    notice.append(make("div", {}, make("b", {}, title), words), row);
    notice.hidden = false;
  }

  quiet() {
    const notice = $("notice");
    const held = notice.contains(document.activeElement);
    notice.hidden = true;
    notice.dataset.kind = "";
    for (const element of all("[data-refused]", this.root)) element.removeAttribute("data-refused");
    if (held) this.closed();
  }

  /** Something that the rules or the house refuse; what was clicked gets a frame. */
  refuse(problem, token) {
    this.quiet();
    const [title, text] = sentences(problem.title ?? this.texts["not-sent"]);
    this.show("refused", { title, text: join(text, this.texts["nothing-changed"]), rule: problem.rule, close: true });
    for (const element of token ? standing(token, this.root) : []) element.setAttribute("data-refused", "");
  }

  /** Not sent, or not stored: nothing has changed, and the choice is kept. */
  unsaved(problem, again) {
    const [title, text] = sentences(problem.title ?? join(this.texts["not-sent"], this.texts["not-sent-text"]));
    this.show("refused", { title, text, buttons: [[this.texts["try-again"], () => (this.quiet(), again())]] });
  }
}
