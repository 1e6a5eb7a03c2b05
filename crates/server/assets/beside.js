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
  document.dispatchEvent(new Event("beside"));
}

/** Takes a second off a clock, if it has one; what is longer than an hour is told by the house alone. */
function tick(shown, field) {
  const left = Number(shown?.dataset[field] ?? 0);
  if (left <= 0) return false;
  shown.dataset[field] = Math.max(0, left - 1000);
  const seconds = Math.floor(shown.dataset[field] / 1000);
  if (seconds < 3600) shown.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return true;
}

/** Clocks run between two words from the house: first the turn, then the bank. */
setInterval(() => {
  for (const reading of all(".reading")) {
    const [turn, bank] = [reading.querySelector("[data-left]"), reading.querySelector("[data-bank]")];
    if (!tick(turn, "left")) tick(bank, "bank");
    const bar = reading.querySelector(".bank");
    const part = (shown, field) => (Number(shown?.dataset[field] ?? 0) * 1000) / Number(bar.dataset.whole);
    bar.querySelector(".ink").setAttribute("width", part(turn, "left"));
    bar.querySelector(".brass")?.setAttribute("width", part(bank, "bank"));
  }
}, 1000);
if ($("talk")) $("talk").scrollTop = $("talk").scrollHeight;
