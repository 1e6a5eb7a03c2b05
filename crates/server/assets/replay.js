// Looking back: moves through the moments of a game. The page of each moment is drawn by the server, as it was shown then.

import { settleWindows } from "./camera.js";
import { $, all, seen } from "./dom.js";
import { morph } from "./morph.js";
import { remember, show } from "./motion.js";
import { tidyTabs } from "./tabs.js";

/** How long a moment stays while the game plays by itself. */
const PACE = 1200;

class Replay {
  constructor(root) {
    this.root = root;
    this.at = Number(root.dataset.at);
    this.last = Number(root.dataset.last);
    this.known = new Map();
    this.moments = null;
    root.setAttribute("data-live", "");
    this.outline();
    this.listen();
    this.placeBill();
    this.paint();
  }

  url(what) {
    return `/api/tables/${this.root.dataset.table}/${what}`;
  }

  async outline() {
    const response = await fetch(this.url(`replay?as=${this.root.dataset.as}${this.root.dataset.line}`)).catch(() => null);
    if (response?.ok) this.moments = (await response.json()).moments;
    this.paint();
  }

  /** The chances are worked out when they are wanted, once. */
  async review() {
    if (this.reviewed) return;
    this.reviewed = true;
    const { table, as } = this.root.dataset;
    const response = await fetch(`/t/${table}/review?as=${as}`).catch(() => null);
    if (response?.ok) $("panel-review").innerHTML = await response.text();
    else this.reviewed = false;
  }

  load(at) {
    if (!this.known.has(at)) {
      const answer = fetch(this.url(`replay/${at}?as=${this.root.dataset.as}${this.root.dataset.line}`)).then((r) => (r.ok ? r.json() : Promise.reject(r)));
      answer.catch(() => this.known.delete(at));
      this.known.set(at, answer);
    }
    return this.known.get(at);
  }

  /** Shows a moment. Whoever drags on sees the latest one asked for. */
  async go(to) {
    const at = Math.max(0, Math.min(this.last, to));
    if (at === this.at) return;
    this.at = at;
    this.paint();
    const moment = await this.load(at).catch(() => null);
    if (!moment || this.at !== at) return;
    this.show(moment);
    if (at < this.last) this.load(at + 1).catch(() => null);
  }

  show(moment) {
    const game = $("game");
    const then = remember(game);
    const fresh = document.createElement("div");
    fresh.innerHTML = moment.page;
    this.clearBill();
    morph(game, fresh);
    settleWindows(game);
    tidyTabs(game);
    show(game, then);
    $("seats").innerHTML = moment.seats;
    $("asks").textContent = moment.text;
    $("live").textContent = moment.text;
    $("scrub").setAttribute("aria-valuetext", moment.text);
    this.root.toggleAttribute("data-over", moment.over);
    $("preview").innerHTML = moment.brought;
    this.placeBill();
    this.root.dataset.at = moment.at;
    for (const input of all("input[data-now]")) input.value = moment.at;
    history.replaceState(null, "", this.here());
  }

  /** A game may keep a place beside its board for what something brings. */
  slot() {
    const slot = this.root.querySelector('[data-slot="preview"]');
    return slot && seen(slot.parentElement) && getComputedStyle(slot.parentElement).display !== "contents" ? slot : null;
  }

  placeBill() {
    const slot = this.slot();
    if (slot) slot.replaceChildren(...$("preview").childNodes);
  }

  clearBill() {
    for (const slot of all('[data-slot="preview"]', this.root)) slot.replaceChildren();
  }

  here() {
    return this.address(this.at);
  }

  address(at) {
    return `?as=${this.root.dataset.as}&at=${at}${this.root.dataset.line}`;
  }

  /** Everything that tells which moment it is. */
  paint() {
    const { at, last } = this;
    $("scrub").value = at;
    $("scrub").style.setProperty("--at", last ? at / last : 1);
    $("at").textContent = at;
    const x = last ? (at * 1000) / last : 0;
    for (const name of ["x1", "x2"]) $("needle").setAttribute(name, x);
    for (const b of all("[data-total]")) b.textContent = this.moments?.[at]?.totals[b.dataset.total] ?? b.textContent;
    let chosen = null;
    for (const line of all("#log > [data-at]")) {
      const its = Number(line.dataset.at);
      line.toggleAttribute("data-later", its > at);
      line.toggleAttribute("data-now", its === at);
      if (its <= at) chosen ??= line;
    }
    const box = $("panel-log");
    if (chosen && seen(box)) box.scrollTop += chosen.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
    const ways = { first: 0, back: Math.max(0, at - 1), on: Math.min(last, at + 1), last };
    for (const [name, to] of Object.entries(ways)) {
      const way = document.querySelector(`#review [data-do="${name}"]`);
      way.setAttribute("href", this.address(to));
      way.toggleAttribute("data-idle", to === at);
    }
    document.querySelector('[data-do="link"]').href = this.here();
  }

  /** The nearest moment of another turn. */
  turn(by) {
    const turn = (at) => this.moments?.[at]?.turn;
    let at = this.at + by;
    while (at > 0 && at < this.last && turn(at) === turn(this.at)) at += by;
    // Back to where that turn began.
    while (by < 0 && at > 0 && turn(at - 1) === turn(at)) at--;
    return this.go(at);
  }

  play(on) {
    clearInterval(this.playing);
    this.playing = null;
    const button = document.querySelector('[data-do="play"]');
    button.setAttribute("aria-pressed", String(on));
    if (!on) return;
    if (this.at === this.last) this.go(0);
    this.playing = setInterval(() => {
      if (this.at < this.last) this.go(this.at + 1);
      if (this.at >= this.last) this.play(false);
    }, PACE);
  }

  async copyLink(link) {
    const address = new URL(link.getAttribute("href"), location.href).href;
    // On plain http there is no clipboard: the address bar holds the same link.
    const copied = await navigator.clipboard?.writeText(address).then(() => true, () => false);
    history.replaceState(null, "", this.here());
    if (!copied) return;
    const words = link.querySelector("span");
    const before = words.textContent;
    words.textContent = link.dataset.done;
    setTimeout(() => (words.textContent = before), 1500);
  }

  do(what, target) {
    if (what !== "play" && what !== "check") this.play(false);
    const acts = {
      first: () => this.go(0),
      back: () => this.go(this.at - 1),
      on: () => this.go(this.at + 1),
      last: () => this.go(this.last),
      play: () => this.play(!this.playing),
      link: () => this.copyLink(target),
      check: () => checkLuck(this),
    };
    acts[what]?.();
    return what in acts;
  }

  listen() {
    document.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { target } = event;
      const act = target.closest("[data-do]");
      if (act && this.do(act.dataset.do, act)) return event.preventDefault();
      const tab = target.closest(".housetabs [data-tab]");
      if (tab) return this.showTab(tab.dataset.tab);
      const line = target.closest("#log > [data-at], .turning [data-at]");
      if (!line || target.closest("a:not(.no, .turning a)")) return;
      event.preventDefault();
      this.play(false);
      this.go(Number(line.dataset.at));
    });
    $("scrub").addEventListener("input", () => {
      this.play(false);
      this.go(Number($("scrub").value));
    });
    document.addEventListener("keydown", (event) => this.pressed(event));
    document.querySelector(".eyes select")?.addEventListener("change", ({ target }) => target.form.submit());
    this.showTab(this.root.dataset.shows);
    addEventListener("resize", () => this.showTab(this.root.dataset.shows));
    checkLuck(this);
  }

  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("select, dialog, [role=tab]")) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by) {
      event.preventDefault();
      this.play(false);
      event.shiftKey ? this.turn(by) : this.go(this.at + by);
    } else if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      this.do(event.key === "Home" ? "first" : "last");
    } else if (event.key === " " && !event.target.closest("button, a, summary, input:not([type=range])")) {
      event.preventDefault();
      this.do("play");
    }
  }

  showTab(name) {
    const tabs = all(".housetabs [data-tab]").filter(seen);
    const tab = tabs.find((t) => t.dataset.tab === name) ?? tabs.find((t) => t.dataset.tab === "log") ?? tabs[0];
    if (!tab) return;
    this.root.dataset.shows = tab.dataset.tab;
    if (tab.dataset.tab === "review") this.review();
    for (const other of tabs) {
      other.setAttribute("aria-selected", String(other === tab));
      other.setAttribute("tabindex", other === tab ? "0" : "-1");
    }
    this.paint();
  }
}

// ── The luck ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

const spaced = (digits) => digits.replace(/(.{4})(?=.)/g, "$1 ");
const short = (digits) => (digits.length > 24 ? `${spaced(digits.slice(0, 12))} … ${digits.slice(-4)}` : digits);

async function checkLuck(replay) {
  const panel = $("luck");
  const response = await fetch(replay.url("luck")).catch(() => null);
  if (!response?.ok) return;
  const told = await response.json();
  if (!panel.hasAttribute("data-over")) {
    $("commitment").textContent = spaced(told.commitment ?? "");
    return;
  }
  const texts = Object.fromEntries(all("[data-text]", $("luck-texts").content).map((e) => [e.dataset.text, e.textContent]));
  if (told.commitment === null) {
    panel.dataset.verdict = "plain";
    $("verdict").textContent = texts[told.plain === null ? "luck-later" : "luck-plain"];
    return;
  }
  const luck = await import(replay.root.dataset.luck);
  const row = (name, good, code) => {
    const item = panel.querySelector(`[data-check="${name}"]`);
    item.dataset.good = String(good);
    item.querySelector("code").textContent = code;
    return good;
  };
  const compared = (expected, found) => (expected === found ? short(found) : `${texts["luck-expected"]} ${expected} ${texts["luck-found"]} ${found}`);
  const sealed = luck.commitment(told.secret);
  const seed = luck.seed(told.secret, told.nonces);
  let noted = null;
  try {
    noted = localStorage.getItem(`roundhouse.luck.${replay.root.dataset.table}`);
  } catch {
    // A browser that keeps nothing has noted nothing.
  }
  const asNoted = noted === null || noted === told.commitment;
  const checks = [
    row("sealed", sealed === told.commitment && asNoted, compared(asNoted ? told.commitment : noted, sealed)),
    row("numbers", told.nonces.every((nonce) => nonce.length > 0), told.nonces.map((nonce) => `${nonce.slice(0, 4)}…`).join(" ")),
    row("seed", seed === told.seed, compared(told.seed, seed)),
    row("played", true, texts[noted === null ? "luck-unnoted" : "luck-noted"]),
  ];
  const good = checks.every(Boolean);
  panel.dataset.verdict = good ? "agrees" : "differs";
  $("verdict").textContent = texts[good ? "luck-agrees" : "luck-differs"];
}

// ── A journal from elsewhere ─────────────────────────────────────────────────────────────────────────────────────────────

async function bring(file) {
  const headers = { "content-type": "application/json" };
  const response = await fetch("/api/journals", { method: "POST", headers, body: await file.text() }).catch(() => null);
  const data = await response?.json().catch(() => ({}));
  if (response?.ok) return location.assign(`/t/${data.table}/replay?at=0`);
  $("refused").textContent = data?.title ?? "";
  $("refused").hidden = false;
}

if ($("replay")) window.replay = new Replay($("replay"));
$("journal")?.addEventListener("change", ({ target }) => target.files[0] && bring(target.files[0]));
