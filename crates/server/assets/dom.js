// Small things every module needs: finding, making and judging elements, settings kept in this browser, sentences.

export const $ = (id) => document.getElementById(id);
export const all = (selector, root = document) => [...root.querySelectorAll(selector)];
export const seen = (element) => element.getClientRects().length > 0;
export const reduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const randomHex = (bytes) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, "0")).join("");

/** Everything that stands for a token. */
export const standing = (token, root = document) => all(`[data-token="${CSS.escape(token)}"]`, root);

/** An element of this token, a visible one if there is one. */
export function find(token) {
  const elements = standing(token);
  return elements.find(seen) ?? elements[0];
}

/** A new element with attributes and children. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Whether the keyboard is nowhere: what it was on has gone. */
export const adrift = () => !document.activeElement || document.activeElement === document.body || !seen(document.activeElement);

/** Settings kept in this browser. */
export const settings = {
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

/** The first sentence and the rest. */
export function sentences(text) {
  const [, first, rest] = text.match(/^(.+?(?:\.(?=\s|$)|[。：:](?=\s|\S)))\s*(.*)$/s) ?? [null, text, ""];
  return [first.replace(/:$/, ".").replace(/：$/, "。"), rest.charAt(0).toUpperCase() + rest.slice(1)];
}

/** Two sentences one after the other; Chinese needs no space between them. */
export const join = (one, other) => (one && other ? one + (one.endsWith("。") ? "" : " ") + other : one + other);
