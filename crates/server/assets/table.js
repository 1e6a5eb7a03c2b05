// The one script of the house. It knows no rules: the server sends the paths of clicks that are possible, this module lights
// their next tokens, narrows them click by click, and sends a finished path back. Every page works from what the server drew.

const $ = (id) => document.getElementById(id);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const reduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const randomHex = (bytes) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, "0")).join("");

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

function showMode() {
  const mode = settings.get("mode", "");
  if (mode) document.documentElement.dataset.mode = mode;
  else delete document.documentElement.dataset.mode;
}

function switchMode() {
  const dark = document.documentElement.dataset.mode
    ? document.documentElement.dataset.mode === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  settings.set("mode", dark ? "light" : "dark");
  showMode();
}

// ── Paths of clicks ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** A path as steps: `+token` is a member of a set, clicked in any order within its run. */
const readPath = (text) =>
  text.split(" ").map((t) => (t[0] === "+" ? { token: t.slice(1), member: true } : { token: t, member: false }));

/** The unclicked steps that may come next: one, or the rest of a run of members. */
function nextSteps(path) {
  const first = path.steps.findIndex((_, i) => !path.clicked.has(i));
  if (first < 0) return [];
  if (!path.steps[first].member) return [first];
  const run = [];
  for (let i = first; i < path.steps.length && path.steps[i].member; i++) if (!path.clicked.has(i)) run.push(i);
  // Members of which some were clicked may be all there are: then the plain token after the run is next as well.
  return run;
}

/** The same narrowing as on the server: a click that is next keeps those paths, any other click keeps the paths that hold it. */
function narrow(texts, clicks) {
  let open = texts.map((text) => ({ text, steps: readPath(text), clicked: new Set() }));
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
const kind = (token) => (token.includes(":") ? token.slice(0, token.indexOf(":")) : "");

// ── The table ────────────────────────────────────────────────────────────────────────────────────────────────────────────

class Table {
  constructor(root) {
    this.root = root;
    this.id = root.dataset.table;
    this.game = root.dataset.game;
    this.have = Number(root.dataset.have);
    this.scene = null;
    // The server marks where the page it drew is cut, so that later only the parts that changed need to come.
    this.parts = $("game").innerHTML.split("<!--part-->");
    this.clicks = [];
    this.more = []; // Paths that are accepted though not offered.
    this.held = null;
    this.sending = false;
    this.texts = Object.fromEntries(
      all("[data-text]", $("texts").content).map((span) => [span.dataset.text, span.textContent]),
    );
    this.previews = new Map();
    this.rowCache = new Map();
    this.listen();
    this.connect();
  }

  url(what) {
    return `/api/tables/${this.id}/${what}`;
  }

  async post(what, body) {
    const response = await fetch(this.url(what), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const data = await response.json().catch(() => ({}));
    return { ok: response.ok, status: response.status, data };
  }

  // ── The stream ──

  connect() {
    if (this.stream || document.hidden) return;
    // A page drawn by the server is known already; only what follows is sent.
    this.stream = new EventSource(this.url("stream") + (this.scene ? "" : `?have=${this.have}`));
    this.stream.addEventListener("scene", (event) => this.show(JSON.parse(event.data)));
    this.stream.addEventListener("open", () => this.line(true));
    this.stream.addEventListener("error", () => this.line(false));
  }

  disconnect() {
    this.stream?.close();
    this.stream = null;
  }

  line(good) {
    clearTimeout(this.lost);
    if (!good) {
      this.lost = setTimeout(() => this.notice("lost", this.texts["no-connection"]), 1500);
      // A closed stream does not come back by itself after some errors.
      if (this.stream?.readyState === EventSource.CLOSED) {
        this.disconnect();
        setTimeout(() => this.connect(), 2000);
      }
    } else if ($("notice").dataset.kind === "lost") {
      this.notice("good", this.texts.connected);
      setTimeout(() => $("notice").dataset.kind === "good" && this.quiet(), 4000);
    }
  }

  // ── A new scene ──

  show(scene) {
    const before = this.scene;
    this.scene = scene;
    const asked = !before || before.seen !== scene.seen;
    if (scene.page) this.parts = scene.page;
    for (const [at, part] of scene.parts ?? []) this.parts[at] = part;
    if (scene.page || scene.parts?.length) this.redraw(this.parts.join(""));
    $("sign-text").innerHTML = scene.sign;
    $("sign").dataset.state = scene.over ? "over" : scene.asked ? "mine" : "waiting";
    $("seats").innerHTML = scene.seats;
    document.title = (scene.asked ? `${this.texts["your-turn"]} · ` : "") + document.title.replace(/^.*? · (?=.* · )/, "");
    this.writeLog(scene.log);
    if (scene.announce?.length) $("live").textContent = scene.announce.join(" ");
    $("again").hidden = !scene.over;
    this.root.toggleAttribute("data-over", scene.over);
    if (asked) this.reset();
    this.previews.clear();
    this.rowCache.clear();
    this.light();
    this.showTakeBack();
  }

  redraw(html) {
    const game = $("game");
    const focused = document.activeElement?.closest?.("#game [data-token]")?.dataset.token;
    const places = new Map(all("[id]", game).map((e) => [e.id, e.getBoundingClientRect()]));
    const fresh = document.createElement("div");
    fresh.innerHTML = html;
    morph(game, fresh);
    if (focused) find(focused)?.focus({ preventScroll: true });
    if (!reduced()) flip(game, places);
  }

  writeLog(log) {
    const list = $("log");
    if (log.from === 0) list.replaceChildren();
    for (const line of log.lines) list.insertAdjacentHTML("afterbegin", line);
  }

  // ── Choosing ──

  paths() {
    return [...(this.scene?.paths ?? []), ...this.more];
  }

  reset() {
    this.clicks = [];
    this.more = [];
    this.held = null;
    this.quiet();
    this.advance();
  }

  /** Takes the tokens that are the only way on, except the last of a path. */
  advance() {
    for (;;) {
      const open = narrow(this.paths(), this.clicks);
      const next = nextTokens(open);
      const lasts = open.some((p) => p.clicked.size + 1 >= p.steps.length);
      if (next.size !== 1 || lasts || !open.length) return;
      this.clicks.push([...next][0]);
    }
  }

  async click(token) {
    if (!this.scene || this.sending) return;
    if (this.scene.over || !this.scene.asked) return this.probe([token]);
    this.quiet();
    const tries = [[...this.clicks, token], this.instead(token), [token]];
    const fits = tries.find((clicks) => clicks && narrow(this.paths(), clicks).length);
    if (this.clicks.includes(token) && !this.held) return this.back(token);
    if (!fits) return this.probe([...this.clicks, token]);
    this.clicks = fits;
    this.advance();
    this.held = null;
    const done = finished(narrow(this.paths(), this.clicks));
    this.light();
    if (done) await this.finish(done.text);
  }

  /** The clicks with `token` in place of the chosen one of its kind. */
  instead(token) {
    const at = this.clicks.findIndex((c) => kind(c) === kind(token));
    return at < 0 ? null : this.clicks.map((c, i) => (i === at ? token : c));
  }

  back(token) {
    const at = token ? this.clicks.indexOf(token) : this.clicks.length - 1;
    if (at < 0) return;
    this.clicks = this.clicks.slice(0, at);
    this.held = null;
    this.more = [];
    this.quiet();
    this.light();
  }

  /** Something that is not lit: the rule against it, or further ways. */
  async probe(clicked) {
    const { ok, data } = await this.post("probe", { clicked });
    if (!ok) return this.refuse(data, clicked.at(-1));
    if (data.refused) return this.refuse(data.refused, clicked.at(-1));
    this.more = data.paths;
    this.clicks = clicked;
    const done = finished(narrow(this.paths(), this.clicks));
    this.light();
    if (done) await this.finish(done.text);
  }

  async finish(path) {
    const preview = await this.preview(path);
    const setting = settings.get("confirm", "reveals");
    const final = !preview || preview.mark || preview.ends_turn;
    if (setting === "always" || (setting === "reveals" && final)) {
      this.held = path;
      this.light();
      this.showPreview(preview);
      return;
    }
    await this.send(path);
  }

  async send(path) {
    if (this.sending) return;
    this.sending = true;
    // The same name for the same wish: sent again after a lost answer it is not done twice.
    this.wish = this.wish?.path === path && this.wish.seen === this.scene.seen ? this.wish : { path, seen: this.scene.seen, id: randomHex(12) };
    this.light();
    try {
      const { ok, status, data } = await this.post("move", this.wish);
      this.wish = ok || status < 500 ? null : this.wish;
      if (!ok) {
        this.refuse(data);
        if (status === 409) await this.refresh();
      }
    } catch {
      this.notice("lost", this.texts["not-sent"]);
      this.held = path;
    } finally {
      this.sending = false;
      this.light();
    }
  }

  async refresh() {
    const response = await fetch(this.url("scene"));
    if (response.ok) this.show(await response.json());
  }

  async order(what, body = {}) {
    try {
      const { ok, status, data } = await this.post(what, { seen: this.scene.seen, id: randomHex(12), ...body });
      if (!ok) {
        this.refuse(data);
        if (status === 409) await this.refresh();
      }
    } catch {
      this.notice("lost", this.texts["not-sent"]);
    }
  }

  // ── Previews ──

  async preview(path) {
    if (!this.previews.has(path)) {
      this.previews.set(
        path,
        this.post("preview", { path }).then(
          ({ ok, data }) => (ok ? data : null),
          () => null,
        ),
      );
    }
    return this.previews.get(path);
  }

  showPreview(preview) {
    // A game may keep a place for it beside its board.
    const place = this.root.querySelector('[data-slot="preview"]') ?? $("preview");
    place.innerHTML = preview?.html ?? "";
    place.hidden = !preview;
  }

  /** What hovering or focusing a token would finish. */
  async hover(token) {
    if (!this.scene?.asked || this.held) return;
    const open = narrow(this.paths(), [...this.clicks, token]);
    const only = open.length === 1 || new Set(open.map((p) => p.text)).size === 1 ? open[0] : finished(open);
    this.hovered = token;
    if (!only) return this.showPreview(null);
    const preview = await this.preview(only.text);
    if (this.hovered === token && !this.held) this.showPreview(preview);
  }

  // ── Lighting what can be clicked ──

  light() {
    const scene = this.scene;
    if (!scene) return;
    const open = scene.asked && !this.sending ? narrow(this.paths(), this.clicks) : [];
    const next = nextTokens(open);
    const other = new Set();
    if (scene.asked && this.clicks.length && !this.sending) {
      for (const path of this.paths()) {
        for (const { token } of readPath(path)) {
          if (!next.has(token) && !this.clicks.includes(token) && !other.has(token)) {
            const instead = this.instead(token);
            if (instead && narrow(this.paths(), instead).length) other.add(token);
          }
        }
      }
    }
    for (const element of all("[data-token]", this.root)) {
      const token = element.dataset.token;
      element.toggleAttribute("data-lit", next.has(token));
      element.toggleAttribute("data-other", other.has(token));
      element.toggleAttribute("data-chosen", this.clicks.includes(token));
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", next.has(token) || other.has(token) || this.clicks.includes(token) ? "0" : "-1");
      if (this.clicks.includes(token)) element.setAttribute("aria-pressed", "true");
      else element.removeAttribute("aria-pressed");
      if (next.has(token) || other.has(token)) element.removeAttribute("aria-disabled");
      else element.setAttribute("aria-disabled", "true");
    }
    this.root.toggleAttribute("data-choosing", scene.asked && this.clicks.length > 0);
    this.buttons();
    this.rows();
    if (!this.held) this.showPreview(null);
  }

  buttons() {
    const { undo, asked } = this.scene;
    const show = (what, on) => {
      const button = this.root.querySelector(`[data-do="${what}"]`);
      if (button) button.hidden = !on;
    };
    show("back", asked && this.clicks.length > 0);
    show("confirm", this.held && !this.sending);
    show("undo", undo?.undo);
    show("undo-turn", undo?.undo);
    show("redo", undo?.redo);
    show("take-back", undo && !undo.undo && !this.scene.over && this.scene.log && !this.clicks.length && this.canAsk());
  }

  canAsk() {
    return this.scene.undo?.why && $("log").children.length > 0 && !this.scene.take_back;
  }

  // ── The same choice as a list ──

  async rows() {
    const list = $("moves");
    if (!this.scene.asked) return list.replaceChildren();
    const key = this.clicks.join(" ");
    if (!this.rowCache.has(key)) {
      if (!key) this.rowCache.set(key, this.scene.rows);
      else {
        const { ok, data } = await this.post("rows", { clicked: this.clicks }).catch(() => ({}));
        if (!ok || key !== this.clicks.join(" ")) return;
        this.rowCache.set(key, data);
      }
    }
    const rows = this.rowCache.get(key) ?? [];
    const inside = list.contains(document.activeElement);
    const open = narrow(this.paths(), this.clicks);
    const next = nextTokens(open);
    list.replaceChildren(
      ...rows
        .filter((row) => next.has(row.token))
        .map((row) => {
          const item = document.createElement("li");
          const button = document.createElement("button");
          button.type = "button";
          button.dataset.row = row.token;
          button.textContent = row.text;
          item.append(button);
          return item;
        }),
    );
    if (this.held) {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.className = "go";
      button.dataset.do = "confirm-row";
      button.textContent = this.texts.confirm;
      item.append(button);
      list.prepend(item);
    }
    $("crumbs").textContent = this.clicks.map((c) => this.said?.get(c) ?? c).join(" · ");
    if (inside) list.querySelector("button")?.focus();
  }

  // ── Notices ──

  notice(what, text, rule) {
    const notice = $("notice");
    notice.dataset.kind = what;
    notice.replaceChildren(document.createTextNode(text));
    if (rule) {
      const link = document.createElement("a");
      link.href = `/rules/${this.game}#${rule}`;
      link.dataset.rule = rule;
      link.textContent = this.texts["read-the-rule"];
      notice.append(" ", link);
    }
    notice.hidden = false;
  }

  quiet() {
    $("notice").hidden = true;
    for (const element of all("[data-refused]", this.root)) element.removeAttribute("data-refused");
  }

  refuse(problem, token) {
    this.quiet();
    this.notice("refused", problem.title ?? this.texts["not-sent"], problem.rule);
    const culprit = token && find(token);
    culprit?.setAttribute("data-refused", "");
  }

  showTakeBack() {
    const asked = this.scene.take_back;
    if (!asked) return;
    if (asked.answered) return this.notice("ask", this.texts["waiting-for-agreement"]);
    this.notice("ask", this.texts["agree-take-back"]);
    for (const [agree, text] of [[true, this.texts.agree], [false, this.texts.decline]]) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "btn";
      button.textContent = text;
      button.addEventListener("click", () => this.post("take-back", { agree }).then(() => this.quiet()));
      $("notice").append(" ", button);
    }
  }

  // ── Hands on the page ──

  listen() {
    this.root.addEventListener("click", (event) => {
      const row = event.target.closest("[data-row]");
      if (row) {
        this.said = (this.said ?? new Map()).set(row.dataset.row, row.textContent);
        return this.click(row.dataset.row);
      }
      const tab = event.target.closest("[data-tab]");
      if (tab) return chooseTab(tab);
      const act = event.target.closest("[data-do]");
      if (act && this.do(act.dataset.do)) return;
      const token = topmost(event.target);
      if (token) this.click(token.dataset.token);
    });
    this.root.addEventListener("keydown", (event) => {
      const token = event.target.closest?.("[data-token]");
      if (token && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        this.click(token.dataset.token);
      } else if (token && event.key.startsWith("Arrow")) {
        event.preventDefault();
        neighbour(token, event.key)?.focus();
      }
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !$("rules")?.open) this.back();
      if ((event.ctrlKey || event.metaKey) && event.key === "z") {
        event.preventDefault();
        this.do(event.shiftKey ? "redo" : "undo");
      }
    });
    for (const type of ["pointerover", "focusin"]) {
      this.root.addEventListener(type, (event) => {
        const token = event.target.closest?.("[data-lit], [data-row]");
        if (token) this.hover(token.dataset.token ?? token.dataset.row);
      });
    }
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.disconnect();
      else this.connect();
    });
    addEventListener("pagehide", () => this.disconnect());
    addEventListener("pageshow", () => this.connect());
    for (const input of all('[data-setting="confirm"] input')) {
      input.checked = input.value === settings.get("confirm", "reveals");
      input.addEventListener("change", () => settings.set("confirm", input.value));
    }
  }

  do(what) {
    const acts = {
      undo: () => this.scene.undo?.undo && this.order("undo"),
      "undo-turn": () => this.order("undo", { turn: true }),
      redo: () => this.scene.undo?.redo && this.order("redo"),
      "take-back": () => this.post("take-back", { agree: true }),
      back: () => this.back(),
      confirm: () => this.held && this.send(this.held),
      "confirm-row": () => this.held && this.send(this.held),
    };
    if (!acts[what]) return false;
    acts[what]();
    return true;
  }
}

/** An element of this token, a visible one if there is one. */
function find(token, more = "") {
  const elements = all(`[data-token="${CSS.escape(token)}"]${more}`);
  return elements.find((e) => e.getClientRects().length) ?? elements[0];
}

/** The innermost lit element under the pointer, else the innermost token. */
function topmost(target) {
  return target.closest("[data-lit], [data-other]") ?? target.closest("[data-token]");
}

/** The lit element nearest in the direction of an arrow key. */
function neighbour(from, key) {
  const at = from.getBoundingClientRect();
  const middle = (r) => [r.x + r.width / 2, r.y + r.height / 2];
  const [x, y] = middle(at);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best = null;
  let least = Infinity;
  for (const element of all('[data-token][tabindex="0"]')) {
    if (element === from || !element.getClientRects().length) continue;
    const [ex, ey] = middle(element.getBoundingClientRect());
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    const cost = along + 3 * aside;
    if (along > 1 && cost < least) [best, least] = [element, cost];
  }
  return best;
}

function chooseTab(tab) {
  const tabs = tab.closest("[data-tabs]");
  const scope = tabs.parentElement;
  for (const other of all("[data-tab]", tabs)) {
    const on = other === tab;
    other.setAttribute("aria-selected", String(on));
    for (const panel of all(`[data-panel="${other.dataset.tab}"]`, scope)) panel.hidden = !on;
  }
  scope.dataset.shows = tab.dataset.tab;
}

// ── Redrawing without losing what the reader holds ───────────────────────────────────────────────────────────────────────

/** Attributes this script sets; the server never does. */
const ours = new Set(["data-lit", "data-other", "data-chosen", "data-refused", "tabindex", "aria-disabled", "aria-pressed", "data-shows"]);

/** Makes `from` look like `to`, keeping elements that are the same thing. */
function morph(from, to) {
  const byId = new Map([...from.children].filter((c) => c.id).map((c) => [c.id, c]));
  let at = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    let match = wanted.id ? byId.get(wanted.id) : null;
    if (!match && at && at.nodeName === wanted.nodeName && !at.id && !wanted.id) match = at;
    if (!match) {
      from.insertBefore(wanted, at);
      continue;
    }
    if (match === at) at = at.nextSibling;
    else from.insertBefore(match, at);
    if (match.nodeType === Node.ELEMENT_NODE) {
      if (!match.isEqualNode(wanted)) {
        takeAttributes(match, wanted);
        // What the house keeps in a slot is not the game's to change.
        if (!match.hasAttribute("data-slot")) morph(match, wanted);
      }
    } else if (match.nodeValue !== wanted.nodeValue) match.nodeValue = wanted.nodeValue;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

function takeAttributes(from, to) {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name) && !ours.has(name) && name !== "role") from.removeAttribute(name);
  for (const { name, value } of [...to.attributes]) {
    // A tab the reader chose stays chosen.
    if (name === "hidden" && from.hasAttribute("data-panel")) continue;
    if (name === "aria-selected" && from.hasAttribute("data-tab")) continue;
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
}

/** Things that moved are shown moving. */
function flip(root, places) {
  for (const element of all("[id]", root)) {
    const was = places.get(element.id);
    if (!was || !was.width) continue;
    const is = element.getBoundingClientRect();
    const dx = was.x - is.x;
    const dy = was.y - is.y;
    const scale = is.width ? was.width / is.width : 1;
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.05) continue;
    const matrix = element instanceof SVGElement && element.ownerSVGElement ? element.getScreenCTM() : null;
    const by = matrix ? [dx / matrix.a, dy / matrix.d] : [dx, dy];
    element.animate(
      [{ transform: `translate(${by[0]}px, ${by[1]}px) scale(${scale})`, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }],
      { duration: 420, easing: "cubic-bezier(.2,.7,.3,1)" },
    );
  }
}

// ── The rulebook beside the table ────────────────────────────────────────────────────────────────────────────────────────

async function openRules(link) {
  const dialog = $("rules");
  if (!dialog) return false;
  const [address, anchor] = link.getAttribute("href").split("#");
  if (!dialog.dataset.loaded) {
    const response = await fetch(`${address}?sheet=true`);
    if (!response.ok) return false;
    $("rules-text").innerHTML = await response.text();
    dialog.dataset.loaded = "yes";
  }
  if (!dialog.open) dialog.showModal();
  for (const old of all("[data-here]", dialog)) old.removeAttribute("data-here");
  const place = anchor && dialog.querySelector(`#${CSS.escape(anchor)}`);
  place?.setAttribute("data-here", "");
  place?.scrollIntoView({ block: "start", behavior: reduced() ? "auto" : "smooth" });
  return true;
}

// ── Every page ───────────────────────────────────────────────────────────────────────────────────────────────────────────

showMode();
for (const input of all("[data-nonce]")) input.value = randomHex(16);
document.addEventListener("click", (event) => {
  const act = event.target.closest("[data-do]")?.dataset.do;
  if (act === "mode") switchMode();
  if (act === "close-rules") $("rules").close();
  const rule = event.target.closest('a[data-rule], a[data-do="rules"]');
  if (rule && $("rules")) {
    event.preventDefault();
    openRules(rule);
  }
});
// Forms go by fetch: a page without referrer sends a plain form without its origin, and the house would not believe it.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.method !== "post") return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const response = await fetch(form.action, { method: "POST", body });
  if (response.redirected) location.href = response.url;
  else document.querySelector("main").replaceWith(new DOMParser().parseFromString(await response.text(), "text/html").querySelector("main"));
});
if ($("table")) window.roundhouse = new Table($("table"));
