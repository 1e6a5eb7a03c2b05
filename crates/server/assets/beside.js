// What stands beside a table: talk and clocks.

import { $, all } from "./dom.js";
import { morph } from "./morph.js";

let soon;

/** Asks for what changed beside the table; a flurry of news is asked for once. */
export function askBeside() {
  clearTimeout(soon);
  soon = setTimeout(refreshBeside, 60);
}

export async function refreshBeside() {
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
