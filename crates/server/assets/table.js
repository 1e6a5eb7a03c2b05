// The one script of the house. It knows no rules: the server sends the paths of clicks that are possible, this module lights
// their next tokens, narrows them click by click, and sends a finished path back. Every page works from what the server drew.

const $ = (id) => document.getElementById(id);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const seen = (element) => element.getClientRects().length > 0;
const reduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const randomHex = (bytes) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, "0")).join("");

/** A new element with attributes and children. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

// ── Settings kept in this browser ────────────────────────────────────────────────────────────────────────────────────────

const settings = {
  get: (key, usual) => {
    try {
      return localStorage.getItem(`roundhouse.${key}`) ?? usual;
    } catch {
      return usual;
    }
  },
  set: (key, value) => {
    try {
      localStorage.setItem(`roundhouse.${key}`, value);
    } catch {
      // A browser that keeps nothing still plays.
    }
  },
};

/** Day, night, or as the system has it; in a cookie, so that the server draws the next page in it at once. */
function setMode(mode) {
  if (mode) document.documentElement.dataset.mode = mode;
  else delete document.documentElement.dataset.mode;
  document.cookie = `mode=${mode}; path=/; samesite=lax; max-age=${mode ? 31536000 : 0}`;
  for (const input of all('[data-setting="mode"] input')) input.checked = input.value === mode;
}

function switchMode() {
  const mode = document.documentElement.dataset.mode;
  const dark = mode ? mode === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  setMode(dark ? "light" : "dark");
}

// ── Paths of clicks ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** A path as steps: `+token` is a member of a set, clicked in any order within its run. */
const readPath = (text) => ({
  text,
  steps: text.split(" ").map((t) => (t[0] === "+" ? { token: t.slice(1), member: true } : { token: t, member: false })),
});

/** The unclicked steps that may come next: one, or the rest of a run of members. */
function nextSteps(path) {
  const first = path.steps.findIndex((_, i) => !path.clicked.has(i));
  if (first < 0) return [];
  if (!path.steps[first].member) return [first];
  const run = [];
  for (let i = first; i < path.steps.length && path.steps[i].member; i++) if (!path.clicked.has(i)) run.push(i);
  return run;
}

/** The same narrowing as on the server: a click that is next keeps those paths, any other click keeps the paths that hold it. */
function narrow(paths, clicks) {
  let open = paths.map(({ text, steps }) => ({ text, steps, clicked: new Set() }));
  for (const token of clicks) {
    const isNext = (path) => nextSteps(path).some((i) => path.steps[i].token === token);
    const inOrder = open.some(isNext);
    open = open.filter((path) => {
      if (inOrder && !isNext(path)) return false;
      const at = path.steps.findIndex((s, i) => s.token === token && !path.clicked.has(i));
      if (at < 0) return false;
      if (!path.steps[at].member) {
        for (let i = at - 1; i >= 0 && path.steps[i].member; i--) if (!path.clicked.has(i)) return false;
      }
      path.clicked.add(at);
      return true;
    });
  }
  return open;
}

const nextTokens = (open) => new Set(open.flatMap((path) => nextSteps(path).map((i) => path.steps[i].token)));
const finished = (open) => open.find((path) => path.clicked.size === path.steps.length);
/** Tokens of a kind stand for each other; plain words are of one kind. */
const kind = (token) => (token.includes(":") ? token.split(":")[0] : "");

// ── The table ────────────────────────────────────────────────────────────────────────────────────────────────────────────

class Table {
  constructor(root) {
    this.root = root;
    this.id = root.dataset.table;
    this.have = Number(root.dataset.have);
    this.title = document.title;
    // What was published of the luck, for the check at the end; the first one seen counts.
    const luck = `luck.${this.id}`;
    if (root.dataset.luck && !settings.get(luck)) settings.set(luck, root.dataset.luck);
    this.scene = null;
    // The server marks where the page it drew is cut, so that later only the pieces that are new need to come.
    this.pieces = $("game").innerHTML.split("<!--part-->");
    const marks = document.createNodeIterator($("game"), NodeFilter.SHOW_COMMENT);
    for (let mark = marks.nextNode(); mark; mark = marks.nextNode()) mark.remove();
    this.paths = [];
    this.clicks = []; // { token, forced }: what was clicked, and what was the only way on.
    this.held = null; // A finished path that waits to be confirmed, with its preview.
    this.previews = new Map();
    this.steps = new Map();
    const texts = $("texts").content;
    this.texts = Object.fromEntries(all("[data-text]", texts).map((e) => [e.dataset.text, e.textContent]));
    this.icons = Object.fromEntries(all("[data-icon]", texts).map((e) => [e.dataset.icon, e.innerHTML]));
    this.listen();
    this.showTab(settings.get("tab", "side"));
    tidyTabs(root);
    this.connect();
  }

  url(what) {
    return `/api/tables/${this.id}/${what}`;
  }

  async post(what, body) {
    const headers = { "content-type": "application/json" };
    const response = await fetch(this.url(what), { method: "POST", headers, body: JSON.stringify(body) });
    const data = await response.json().catch(() => ({}));
    return { ok: response.ok, status: response.status, data };
  }

  // ── The stream ──

  connect() {
    clearTimeout(this.retry);
    if (this.stream || document.hidden) return;
    // A page drawn by the server is known already; only what follows is sent.
    this.stream = new EventSource(this.url("stream") + (this.scene ? "" : `?have=${this.have}`));
    this.stream.addEventListener("scene", (event) => this.show(JSON.parse(event.data)));
    // The device is in other hands, or was turned away: what it showed must go, to the last trace.
    this.stream.addEventListener("anew", () => location.reload());
    this.stream.addEventListener("beside", askBeside);
    this.stream.addEventListener("open", () => this.line(true));
    this.stream.addEventListener("error", () => this.line(false));
  }

  disconnect() {
    this.stream?.close();
    this.stream = null;
  }

  /** The line to the server came up or went down. */
  line(up) {
    clearTimeout(this.lost);
    if (up) {
      this.root.removeAttribute("data-lost");
      if ($("notice").dataset.kind !== "lost") return;
      this.notice("good", { title: this.texts.connected });
      setTimeout(() => $("notice").dataset.kind === "good" && this.quiet(), 6000);
      return;
    }
    this.disconnect();
    this.retry = setTimeout(() => this.connect(), 2000);
    this.lost = setTimeout(() => {
      this.root.setAttribute("data-lost", "");
      const buttons = [[this.texts["try-now"], () => this.connect()]];
      this.notice("lost", { title: this.texts["no-connection"], text: this.texts["no-connection-text"], buttons });
    }, 1500);
  }

  // ── A new scene ──

  show(scene) {
    const anew = this.scene?.seen !== scene.seen || this.scene.asked !== scene.asked;
    this.scene = scene;
    this.paths = scene.paths.map(readPath);
    this.previews.clear();
    this.steps.clear();
    if (scene.page) {
      // A piece comes as text, or as the place and number of those that are here already.
      const has = this.pieces;
      this.pieces = scene.page.flatMap((piece) => (Array.isArray(piece) ? has.slice(piece[0], piece[0] + piece[1]) : piece));
      this.redraw(this.pieces.join(""));
    }
    $("sign-text").innerHTML = scene.sign;
    $("sign").dataset.state = scene.over ? "over" : scene.asked ? "mine" : "waiting";
    $("progress").textContent = scene.progress;
    $("seats").innerHTML = scene.seats;
    $("again").hidden = !scene.over;
    this.root.toggleAttribute("data-over", scene.over);
    document.title = (scene.asked ? `${this.texts["your-turn"]} · ` : "") + this.title;
    this.writeLog(scene.log);
    this.announce([...(scene.announce ?? []), ...(anew && (scene.asked || scene.over) ? [scene.title] : [])]);
    if (anew) this.reset();
    else this.light();
    this.showTakeBack();
    this.showTab(this.root.dataset.shows);
    if (anew && scene.asked && this.byKey && adrift()) this.focusNext();
  }

  redraw(html) {
    const game = $("game");
    const focused = document.activeElement?.closest?.("#game [data-token]")?.dataset.token;
    const places = new Map(all("[id]", game).map((e) => [e.id, e.getBoundingClientRect()]));
    const fresh = document.createElement("div");
    fresh.innerHTML = html;
    morph(game, fresh);
    tidyTabs(game);
    settleWindows(game);
    if (focused) find(focused)?.focus({ preventScroll: true });
    if (!reduced()) flip(game, places);
  }

  writeLog(log) {
    const list = $("log");
    if (log.from === 0) list.replaceChildren();
    for (const line of log.lines) list.insertAdjacentHTML("afterbegin", line);
  }

  announce(lines) {
    if (lines.length) $("live").textContent = lines.reduce(join);
  }

  // ── Choosing ──

  tokens() {
    return this.clicks.map((click) => click.token);
  }

  open(clicks = this.tokens()) {
    return this.scene?.asked && !this.sending ? narrow(this.paths, clicks) : [];
  }

  reset() {
    this.held = null;
    this.clicks = [];
    this.quiet();
    this.advance();
    this.light();
  }

  /** Takes the tokens that are the only way on, except the last of a path. */
  advance() {
    for (;;) {
      const open = this.open();
      const next = [...nextTokens(open)];
      if (next.length !== 1 || open.some((p) => p.clicked.size + 1 >= p.steps.length)) return;
      this.clicks.push({ token: next[0], forced: true });
    }
  }

  async click(token) {
    if (!this.scene || this.sending) return;
    if (!this.scene.asked) return this.probe([token]);
    this.quiet();
    if (this.tokens().includes(token)) return this.back(token);
    const clicks = this.fitting(token);
    if (!clicks) return this.probe([...this.tokens(), token]);
    return this.take(clicks);
  }

  /** The clicks with `token` as the next one, else in place of one of its kind, else alone. */
  fitting(token) {
    const fits = (clicks) => narrow(this.paths, clicks.map((c) => c.token)).length > 0;
    const fresh = { token, forced: false };
    if (fits([...this.clicks, fresh])) return [...this.clicks, fresh];
    const at = this.clicks.findIndex((c) => kind(c.token) === kind(token));
    for (let end = this.clicks.length; at >= 0 && end > at; end--) {
      const clicks = [...this.clicks.slice(0, at), fresh, ...this.clicks.slice(at + 1, end)];
      if (fits(clicks)) return clicks;
    }
    return fits([fresh]) ? [fresh] : null;
  }

  /** A run of clicks as one: a plate that stands for several tokens, in their order and without what was clicked before. */
  running(run) {
    const clicks = run.split(" ").map((token) => ({ token, forced: false }));
    return clicks.length > 1 && this.open(clicks.map((c) => c.token)).length > 0 ? clicks : null;
  }

  async take(clicks) {
    this.clicks = clicks;
    this.held = null;
    this.advance();
    const done = finished(this.open());
    if (done) await this.finish(done.text);
    else this.light();
  }

  run(run) {
    const clicks = this.running(run);
    this.quiet();
    if (clicks) return this.take(clicks);
    return null;
  }

  /** Back before `token`, or before the last click that was a choice; what is forced comes by itself. */
  back(token) {
    let at = token ? this.clicks.findIndex((c) => c.token === token) : this.clicks.length - 1;
    while (at >= 0 && this.clicks[at].forced) at--;
    if (at < 0) return;
    const left = this.clicks[at].token;
    this.clicks.length = at;
    this.held = null;
    this.quiet();
    this.advance();
    this.light(left);
  }

  canGoBack() {
    return this.clicks.some((c) => !c.forced);
  }

  /** Something that is not lit: the rule against it, or further ways. */
  async probe(clicked) {
    const { ok, data } = await this.post("probe", { clicked }).catch(() => ({ data: {} }));
    if (!ok || data.refused) return this.refuse(data.refused ?? data, clicked.at(-1));
    this.paths.push(...data.paths.map(readPath));
    return this.take(clicked.map((token) => ({ token, forced: false })));
  }

  /** A finished path is held until it is confirmed, or sent at once where the setting says so. */
  async finish(path) {
    const wanted = this.tokens().join(" ");
    this.light();
    const preview = await this.preview(path);
    if (wanted !== this.tokens().join(" ") || this.sending) return;
    const setting = settings.get("confirm", "reveals");
    const final = !preview || preview.mark || preview.ends_turn;
    if (setting === "never" || (setting === "reveals" && !final)) return this.send(path);
    this.held = { path, preview };
    this.light();
    if (this.byKey === "board") this.button("confirm").focus();
  }

  async send(path) {
    if (this.sending) return;
    this.sending = true;
    // The same name for the same wish: sent again after a lost answer it is not done twice.
    const same = this.wish?.path === path && this.wish.seen === this.scene.seen;
    this.wish = same ? this.wish : { path, seen: this.scene.seen, id: randomHex(12) };
    this.light();
    const { ok, status, data } = await this.post("move", this.wish).catch(() => ({ status: 0, data: {} }));
    this.sending = false;
    if (ok || (status && status < 500)) this.wish = null;
    if (ok) this.held = null;
    else if (status === 409) await this.refresh();
    else if (status && status < 500) this.refuse(data);
    else this.unsaved(data, () => this.send(path));
    this.light();
  }

  /** Not sent, or not stored: nothing has changed, and the choice is kept. */
  unsaved(problem, again) {
    const [title, text] = sentences(problem.title ?? join(this.texts["not-sent"], this.texts["not-sent-text"]));
    this.notice("refused", { title, text, buttons: [[this.texts["try-again"], () => (this.quiet(), again())]] });
  }

  async refresh() {
    const response = await fetch(this.url("scene")).catch(() => null);
    if (response?.ok) this.show(await response.json());
  }

  async order(what, body = {}, id = randomHex(12)) {
    const order = { seen: this.scene.seen, id, ...body };
    const { ok, status, data } = await this.post(what, order).catch(() => ({ status: 0, data: {} }));
    if (ok) return;
    if (status === 409) await this.refresh();
    else if (status && status < 500) this.refuse(data);
    else this.unsaved(data, () => this.order(what, body, id));
  }

  // ── Previews ──

  preview(path) {
    if (!this.previews.has(path)) {
      const answer = this.post("preview", { path }).then(({ ok, data }) => (ok ? data : null));
      this.previews.set(path, answer.catch(() => null));
    }
    return this.previews.get(path);
  }

  showPreview(preview) {
    // A game may keep a place for it beside its board.
    const slot = this.root.querySelector('[data-slot="preview"]');
    const narrowed = slot && getComputedStyle(slot.parentElement).display === "contents";
    for (const place of [slot, $("preview")]) place?.replaceChildren();
    const place = slot && !narrowed ? slot : $("preview");
    place.innerHTML = preview?.html ?? "";
    // Where there is room for one line only, it opens at a tap.
    if (place !== slot) place.firstElementChild?.removeAttribute("open");
  }

  /** What hovering or focusing a token would finish; the other one of element and row is marked too. */
  hover(token, focus = false) {
    for (const near of all("[data-near]", this.root)) near.removeAttribute("data-near");
    if (token && focus) for (const e of all(`[data-token="${CSS.escape(token)}"], [data-row="${CSS.escape(token)}"]`)) e.setAttribute("data-near", "");
    // What is drawn for a token without being it: a route, a tile before it is laid.
    for (const drawn of all("[data-for]", this.root)) drawn.toggleAttribute("data-under", drawn.dataset.for === token);
    clearTimeout(this.hovering);
    if (!this.scene?.asked || this.held || this.sending) return;
    this.hovering = setTimeout(() => this.foresee(token), token ? 60 : 200);
  }

  async foresee(token) {
    const clicks = token && (this.running(token) ?? (!this.tokens().includes(token) && this.fitting(token)));
    const open = clicks ? narrow(this.paths, clicks.map((c) => c.token)) : [];
    const key = this.tokens().join(" ");
    const preview = open.length === 1 ? await this.preview(open[0].text) : null;
    if (!this.held && key === this.tokens().join(" ")) this.showPreview(preview);
  }

  // ── Lighting what can be clicked ──

  light(left) {
    if (!this.scene) return;
    const clicked = this.tokens();
    const next = nextTokens(this.open());
    const others = this.canGoBack() && !this.sending ? this.others(next, clicked) : new Set();
    for (const element of all("[data-token]", this.root)) {
      const token = element.dataset.token;
      const chosen = clicked.includes(token);
      const lit = next.has(token);
      const open = lit || others.has(token) || chosen;
      element.toggleAttribute("data-lit", lit);
      element.toggleAttribute("data-other", others.has(token));
      element.toggleAttribute("data-chosen", chosen);
      // What nothing can be done with is no button to a reader; a pointer may still ask why.
      const attributes = {
        role: open ? "button" : null,
        tabindex: open ? "0" : null,
        "aria-pressed": chosen ? "true" : null,
        "aria-description": null,
      };
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    }
    const has = (run) => run.split(" ").every((token) => clicked.includes(token));
    for (const drawn of all("[data-for]", this.root)) drawn.toggleAttribute("data-chosen", has(drawn.dataset.for));
    for (const plate of all("[data-run]", this.root)) {
      plate.toggleAttribute("data-chosen", has(plate.dataset.run));
      plate.disabled = !this.running(plate.dataset.run);
    }
    this.root.toggleAttribute("data-choosing", clicked.length > 0);
    this.buttons();
    this.showSteps(left);
    this.showPreview(this.held?.preview);
  }

  /** What could be chosen in place of what is chosen. */
  others(next, clicked) {
    const others = new Set();
    for (const token of new Set(this.paths.flatMap((p) => p.steps.map((s) => s.token)))) {
      if (next.has(token) || clicked.includes(token)) continue;
      const clicks = this.fitting(token);
      if (clicks && clicks.length > 1) others.add(token);
    }
    return others;
  }

  button(what) {
    return this.root.querySelector(`#acts [data-do="${what}"]`);
  }

  buttons() {
    const { undo, over } = this.scene;
    const shown = {
      back: this.canGoBack() && !this.held && !this.sending,
      confirm: this.held && !this.sending,
      undo: undo && !over && !this.clicks.some((c) => !c.forced) && (undo.undo || undo.beyond),
      "undo-turn": undo?.turn && !this.canGoBack(),
      redo: undo?.redo && !this.canGoBack(),
    };
    if (this.held) shown.back = true;
    for (const [what, on] of Object.entries(shown)) this.button(what).hidden = !on;
    $("deed").textContent = this.held?.preview?.deed ?? this.texts.confirm;
  }

  // ── The same choice in words: the sign, the crumbs, the list ──

  async showSteps(left) {
    const clicked = this.tokens();
    const key = clicked.join(" ");
    if (!this.scene.asked) return this.writeSteps({ crumbs: [], rows: [] });
    if (!this.steps.has(key)) {
      const answer = clicked.length
        ? this.post("rows", { clicked }).then(({ ok, data }) => (ok ? data : null))
        : Promise.resolve({ crumbs: [], rows: this.scene.rows });
      this.steps.set(key, answer.catch(() => null));
    }
    const steps = await this.steps.get(key);
    if (steps && key === this.tokens().join(" ")) this.writeSteps(steps, left);
  }

  writeSteps({ crumbs, rows }, left) {
    const list = $("moves");
    const inside = list.contains(document.activeElement);
    const next = nextTokens(this.open());
    const known = new Set(rows.map((row) => row.token));
    const label = (token) => find(token)?.textContent.trim() || token;
    const more = [...next].filter((token) => !known.has(token)).map((token) => ({ token, text: label(token) }));
    const items = [...rows.filter((row) => next.has(row.token)), ...more].map(({ token, text }) =>
      make("li", {}, make("button", { type: "button", "data-row": token }, text)),
    );
    if (this.held) {
      const go = make("button", { type: "button", class: "confirm", "data-do": "confirm" });
      go.innerHTML = this.icons.confirm;
      go.append(this.held.preview?.deed ?? this.texts.confirm);
      items.unshift(make("li", {}, go));
    }
    list.replaceChildren(...items);
    // What a click would do is said on the board too.
    for (const { token, text } of rows) for (const e of all(`[data-lit][data-token="${CSS.escape(token)}"]`)) e.setAttribute("aria-description", text);
    $("crumbs").replaceChildren(...crumbs.map((text) => make("li", {}, text)));
    $("idle").hidden = items.length > 0;
    $("count").textContent = this.held || !items.length ? "" : items.length;
    const row = list.querySelector(`[data-row="${CSS.escape(left ?? "")}"]`) ?? list.querySelector("button");
    if (inside || (this.parked && row)) (row ?? $("tab-moves")).focus();
    else if (left && this.byKey === "board" && adrift()) find(left)?.focus();
    // With nothing in the list the keyboard waits at its tab.
    this.parked = !row && (inside || this.parked);
    this.writeSign(crumbs);
  }

  writeSign(crumbs) {
    const hint = $("hint");
    if (!hint || !this.canGoBack()) {
      if (hint) $("sign-text").innerHTML = this.scene.sign;
      return;
    }
    const says = this.held?.preview?.says ?? crumbs.at(-1);
    if (says && $("asks").textContent !== says) this.announce([says]);
    if (says) $("asks").textContent = says;
    const final = this.held?.preview?.mark ? this.texts["preview-final"] : "";
    hint.textContent = join(this.texts[this.held ? "choose-or-confirm" : "choose-on"], final);
  }

  /** Brings the keyboard to what can be done next, where it was before: in the list or on the board. */
  focusNext() {
    const first = this.byKey === "list" ? $("moves").querySelector("button") : all("[data-lit]", this.root).find(seen);
    first?.focus({ preventScroll: true });
  }

  // ── Notices ──

  notice(what, { title, text = "", rule, buttons = [], close = false }) {
    const notice = $("notice");
    notice.dataset.kind = what;
    notice.innerHTML = this.icons[{ refused: "refused", lost: "offline", good: "confirm", ask: "undo" }[what]];
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
    if (notice.contains(document.activeElement)) this.focusNext();
    notice.hidden = true;
    notice.dataset.kind = "";
    for (const element of all("[data-refused]", this.root)) element.removeAttribute("data-refused");
  }

  refuse(problem, token) {
    this.quiet();
    const [title, text] = sentences(problem.title ?? this.texts["not-sent"]);
    this.notice("refused", { title, text: join(text, this.texts["nothing-changed"]), rule: problem.rule, close: true });
    for (const element of token ? all(`[data-token="${CSS.escape(token)}"]`, this.root) : []) element.setAttribute("data-refused", "");
  }

  /** Taking back: freely, or by asking everybody. */
  undo() {
    const { undo } = this.scene;
    if (undo.undo) return this.order("undo");
    if (!undo.beyond) return null;
    const ask = [this.texts["take-back"], () => this.takeBack(true)];
    return this.notice("ask", { title: undo.why, text: this.texts["take-back-text"], buttons: [ask], close: true });
  }

  /** A key with which a program plays this seat; it is told once. */
  async programKey() {
    const { ok, data } = await this.post("key").catch(() => ({ data: {} }));
    if (!ok) return this.refuse(data);
    const title = `${this.texts["program-key"]}: ${data.key}`;
    return this.notice("good", { title, text: this.texts["program-key-text"], close: true });
  }

  async takeBack(agree) {
    this.quiet();
    const { ok, data } = await this.post("take-back", { agree }).catch(() => ({ data: {} }));
    if (!ok) this.refuse(data);
  }

  showTakeBack() {
    const asked = this.scene.take_back;
    if (!asked) return $("notice").dataset.kind === "ask" && this.quiet();
    if (asked.answered) return this.notice("ask", { title: this.texts["waiting-for-agreement"] });
    const buttons = [[this.texts.agree, () => this.takeBack(true)], [this.texts.decline, () => this.takeBack(false)]];
    const [title, text] = sentences(this.texts["agree-take-back"]);
    return this.notice("ask", { title, text, buttons });
  }

  // ── Tabs of the house ──

  /** Shows a tab; one that this width or the end of the game does not have gives way. */
  showTab(name) {
    const tabs = all("[data-tab]", $("tabs")).filter(seen);
    const tab = tabs.find((t) => t.dataset.tab === name) ?? tabs[0];
    if (!tab) return;
    this.root.dataset.shows = tab.dataset.tab;
    tidyTabs(this.root);
  }

  // ── Hands on the page ──

  listen() {
    this.root.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("keydown", (event) => this.pressed(event));
    document.addEventListener("pointerdown", () => (this.byKey = this.parked = null));
    this.root.addEventListener("pointerover", ({ target }) => this.hover(under(target)));
    this.root.addEventListener("focusin", ({ target }) => this.hover(under(target), target.matches(":focus-visible")));
    this.root.addEventListener("focusout", () => this.hover((this.parked = null)));
    document.addEventListener("visibilitychange", () => (document.hidden ? this.disconnect() : this.connect()));
    addEventListener("pagehide", () => this.disconnect());
    addEventListener("pageshow", () => this.connect());
    for (const width of ["640px", "1240px"]) {
      matchMedia(`(max-width: ${width})`).addEventListener("change", () => {
        this.showTab(settings.get("tab", "side"));
        this.showPreview(this.held?.preview);
      });
    }
    for (const input of all('[data-setting="confirm"] input')) {
      input.checked = input.value === settings.get("confirm", "reveals");
      input.addEventListener("change", () => settings.set("confirm", input.value));
    }
  }

  clicked(event) {
    const { target } = event;
    if (target.closest("a, summary, label, input")) return;
    const row = target.closest("[data-row]");
    if (row) return this.click(row.dataset.row);
    const tab = target.closest("[data-tab]");
    if (tab?.closest("#tabs")) {
      settings.set("tab", tab.dataset.tab);
      return this.showTab(tab.dataset.tab);
    }
    if (tab) return chooseTab(tab);
    const act = target.closest("[data-do]");
    if (act) return this.do(act.dataset.do);
    const run = target.closest("[data-run]");
    if (run) return this.run(run.dataset.run);
    const token = target.closest("[data-lit], [data-other]") ?? target.closest("[data-token]");
    if (token) this.click(token.dataset.token);
  }

  pressed(event) {
    const { key, target } = event;
    if ($("rules").open && key === "Escape") return $("rules").close();
    if ($("rules").contains(target)) return;
    const token = target.closest?.("#game [data-token]");
    const row = target.closest?.("#moves button");
    if (token || row) this.byKey = row ? "list" : "board";
    if (key === "Escape") {
      if ($("notice").hidden || $("notice").dataset.kind === "lost") this.back();
      else this.quiet();
    } else if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "z") {
      event.preventDefault();
      this.do(event.shiftKey ? "redo" : "undo");
    } else if (token && (key === "Enter" || key === " ")) {
      event.preventDefault();
      this.click(token.dataset.token);
    } else if (token && key.startsWith("Arrow")) {
      event.preventDefault();
      neighbour(token, key)?.focus();
    } else if (row && ["ArrowUp", "ArrowDown", "Home", "End"].includes(key)) {
      event.preventDefault();
      const rows = all("#moves button");
      const to = { ArrowUp: rows.indexOf(row) - 1, ArrowDown: rows.indexOf(row) + 1, Home: 0, End: -1 }[key];
      rows.at(to % rows.length).focus();
    }
  }

  do(what) {
    const acts = {
      undo: () => this.scene.undo && this.undo(),
      "undo-turn": () => this.order("undo", { turn: true }),
      redo: () => this.scene.undo?.redo && this.order("redo"),
      back: () => this.back(),
      confirm: () => this.held && this.send(this.held.path),
      key: () => this.programKey(),
    };
    return this.scene && acts[what]?.();
  }
}

/** The first sentence and the rest. */
function sentences(text) {
  const [, first, rest] = text.match(/^(.+?(?:\.(?=\s|$)|[。：:](?=\s|\S)))\s*(.*)$/s) ?? [null, text, ""];
  return [first.replace(/:$/, ".").replace(/：$/, "。"), rest.charAt(0).toUpperCase() + rest.slice(1)];
}

/** Two sentences one after the other; Chinese needs no space between them. */
const join = (one, other) => (one && other ? one + (one.endsWith("。") ? "" : " ") + other : one + other);

/** An element of this token, a visible one if there is one. */
function find(token) {
  const elements = all(`[data-token="${CSS.escape(token)}"]`);
  return elements.find(seen) ?? elements[0];
}

/** Whether the keyboard is nowhere: what it was on has gone. */
const adrift = () => !document.activeElement || document.activeElement === document.body || !seen(document.activeElement);

/** The token that is lit or listed here, or the run of a plate. */
function under(target) {
  const element = target.closest?.("[data-lit], [data-other], [data-row], [data-run]");
  return element?.dataset.token ?? element?.dataset.row ?? element?.dataset.run;
}

/** The lit element nearest in the direction of an arrow key. */
function neighbour(from, key) {
  const middle = (r) => [r.x + r.width / 2, r.y + r.height / 2];
  const [x, y] = middle(from.getBoundingClientRect());
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best = null;
  let least = Infinity;
  for (const element of all('#game [data-token][tabindex="0"]')) {
    if (element === from || !seen(element)) continue;
    const [ex, ey] = middle(element.getBoundingClientRect());
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    const cost = along + 3 * aside;
    if (along > 1 && cost < least) [best, least] = [element, cost];
  }
  return best;
}

// ── Tabs: of the house, and of a game's own tray ─────────────────────────────────────────────────────────────────────────

/** What a row of tabs is about, and the tab it shows: the chosen one, else the first the server names. */
const tabScope = (tabs) => (tabs.id === "tabs" ? $("table") : tabs.parentElement);

function chooseTab(tab) {
  tabScope(tab.closest("[data-tabs]")).dataset.shows = tab.dataset.tab;
  tidyTabs(document);
}

/** Says which tabs are chosen; only those are reached by Tab, arrows lead to the others. */
function tidyTabs(root) {
  for (const tabs of all("[data-tabs]", root)) {
    const scope = tabScope(tabs);
    let shows = scope.dataset.shows ?? scope.dataset.first;
    // On a wide page the log stands for tabs that need no tab there.
    if (tabs.id === "tabs" && !seen($(`tab-${shows}`))) shows = "log";
    for (const tab of all("[data-tab]", tabs)) {
      const on = tab.dataset.tab === shows;
      tab.setAttribute("aria-selected", String(on));
      tab.setAttribute("tabindex", on ? "0" : "-1");
    }
  }
}

document.addEventListener("keydown", (event) => {
  const tab = event.target.closest?.('[role="tab"]');
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!tab || !by) return;
  const tabs = all("[data-tab]", tab.closest("[data-tabs]")).filter(seen);
  const to = tabs.at((tabs.indexOf(tab) + by) % tabs.length);
  to.click();
  to.focus();
});

// ── Redrawing without losing what the reader holds ───────────────────────────────────────────────────────────────────────

/** Attributes this script sets; the server never does. */
const ours = new Set(["data-lit", "data-other", "data-chosen", "data-refused", "data-near", "data-under", "data-shows", "tabindex", "aria-pressed", "aria-description", "role", "aria-selected", "data-far", "style", "disabled"]);

/** What makes an element the same thing in the next drawing: its piece, the house's slot, or what it stands for. */
const same = (node) => node.id || node.dataset?.slot || node.dataset?.token || null;

/** Makes `from` look like `to`, keeping elements that are the same thing. */
function morph(from, to) {
  const known = new Map();
  for (const child of from.children) if (same(child)) known.set(same(child), [...(known.get(same(child)) ?? []), child]);
  let at = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const name = same(wanted);
    const alike = at && at.nodeName === wanted.nodeName && !name && !same(at);
    const match = name ? known.get(name)?.shift() : alike ? at : null;
    if (!match || match.nodeName !== wanted.nodeName) {
      from.insertBefore(wanted, at);
      continue;
    }
    if (match === at) at = at.nextSibling;
    else from.insertBefore(match, at);
    if (match.nodeType === Node.ELEMENT_NODE) {
      if (match.isEqualNode(wanted)) continue;
      takeAttributes(match, wanted);
      // What the house keeps in a slot is not the game's to change.
      if (!match.hasAttribute("data-slot")) morph(match, wanted);
    } else if (match.nodeValue !== wanted.nodeValue) match.nodeValue = wanted.nodeValue;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

function takeAttributes(from, to) {
  // Where the server leads to another tab, the reader's choice has done its part.
  if (from.dataset?.first !== to.dataset?.first) from.removeAttribute("data-shows");
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name) && !ours.has(name)) from.removeAttribute(name);
  for (const { name, value } of [...to.attributes]) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
}

/** Things that moved are shown moving, above what they pass. */
function flip(root, places) {
  for (const element of all("[id]", root)) {
    const was = places.get(element.id);
    const is = element.getBoundingClientRect();
    if (!was?.width || !is.width) continue;
    const scale = was.width / is.width;
    const [dx, dy] = [was.x - is.x, was.y - is.y];
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.05) continue;
    travel(element, dx, dy, scale);
  }
}

function travel(element, dx, dy, scale) {
  const drawing = element.ownerSVGElement;
  let [from, to] = [`translate(${dx}px, ${dy}px) scale(${scale})`, "none"];
  if (drawing) {
    // In a drawing a length on the screen is so much longer or shorter, and a piece already has its place as a transform.
    const { a, d } = drawing.getScreenCTM();
    const { x, y } = element.getBBox();
    to = getComputedStyle(element).transform;
    const placed = to === "none" ? "" : to;
    from = `translate(${dx / a}px, ${dy / d}px) ${placed} translate(${x}px, ${y}px) scale(${scale}) translate(${-x}px, ${-y}px)`;
  }
  const origin = { transformOrigin: "0 0", ...(drawing && { transformBox: "view-box" }) };
  const steps = [{ transform: from, ...origin }, { transform: to, ...origin }];
  const above = drawing ?? element;
  above.classList.add("travels");
  const done = () => above.classList.remove("travels");
  element.animate(steps, { duration: 420, easing: "cubic-bezier(.2,.7,.2,1)" }).finished.then(done, done);
}

// ── Boards larger than their window ──────────────────────────────────────────────────────────────────────────────────────

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

function settleWindows(root) {
  for (const view of all("[data-pan]", root)) Camera.of(view).settle();
}

/** What a key or a button does to the windows on the page, if there are any. */
function zoomWindows(what) {
  for (const view of all("[data-pan]").filter(seen)) Camera.of(view).do(what);
}

document.addEventListener("keydown", (event) => {
  const what = { "+": "closer", "=": "closer", "-": "further", 0: "fit" }[event.key];
  if (!what || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select, dialog")) return;
  zoomWindows(what);
});
settleWindows(document);

// ── The rulebook beside the table ────────────────────────────────────────────────────────────────────────────────────────

async function openRules(address, anchor) {
  const dialog = $("rules");
  const opener = document.activeElement;
  if (!dialog.open) dialog.addEventListener("close", () => seen(opener) && opener.focus(), { once: true });
  if (!dialog.dataset.loaded) {
    const response = await fetch(`${address}?sheet=true`).catch(() => null);
    if (!response?.ok) return location.assign(anchor ? `${address}#${anchor}` : address);
    $("rules-text").innerHTML = await response.text();
    dialog.dataset.loaded = "yes";
  }
  // Beside a wide table the book lies open while one plays on; elsewhere it covers the page.
  if (!dialog.open && matchMedia("(min-width: 1241px)").matches) dialog.show();
  else if (!dialog.open) dialog.showModal();
  return turnTo(anchor);
}

/** Turns a rulebook to an anchor and frames it. */
function turnTo(anchor) {
  for (const old of all("[data-here], .chapters [aria-current]")) {
    old.removeAttribute("data-here");
    old.removeAttribute("aria-current");
  }
  const place = anchor && document.querySelector(`.rulebook #${CSS.escape(anchor)}`);
  if (!place) return;
  place.setAttribute("data-here", "");
  place.scrollIntoView({ block: "start", behavior: reduced() ? "auto" : "smooth" });
  let chapter = place;
  while (chapter && !chapter.matches(".level-2")) chapter = chapter.previousElementSibling;
  const link = chapter && document.querySelector(`.chapters a[href="#${CSS.escape(chapter.id)}"]`);
  link?.setAttribute("aria-current", "true");
  link?.scrollIntoView({ block: "nearest", inline: "center" });
}

// ── Every page ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function fillNonces() {
  for (const input of all("[data-nonce]")) input.value ||= randomHex(16);
}
fillNonces();
for (const input of all('[data-setting="mode"] input')) {
  input.checked = input.value === (document.documentElement.dataset.mode ?? "");
  input.addEventListener("change", () => setMode(input.value));
}
document.addEventListener("click", (event) => {
  const act = event.target.closest("[data-do]")?.dataset.do;
  if (act === "mode") switchMode();
  if (["closer", "further", "fit"].includes(act)) zoomWindows(act);
  if (act === "close-rules") $("rules").close();
  const link = event.target.closest("a[href]");
  const [address, anchor] = link?.getAttribute("href").split("#") ?? [];
  if (link?.matches('[data-rule], [data-do="rules"]') && $("rules")) {
    event.preventDefault();
    openRules(address, anchor);
  } else if (link && !address && anchor) {
    // Links inside a rulebook stay in it, and leave the table's address alone.
    event.preventDefault();
    turnTo(anchor);
    if (!$("rules")) history.replaceState(null, "", `#${anchor}`);
  }
});
if (document.querySelector(".rulepage") && location.hash) turnTo(location.hash.slice(1));
// Forms go by fetch: a page without referrer sends a plain form without its origin, and the house would not believe it.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.method !== "post") return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const response = await fetch(form.action, { method: "POST", body });
  if (form.matches("[data-quiet]")) {
    form.reset();
    return refreshBeside();
  }
  if (response.redirected && samePage(response.url)) location.reload();
  else if (response.redirected) location.href = response.url;
  else replaceMain(await response.text());
});

const samePage = (address) => address.split("#")[0] === location.href.split("#")[0];

function replaceMain(text) {
  const fresh = new DOMParser().parseFromString(text, "text/html");
  document.querySelector("main").replaceWith(fresh.querySelector("main"));
  fillNonces();
}

if ($("table")) window.roundhouse = new Table($("table"));

// ── What stands beside a table: talk and clocks ──────────────────────────────────────────────────────────────────────────

/** Asks for what changed beside the table; a flurry of news is asked for once. */
function askBeside() {
  clearTimeout(askBeside.soon);
  askBeside.soon = setTimeout(refreshBeside, 60);
}

async function refreshBeside() {
  const here = location.pathname.match(/^\/t\/[^/]+/)?.[0];
  const response = here ? await fetch(`${here}/beside`).catch(() => null) : null;
  if (!response?.ok) return;
  const fresh = document.createElement("div");
  fresh.innerHTML = await response.text();
  for (const part of [...fresh.children]) {
    const old = $(part.id);
    if (!old) continue;
    const read = old.scrollHeight - old.scrollTop - old.clientHeight < 40;
    morph(old, part);
    if (read) old.scrollTop = old.scrollHeight;
  }
}

/** Clocks run between two words from the house. */
setInterval(() => {
  for (const shown of all("[data-left]")) {
    const left = Math.max(0, Number(shown.dataset.left) - 1000);
    shown.dataset.left = left;
    const seconds = Math.floor(left / 1000);
    if (seconds < 3600) shown.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
}, 1000);
if ($("talk")) $("talk").scrollTop = $("talk").scrollHeight;

// ── Pages around the tables ──────────────────────────────────────────────────────────────────────────────────────────────

// A page that waits for people shows who has come; when it has become another page, it is loaded anew.
if (document.querySelector("[data-alive]")) {
  setInterval(async () => {
    const response = document.hidden ? null : await fetch(location.href).catch(() => null);
    if (!response?.ok) return;
    const fresh = new DOMParser().parseFromString(await response.text(), "text/html").querySelector("[data-alive]");
    const old = document.querySelector("[data-alive]");
    if (!fresh || fresh.id !== old.id) return location.reload();
    for (const input of all("[data-nonce]", fresh)) input.value = "";
    morph(old, fresh);
    fillNonces();
  }, 2000);
}
// The order beside the form is drawn anew by the house with every click.
const echo = document.querySelector("form[data-echo]");
echo?.addEventListener("change", async () => {
  const response = await fetch(`${echo.action}?${new URLSearchParams(new FormData(echo))}`).catch(() => null);
  if (!response?.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  morph($("order"), fresh.getElementById("order"));
});
// A code behind the # never leaves this browser but by the form.
const fragment = document.querySelector("[data-fragment]");
if (fragment && location.hash) fragment.value = location.hash.slice(1);
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  // On plain http there is no clipboard; then the address is marked to be copied by hand.
  if (navigator.clipboard) await navigator.clipboard.writeText(button.dataset.copy);
  else getSelection().selectAllChildren(button.previousElementSibling);
});

// The replay page redraws a game the same way.
export { flip, morph, reduced, tidyTabs };
