// A table. It knows no rules: the server sends the paths of clicks that are possible, this lights their next tokens, narrows them
// click by click, and sends a finished path back. The page works from what the server drew.

import { callToTurn } from "./bell.js";
import { askBeside } from "./beside.js";
import { settleWindows } from "./camera.js";
import { Closer } from "./detail.js";
import { $, adrift, all, find, join, randomHex, sentences, settings, standing } from "./dom.js";
import { Hands } from "./hands.js";
import { Line } from "./line.js";
import { morph } from "./morph.js";
import { remember, show } from "./motion.js";
import { Notices } from "./notice.js";
import { Choice } from "./paths.js";
import { Pointing } from "./point.js";
import { Shown } from "./shown.js";
import { showTab, tidyTabs } from "./tabs.js";

export class Table {
  constructor(root) {
    this.root = root;
    // What was published of the luck, for the check at the end; the first one seen counts.
    const luck = `luck.${root.dataset.table}`;
    if (root.dataset.luck && !settings.get(luck)) settings.set(luck, root.dataset.luck);
    this.scene = null;
    this.choice = new Choice();
    this.held = null; // A finished path that waits to be confirmed, with its preview.
    this.previews = new Map();
    this.away = null; // How many lines the log had when the line was lost and found again.
    // The server marks where the page it drew is cut, so that later only the pieces that are new need to come.
    this.pieces = $("game").innerHTML.split("<!--part-->");
    const marks = document.createNodeIterator($("game"), NodeFilter.SHOW_COMMENT);
    for (let mark = marks.nextNode(); mark; mark = marks.nextNode()) mark.remove();
    const texts = $("texts").content;
    this.texts = Object.fromEntries(all("[data-text]", texts).map((e) => [e.dataset.text, e.textContent]));
    this.icons = Object.fromEntries(all("[data-icon]", texts).map((e) => [e.dataset.icon, e.innerHTML]));
    this.shown = new Shown(this);
    this.hands = new Hands(this);
    this.closer = new Closer(this);
    this.notices = new Notices(root, this.texts, this.icons, () => this.shown.focusNext());
    this.settle();
    showTab(settings.get("tab", "side"));
    tidyTabs(root);
    settleWindows(root);
    this.line = new Line(root.dataset.table, {
      have: Number(root.dataset.have),
      told: (scene) => this.show(scene),
      beside: askBeside,
      lost: (due) => this.lost(due),
      back: () => (this.away = $("log").children.length),
    });
    this.pointing = new Pointing(this);
  }

  /** Settings of this browser, and what depends on the width of the page. */
  settle() {
    for (const input of all('[data-setting="confirm"] input')) {
      input.checked = input.value === settings.get("confirm", "reveals");
      input.addEventListener("change", () => settings.set("confirm", input.value));
    }
    for (const width of ["640px", "1240px"]) {
      matchMedia(`(max-width: ${width})`).addEventListener("change", () => {
        showTab(settings.get("tab", "side"));
        this.shown.preview(this.held?.preview);
      });
    }
  }

  // ── A new scene ──

  show(scene) {
    const anew = this.scene?.seen !== scene.seen || this.scene.asked !== scene.asked;
    this.scene = scene;
    this.closer.forget();
    this.choice.offer(scene.paths);
    this.previews.clear();
    this.shown.clear();
    if (scene.page) {
      // A piece comes as text, or as the place and number of those that are here already.
      const has = this.pieces;
      this.pieces = scene.page.flatMap((piece) => (Array.isArray(piece) ? has.slice(piece[0], piece[0] + piece[1]) : piece));
      this.redraw(this.pieces.join(""));
    }
    $("sign-text").innerHTML = scene.sign;
    $("sign").dataset.state = scene.over ? "over" : scene.asked ? "mine" : "waiting";
    $("progress").textContent = scene.progress;
    const seats = remember($("seats"));
    $("seats").innerHTML = scene.seats;
    show($("seats"), seats);
    $("again").hidden = !scene.over;
    this.root.toggleAttribute("data-over", scene.over);
    callToTurn(scene.asked);
    this.log(scene.log);
    this.announce([...(scene.announce ?? []), ...(anew && (scene.asked || scene.over) ? [scene.title] : [])]);
    if (anew) this.reset();
    else this.shown.light();
    this.proposed();
    this.returned();
    showTab(this.root.dataset.shows);
    if (anew && scene.asked && this.hands.byKey && adrift()) this.shown.focusNext();
  }

  redraw(html) {
    const game = $("game");
    const focused = document.activeElement?.closest?.("#game [data-token]")?.dataset.token;
    const then = remember(game);
    const fresh = document.createElement("div");
    fresh.innerHTML = html;
    morph(game, fresh);
    tidyTabs(game);
    settleWindows(game);
    if (focused) find(focused)?.focus({ preventScroll: true });
    show(game, then);
  }

  log({ from, lines }) {
    const list = $("log");
    if (from === 0) list.replaceChildren();
    for (const line of lines) list.insertAdjacentHTML("afterbegin", line);
  }

  announce(lines) {
    if (lines.length) $("live").textContent = lines.reduce(join);
  }

  // ── Choosing ──

  reset() {
    $("sign").style.minHeight = "";
    this.held = null;
    this.notices.quiet();
    this.choice.take([]);
    this.shown.light();
  }

  async click(token) {
    if (!this.scene || this.sending) return;
    if (!this.scene.asked) return this.probe([token]);
    this.notices.quiet();
    if (this.choice.tokens().includes(token)) return this.back(token);
    const clicks = this.choice.fitting(token);
    const further = clicks?.length > this.choice.clicks.length;
    // Nothing of a set is given up for another member before it is known that they cannot go together.
    if (!clicks || (!further && this.choice.joins(token))) return this.probe([...this.choice.meant(), token], clicks);
    return this.take(clicks);
  }

  async take(clicks) {
    this.held = null;
    this.choice.take(clicks);
    const whole = this.choice.whole();
    if (whole) await this.finish(whole);
    else this.shown.light();
  }

  /** A plate that stands for a run of clicks. */
  run(run) {
    const clicks = this.scene?.asked && !this.sending ? this.choice.running(run) : null;
    this.notices.quiet();
    return clicks && this.take(clicks);
  }

  back(token) {
    const left = this.choice.back(token);
    if (left === null) return;
    this.held = null;
    this.notices.quiet();
    this.shown.light(left);
  }

  /** A notice goes first, then the last choice. */
  escape() {
    if (this.pointing.on) this.pointing.stop();
    else if (this.notices.kind && this.notices.kind !== "lost") this.notices.quiet();
    else this.back();
  }

  /** Something that is not lit: further ways, else what can be taken instead, else the rule against it. */
  async probe(clicked, instead = null) {
    const { ok, data } = await this.line.post("probe", { clicked }).catch(() => ({ data: {} }));
    if (!ok || data.refused) return instead ? this.take(instead) : this.notices.refuse(data.refused ?? data, clicked.at(-1));
    this.choice.accept(data.paths);
    return this.take(clicked.map((token) => ({ token, forced: false })));
  }

  /** What a bot would do is chosen as if it had been clicked; the reader confirms it or takes something else. */
  async hint() {
    const { ok, data } = await this.line.post("hint").catch(() => ({ data: {} }));
    if (!ok) return this.notices.refuse(data);
    this.notices.quiet();
    this.choice.take(data.path.split(" ").map((step) => ({ token: step.replace(/^\+/, ""), forced: false })));
    return this.finish(data.path, true);
  }

  /** A finished path is held until it is confirmed, or sent at once where the setting says so; a hint is always held. */
  async finish(path, hinted = false) {
    const wanted = this.choice.tokens().join(" ");
    this.shown.light();
    const preview = await this.preview(path);
    if (wanted !== this.choice.tokens().join(" ") || this.sending) return;
    const setting = settings.get("confirm", "reveals");
    const final = !preview || preview.mark || preview.ends_turn;
    if (!hinted && (setting === "never" || (setting === "reveals" && !final))) return this.send(path);
    this.held = { path, preview };
    this.shown.light();
    if (this.hands.byKey === "board") this.shown.button("confirm").focus();
  }

  async send(path) {
    if (this.sending) return;
    this.sending = true;
    // The same name for the same wish: sent again after a lost answer it is not done twice.
    const same = this.wish?.path === path && this.wish.seen === this.scene.seen;
    this.wish = same ? this.wish : { path, seen: this.scene.seen, id: randomHex(12) };
    this.shown.light();
    const { ok, status, data } = await this.line.post("move", this.wish).catch(() => ({ status: 0, data: {} }));
    this.sending = false;
    if (ok || (status && status < 500)) this.wish = null;
    if (ok) this.held = null;
    else await this.failed(status, data, () => this.send(path));
    this.shown.light();
  }

  async order(what, body = {}, id = randomHex(12)) {
    const order = { seen: this.scene.seen, id, ...body };
    const { ok, status, data } = await this.line.post(what, order).catch(() => ({ status: 0, data: {} }));
    if (!ok) await this.failed(status, data, () => this.order(what, body, id));
  }

  /** The table has moved on, a rule forbids it, or it was not sent or not stored. */
  async failed(status, problem, again) {
    if (status === 409) await this.line.refresh();
    else if (status && status < 500) this.notices.refuse(problem);
    else this.notices.unsaved(problem, again);
  }

  // ── Previews ──

  preview(path) {
    if (!this.previews.has(path)) {
      const answer = this.line.post("preview", { path }).then(({ ok, data }) => (ok ? data : null));
      this.previews.set(path, answer.catch(() => null));
    }
    return this.previews.get(path);
  }

  /** What hovering or focusing a token would finish; the other one of element and row is marked too. */
  hover(token, focus = false) {
    for (const near of all("[data-near]", this.root)) near.removeAttribute("data-near");
    const rows = token && focus ? all(`[data-row="${CSS.escape(token)}"]`) : [];
    for (const element of token && focus ? [...standing(token), ...rows] : []) element.setAttribute("data-near", "");
    for (const drawn of all("[data-for]", this.root)) drawn.toggleAttribute("data-under", drawn.dataset.for === token);
    clearTimeout(this.hovering);
    if (!this.scene?.asked || this.held || this.sending) return;
    this.hovering = setTimeout(() => this.foresee(token), token ? 60 : 200);
  }

  async foresee(token) {
    const { choice } = this;
    const clicks = token && (choice.running(token) ?? (!choice.tokens().includes(token) && choice.fitting(token)));
    const open = clicks ? this.choice.open(clicks) : [];
    const key = this.choice.tokens().join(" ");
    const preview = open.length === 1 ? await this.preview(open[0].text) : null;
    if (!this.held && key === this.choice.tokens().join(" ")) this.shown.preview(preview);
  }

  // ── Taking back: freely, or by asking everybody ──

  undo() {
    const { undo } = this.scene;
    if (undo.undo) return this.order("undo");
    if (!undo.beyond) return null;
    const ask = [this.texts["take-back"], () => this.takeBack(true)];
    return this.notices.show("ask", { title: undo.why, text: this.texts["take-back-text"], buttons: [ask], close: true });
  }

  /** A key with which a program plays this seat; it is told once. */
  async programKey() {
    const { ok, data } = await this.line.post("key").catch(() => ({ data: {} }));
    if (!ok) return this.notices.refuse(data);
    const title = `${this.texts["program-key"]}: ${data.key}`;
    return this.notices.show("good", { title, text: this.texts["program-key-text"], close: true });
  }

  async takeBack(agree) {
    this.notices.quiet();
    const { ok, data } = await this.line.post("take-back", { agree }).catch(() => ({ data: {} }));
    if (!ok) this.notices.refuse(data);
  }

  /** Somebody wishes to go back. */
  proposed() {
    const asked = this.scene.take_back;
    if (!asked) return this.notices.kind === "ask" && this.notices.quiet();
    if (asked.answered) return this.notices.show("ask", { title: this.texts["waiting-for-agreement"] });
    const buttons = [[this.texts.agree, () => this.takeBack(true)], [this.texts.decline, () => this.takeBack(false)]];
    const [title, text] = sentences(this.texts["agree-take-back"]);
    return this.notices.show("ask", { title, text, buttons });
  }

  // ── The line ──

  /** No connection: what was chosen is kept, and it is tried again. */
  lost(due) {
    this.root.setAttribute("data-lost", "");
    const buttons = [[this.texts["try-now"], () => this.line.open()]];
    const seconds = Math.max(1, Math.round((due - performance.now()) / 1000));
    const text = this.texts["no-connection-text"].replace("{seconds}", seconds);
    this.notices.show("lost", { title: this.texts["no-connection"], text, buttons });
  }

  /** Connected again: what happened meanwhile is told. */
  returned() {
    const missed = this.away !== null && $("log").children.length > this.away;
    const known = this.away !== null;
    this.away = null;
    if (!known) return;
    this.root.removeAttribute("data-lost");
    const text = missed ? `${this.texts["while-away"]} ${$("log").firstElementChild.querySelector("p").textContent}` : "";
    const buttons = missed ? [[this.texts["show-me"], () => (showTab("log"), this.notices.quiet())]] : [];
    this.notices.show("good", { title: this.texts.connected, text, buttons });
    setTimeout(() => this.notices.kind === "good" && this.notices.quiet(), 6000);
  }

  do(what) {
    const acts = {
      undo: () => this.scene.undo && this.undo(),
      "undo-turn": () => this.order("undo", { turn: true }),
      redo: () => this.scene.undo?.redo && this.order("redo"),
      back: () => this.back(),
      hint: () => this.scene.asked && !this.sending && this.hint(),
      confirm: () => this.held && this.send(this.held.path),
      key: () => this.programKey(),
      point: () => this.pointing.start(),
    };
    return this.scene && acts[what]?.();
  }
}
