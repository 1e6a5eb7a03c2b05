// Redrawing without losing what the reader holds: what is the same thing stays the same element.

/** Attributes this script sets; the server never does. */
const ours = new Set([
  "data-lit", "data-other", "data-chosen", "data-refused", "data-near", "data-under", "data-shows", "data-far", "data-dragged", "style",
  "tabindex", "aria-pressed", "aria-description", "aria-selected", "role", "disabled",
]);

/** What makes an element the same thing in the next drawing: its piece, the house's slot, or what it stands for. */
const same = (node) => node.id || node.dataset?.slot || node.dataset?.token || null;

/** Makes `from` look like `to`, keeping elements that are the same thing. */
export function morph(from, to) {
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
  // What is no longer there to be clicked is not lit either.
  if (from.dataset?.token && !to.dataset?.token) for (const name of ["data-lit", "data-other", "data-chosen"]) from.removeAttribute(name);
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name) && !ours.has(name)) from.removeAttribute(name);
  for (const { name, value } of [...to.attributes]) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
}

