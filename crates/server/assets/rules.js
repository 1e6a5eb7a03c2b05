// The rulebook beside the table, and on its own page.

import { $, all, reduced, seen } from "./dom.js";

export async function openRules(address, anchor) {
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
export function turnTo(anchor) {
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

