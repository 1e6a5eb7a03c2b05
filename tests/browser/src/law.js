// The layout law: what must hold for every page, whatever is on it. Gives one line per breach: the rule and the place, a tab, and
// what stands there.
(wide, finger) => {
  const breaches = new Set();
  const breach = (rule, element, detail = "") => breaches.add(`${rule}: ${eyes.path(element)}\t${eyes.words(element)} ${detail}`);
  const px = (n) => `${Math.round(n * 10) / 10}px`;
  const root = document.documentElement;

  if (root.scrollWidth > wide + 0.5) {
    const beyond = [...document.body.querySelectorAll("*")].filter((e) => eyes.visible(e) && e.getBoundingClientRect().right + scrollX > wide + 0.5);
    const first = beyond.find((e) => !beyond.some((other) => other !== e && e.contains(other))) ?? root;
    breach("sideways scroll", first, `${root.scrollWidth}px in a window of ${wide}px`);
  }

  // ── Text ──

  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  /** The boxes that cut off what is inside: hidden ones for good, scrolling ones until scrolled. */
  const frames = new Map();
  const framesOf = (element) => {
    if (!element || element === root) return [];
    if (frames.has(element)) return frames.get(element);
    const { overflowX, overflowY, position } = style(element);
    const own = [];
    const foreign = element instanceof SVGElement && !(element instanceof SVGSVGElement);
    if (!foreign && element !== document.body && (overflowX !== "visible" || overflowY !== "visible") && style(element).display !== "inline") {
      const scrolls = (o, size, room) => (o === "auto" || o === "scroll") && size > room;
      own.push({
        element,
        box: element.getBoundingClientRect(),
        x: overflowX !== "visible",
        y: overflowY !== "visible",
        scrollsX: scrolls(overflowX, element.scrollWidth, element.clientWidth),
        scrollsY: scrolls(overflowY, element.scrollHeight, element.clientHeight),
      });
    }
    const all = position === "fixed" ? own : [...own, ...framesOf(element.parentElement)];
    frames.set(element, all);
    return all;
  };
  /** What lies above the rest of the page and may cover it: the page scrolls below. */
  const layers = new Map();
  const layer = (element) => {
    if (!element || element === root) return null;
    if (!layers.has(element)) {
      const above = ["fixed", "sticky"].includes(style(element).position) || (element.localName === "dialog" && element.open);
      layers.set(element, above ? element : layer(element.parentElement));
    }
    return layers.get(element);
  };
  const transparent = (element) => {
    for (let e = element; e && e !== root; e = e.parentElement) if (Number(style(e).opacity) === 0) return true;
    return false;
  };
  const container = (element) => {
    let e = element;
    while (e.parentElement && ["inline", "contents"].includes(style(e).display)) e = e.parentElement;
    return e;
  };

  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.nodeValue.trim();
    const element = node.parentElement;
    if (!words || !element || ["SCRIPT", "STYLE", "TEMPLATE", "TITLE", "title", "desc"].includes(element.nodeName)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) || transparent(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((r) => r.width > 0.5 && r.height > 0.5);
    if (!rects.length) continue;

    const clips = framesOf(element);
    // Only for those who listen.
    if (clips.some((f) => f.box.width < 2 || f.box.height < 2)) continue;

    const drawn = element instanceof SVGElement ? element.getScreenCTM() : null;
    const scale = drawn ? Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c)) : 1;
    const size = parseFloat(style(element).fontSize) * scale;
    if (size < 10.95) breach("type below 11px", element, px(size));

    const scrolled = clips.some((f) => f.scrollsX);
    const box = drawn ? null : container(element).getBoundingClientRect();
    for (const r of rects) {
      // Glyphs are lower than their line: the font's own air is not text.
      const air = r.height * 0.2;
      let [left, right, top, bottom] = [r.left, r.right, r.top + air, r.bottom - air];
      for (const f of clips) {
        if (f.x && !f.scrollsX && (left < f.box.left - 1 || right > f.box.right + 1))
          breach("clipped text", element, `by ${eyes.describe(f.element).slice(0, 80)}, ${px(Math.max(f.box.left - left, right - f.box.right))} beside it`);
        if (f.y && !f.scrollsY && !clips.some((g) => g.scrollsY) && (top < f.box.top - 1 || bottom > f.box.bottom + 1))
          breach("clipped text", element, `by ${eyes.describe(f.element).slice(0, 80)}, ${px(Math.max(f.box.top - top, bottom - f.box.bottom))} above or below it`);
        if (f.x) [left, right] = [Math.max(left, f.box.left), Math.min(right, f.box.right)];
        if (f.y) [top, bottom] = [Math.max(top, f.box.top), Math.min(bottom, f.box.bottom)];
      }
      if (box && !clips.length && (r.left < box.left - 2 || r.right > box.right + 2))
        breach("text outside its box", element, `${px(Math.max(box.left - r.left, r.right - box.right))} beside ${eyes.describe(container(element)).slice(0, 60)}`);
      if (!scrolled && r.left + scrollX < -0.5) breach("text left of the page", element);
      if (right - left > 0.5 && bottom - top > 0.5) lines.push({ node, element, words, left, right, top, bottom });
    }
  }

  lines.sort((a, b) => a.top - b.top);
  for (let i = 0; i < lines.length; i++) {
    for (let j = i + 1; j < lines.length && lines[j].top < lines[i].bottom - 1; j++) {
      const [a, b] = [lines[i], lines[j]];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - b.top;
      if (across < 1.5 || down < 1.5 || a.node === b.node) continue;
      if (a.element !== b.element && (a.element.contains(b.element) || b.element.contains(a.element))) continue;
      if (layer(a.element) !== layer(b.element)) continue;
      // The same word twice in one place is a word with its halo.
      if (a.words === b.words && Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1) continue;
      breach("text over text", a.element, `and ${eyes.describe(b.element)}, ${px(across)} × ${px(down)}`);
    }
  }

  // ── Targets ──

  const least = finger ? 44 : 24;
  const targets = '[data-lit], [data-other], [role="tab"], button, summary, a.btn, a.tool, label:has(input)';
  for (const element of document.querySelectorAll(targets)) {
    if (!eyes.visible(element) || element.disabled) continue;
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) < least - 0.5) breach(`target below ${least}px`, element, `${px(width)} × ${px(height)}`);
  }

  // ── Reach ──

  const at = [scrollX, scrollY];
  const lit = (visible) => [...document.querySelectorAll("[data-lit]")].filter((e) => eyes.visible(e) === visible);
  const reach = (element) => {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const r = element.getBoundingClientRect();
    const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit) breach("lit but out of reach", element, `its middle stays at ${Math.round(x)},${Math.round(y)}`);
    else if (!element.contains(hit)) breach("lit but covered", element, `by ${eyes.describe(hit)}`);
  };
  lit(true).forEach(reach);
  const reached = new Set(lit(true).map((e) => e.dataset.token));
  for (const element of lit(false)) {
    if (reached.has(element.dataset.token)) continue;
    // One tap away is near enough.
    const before = [...document.querySelectorAll('[data-tab][aria-selected="true"]')];
    const found = eyes.tabs().some((tab) => {
      tab.click();
      return eyes.visible(element);
    });
    if (found) reach(element);
    else breach("lit but not drawn", element);
    before.forEach((tab) => tab.click());
  }
  scrollTo({ left: at[0], top: at[1], behavior: "instant" });
  return [...breaches];
}
