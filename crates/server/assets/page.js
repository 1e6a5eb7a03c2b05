// What every page does. The modules are plain files without a build step; each holds one idea.

import "./around.js";
import { watchTurns } from "./bell.js";
import { settleWindows, zoomWindows } from "./camera.js";
import { $, all } from "./dom.js";
import { openRules, turnTo } from "./rules.js";
import { Table } from "./table.js";

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
if ($("table")) window.roundhouse = new Table($("table"));
watchTurns($("table")?.dataset.table);
settleWindows(document);
