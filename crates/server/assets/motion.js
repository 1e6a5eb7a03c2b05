// Things that move are things that moved. With reduced motion nothing here moves: the last move's frame tells the story.

import { all, reduced } from "./dom.js";

const EASE = "cubic-bezier(.2,.7,.2,1)";
/** Milliseconds: a card on its way, and how long a number counts or a changed thing is marked. */
const TRAVEL = 420;
const COUNT = 600;

/** What must be known before a redraw to show afterwards what moved: places of pieces, counts, values, painted bands. */
export const remember = (root) => ({
  places: new Map(all("[id]", root).map((e) => [e.id, e.getBoundingClientRect()])),
  counts: new Map(all("[data-count]", root).map((e) => [e.dataset.count, Number(e.textContent)])),
  values: new Map(all("[id][data-value]", root).map((e) => [e.id, e.dataset.value])),
  painted: new Set(all("[data-paint]", root).map((e) => e.dataset.paint)),
});

/** Shows what is different from then. */
export function show(root, then) {
  if (reduced()) return;
  flip(root, then.places);
  for (const element of all("[data-count]", root)) countUp(element, then.counts.get(element.dataset.count));
  for (const element of all("[id][data-value]", root)) {
    const value = then.values.get(element.id);
    if (value !== undefined && value !== element.dataset.value) mark(element);
  }
  paint(all("[data-paint]", root).filter((e) => !then.painted.has(e.dataset.paint)));
}

/** Pieces travel from where they were to where they are, above what they pass. */
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
  element.animate(steps, { duration: TRAVEL, easing: EASE }).finished.then(done, done);
}

/** A number counts from what it was to what it is. */
function countUp(element, from) {
  const text = element.textContent;
  const to = Number(text);
  if (!Number.isFinite(from) || !Number.isFinite(to) || from === to) return;
  const start = performance.now();
  const step = (now) => {
    // Drawn anew meanwhile: what stands there is right.
    if (element.dataset.counting !== String(start)) return;
    const share = Math.min(1, (now - start) / COUNT);
    if (share === 1) delete element.dataset.counting;
    element.textContent = share === 1 ? text : String(Math.round(from + (to - from) * share));
    if (share < 1) requestAnimationFrame(step);
  };
  element.dataset.counting = String(start);
  element.textContent = String(from);
  requestAnimationFrame(step);
}

/** A die that was rolled, a marker that was turned: the game's stylesheet says how that looks. */
function mark(element) {
  element.classList.add("changed");
  setTimeout(() => element.classList.remove("changed"), COUNT);
}

/** A band that was not there before appears from its start to its end, stretch by stretch in the order of `data-nth`. */
function paint(fresh) {
  for (const bands of Map.groupBy(fresh, (e) => e.dataset.paint).values()) {
    const each = TRAVEL / bands.length;
    for (const band of bands) {
      const delay = each * Number(band.dataset.nth ?? 0);
      band.animate([{ opacity: 0 }, { opacity: 1 }], { duration: each * 1.5, delay, fill: "backwards" });
    }
  }
}
