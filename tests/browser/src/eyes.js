// What the tests see of a page: no more than is drawn. Put into every page before its own script.
window.eyes = {
  visible(element) {
    return element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  },

  /** The first element of a selector that is drawn, else the first at all. */
  first(selector) {
    const found = [...document.querySelectorAll(selector)];
    return found.find(eyes.visible) ?? found[0] ?? null;
  },

  /** Where an element stands in the page. */
  path(element) {
    const parts = [];
    for (let e = element; e && e !== document.body && parts.length < 4; e = e.parentElement) {
      const token = e.dataset?.token ? `[data-token="${e.dataset.token}"]` : "";
      const classes = [...(e.classList ?? [])].map((c) => `.${c}`).join("");
      // A piece has a number that says nothing about its place.
      const name = /^[a-z-]+$/.test(e.id) ? e.id : "";
      parts.unshift(e.localName + (name && `#${name}`) + classes + token);
      if (name) break;
    }
    return parts.join(" > ");
  },

  words(element) {
    const words = element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
    return words ? ` “${words}”` : "";
  },

  describe(element) {
    return eyes.path(element) + eyes.words(element);
  },

  /** The tabs that are not open. */
  tabs() {
    return [...document.querySelectorAll('[data-tab][aria-selected="false"]')].filter(eyes.visible);
  },

  /** Scrolls an element into view and tells where its middle is, and what lies there. */
  place(selector) {
    const element = eyes.first(selector);
    if (!element) return { why: "is not on the page" };
    // It may lie behind a tab.
    if (!eyes.visible(element)) return { why: "is not drawn", tabs: eyes.tabs().map((tab) => `[data-tab="${tab.dataset.tab}"]`) };
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const r = element.getBoundingClientRect();
    const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit) return { why: `has its middle outside the window, at ${Math.round(x)},${Math.round(y)}` };
    if (!element.contains(hit)) return { why: `is covered by ${eyes.describe(hit)}` };
    return { x, y };
  },

  /** Waits until nothing is on its way any more. */
  rest() {
    const moving = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime < 3000);
    return Promise.all(moving.map((a) => a.finished.catch(() => {}))).then(() => true);
  },

  /** Everything that can move when something is done at a table. */
  stand() {
    const tokens = (mark) => [...new Set([...document.querySelectorAll(`[data-${mark}]`)].map((e) => e.dataset.token))].sort();
    const shown = (what) => [...document.querySelectorAll(`[data-do="${what}"]`)].some(eyes.visible);
    return {
      seen: window.roundhouse?.scene?.seen ?? null,
      count: window.roundhouse?.scene?.count ?? null,
      state: document.getElementById("sign")?.dataset.state,
      lit: tokens("lit"),
      chosen: tokens("chosen"),
      rows: [...document.querySelectorAll("#moves [data-row]")].map((e) => e.dataset.row),
      held: shown("confirm"),
      undo: shown("undo"),
      redo: shown("redo"),
      notice: document.getElementById("notice")?.hidden === false ? document.getElementById("notice").textContent : "",
      log: document.getElementById("log")?.children.length,
      sign: document.getElementById("sign-text")?.textContent,
    };
  },

  /** Whether the list tells the same next clicks as the board: it comes a little later. */
  listed() {
    const { lit, rows } = eyes.stand();
    return JSON.stringify(lit) === JSON.stringify([...new Set(rows)].sort());
  },

  /** What a condition gives once it gives something, or null when the time is over. */
  until(condition, patience) {
    const end = performance.now() + patience;
    return new Promise((done) => {
      const look = () => {
        let seen = null;
        try {
          seen = condition();
        } catch {
          // Not yet there.
        }
        if (seen) done(seen);
        else if (performance.now() > end) done(null);
        else setTimeout(look, 8);
      };
      look();
    });
  },
};
