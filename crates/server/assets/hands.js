// Hands on the page: pointer and keyboard, turned into clicks on tokens and acts of the table.

import { lookAt } from "./camera.js";
import { $, all, seen, settings } from "./dom.js";
import { chooseTab, showTab } from "./tabs.js";

/** The token that is lit or listed here, or the run of a plate. */
function under(target) {
  const element = target.closest?.("[data-lit], [data-other], [data-row], [data-run]");
  return element?.dataset.token ?? element?.dataset.row ?? element?.dataset.run;
}

/** The lit element nearest in the direction of an arrow key. */
function neighbour(from, key) {
  const middle = (r) => [r.x + r.width / 2, r.y + r.height / 2];
  const [x, y] = middle(from.getBoundingClientRect());
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best = null;
  let least = Infinity;
  for (const element of all('#game [data-token][tabindex="0"]')) {
    if (element === from || !seen(element)) continue;
    const [ex, ey] = middle(element.getBoundingClientRect());
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    const cost = along + 3 * aside;
    if (along > 1 && cost < least) [best, least] = [element, cost];
  }
  return best;
}

export class Hands {
  constructor(table) {
    this.table = table;
    this.byKey = null; // Where the keyboard was last used: "list" or "board".
    this.parked = null; // Whether the keyboard waits for the list to fill again.
    const { root } = table;
    root.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("keydown", (event) => this.pressed(event));
    document.addEventListener("pointerdown", () => (this.byKey = this.parked = null));
    root.addEventListener("pointerover", ({ target }) => table.hover(under(target)));
    root.addEventListener("focusin", ({ target }) => table.hover(under(target), target.matches(":focus-visible")));
    root.addEventListener("focusout", () => table.hover((this.parked = null)));
  }

  clicked({ target }) {
    if (target.closest("a, summary, label, input")) return;
    const row = target.closest("[data-row]");
    if (row) return this.table.click(row.dataset.row);
    const tab = target.closest("[data-tab]");
    if (tab?.closest("#tabs")) {
      settings.set("tab", tab.dataset.tab);
      return showTab(tab.dataset.tab);
    }
    if (tab) return chooseTab(tab);
    const look = target.closest("[data-look]");
    if (look) return lookAt(look.closest("section").querySelector("[data-camera]"), look.dataset.look);
    const act = target.closest("[data-do]");
    if (act) return this.table.do(act.dataset.do);
    const run = target.closest("[data-run]");
    if (run) return this.table.run(run.dataset.run);
    const token = target.closest("[data-lit], [data-other]") ?? target.closest("[data-token]");
    if (token) this.table.click(token.dataset.token);
  }

  pressed(event) {
    const { key, target } = event;
    if ($("rules").open && key === "Escape") return $("rules").close();
    if (target.closest?.("dialog, textarea, input:not([type=radio])")) return;
    const token = target.closest?.("#game [data-token]");
    const row = target.closest?.("#moves button");
    if (token || row) this.byKey = row ? "list" : "board";
    if (key === "Escape") this.table.escape();
    else if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "z") {
      event.preventDefault();
      this.table.do(event.shiftKey ? "redo" : "undo");
    } else if (token && (key === "Enter" || key === " ")) {
      event.preventDefault();
      this.table.click(token.dataset.token);
    } else if (token && key.startsWith("Arrow")) {
      event.preventDefault();
      neighbour(token, key)?.focus();
    } else if (row && ["ArrowUp", "ArrowDown", "Home", "End"].includes(key)) {
      event.preventDefault();
      const rows = all("#moves button");
      const to = { ArrowUp: rows.indexOf(row) - 1, ArrowDown: rows.indexOf(row) + 1, Home: 0, End: -1 }[key];
      rows.at(to % rows.length).focus();
    }
  }
}
