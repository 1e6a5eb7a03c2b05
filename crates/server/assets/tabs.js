// Rows of tabs: the house's, and those of a game's own trays.

import { $, all, seen } from "./dom.js";

/** What a row of tabs is about, and the tab it shows: the chosen one, else the first the server names. */
const scope = (tabs) => (tabs.id === "tabs" ? $("table") : tabs.parentElement);

export function chooseTab(tab) {
  scope(tab.closest("[data-tabs]")).dataset.shows = tab.dataset.tab;
  tidyTabs(document);
}

/** Says which tabs are chosen; only those are reached by Tab, arrows lead to the others. */
export function tidyTabs(root) {
  for (const tabs of all("[data-tabs]", root)) {
    const about = scope(tabs);
    let shows = about.dataset.shows ?? about.dataset.first;
    // On a wide page the log stands for tabs that need no tab there.
    if (tabs.id === "tabs" && !seen($(`tab-${shows}`))) shows = "log";
    for (const tab of all("[data-tab]", tabs)) {
      const on = tab.dataset.tab === shows;
      tab.setAttribute("aria-selected", String(on));
      tab.setAttribute("tabindex", on ? "0" : "-1");
    }
  }
}

/** Shows a tab of the house; one that this width or the end of the game does not have gives way. */
export function showTab(name) {
  const tabs = all("[data-tab]", $("tabs")).filter(seen);
  const tab = tabs.find((t) => t.dataset.tab === name) ?? tabs[0];
  if (!tab) return;
  $("table").dataset.shows = tab.dataset.tab;
  tidyTabs($("table"));
}

document.addEventListener("keydown", (event) => {
  const tab = event.target.closest?.('[role="tab"]');
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!tab || !by) return;
  const tabs = all("[data-tab]", tab.closest("[data-tabs]")).filter(seen);
  const to = tabs.at((tabs.indexOf(tab) + by) % tabs.length);
  to.click();
  to.focus();
});
