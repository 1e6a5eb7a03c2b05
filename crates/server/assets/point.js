// Pointing: one shows the others something that everybody sees, and is shown what they point at.

import { $, all, make, seen } from "./dom.js";

/** How long something pointed at stays marked. */
const SHOWN = 5000;

const lying = (spot) => all(`#game [data-spot="${CSS.escape(spot)}"]`).find(seen);

export class Pointing {
  constructor(table) {
    this.table = table;
    this.last = this.newest();
    this.form = $("point");
    document.addEventListener("beside", () => this.heard());
    if (!this.form) return;
    // Before the table hears of it: a click that points is no click of the game.
    table.root.addEventListener("click", (event) => this.clicked(event), true);
    this.form.addEventListener("submit", () => this.stop());
    this.settle();
  }

  lines() {
    return all("#talk [data-point]");
  }

  newest() {
    return Math.max(0, ...this.lines().map((line) => Number(line.dataset.at)));
  }

  async spots() {
    const response = await fetch(this.table.line.url("spots")).catch(() => null);
    return response?.ok ? (await response.json()).spots : [];
  }

  /** A game in which nothing can be pointed at has no button for it. */
  async settle() {
    this.form.hidden = !(await this.spots()).length;
  }

  get on() {
    return this.table.root.hasAttribute("data-pointing");
  }

  async start() {
    if (this.on) return this.stop();
    const options = (await this.spots()).map(({ spot, name }) => make("option", { value: spot }, name));
    this.select.replaceChildren(...options);
    this.turn(true);
    this.select.focus();
  }

  stop() {
    if (this.on) this.turn(false);
  }

  turn(on) {
    this.table.root.toggleAttribute("data-pointing", on);
    this.form.querySelector(".spots").hidden = !on;
    this.form.querySelector("[data-do]").setAttribute("aria-pressed", on);
  }

  get select() {
    return this.form.querySelector("select");
  }

  clicked(event) {
    const again = event.target.closest('[data-do="show-point"]')?.closest("[data-point]");
    if (again) this.show(again);
    const spot = this.on && event.target.closest("#game [data-spot]")?.dataset.spot;
    if (!spot || ![...this.select.options].some((option) => option.value === spot)) return;
    event.stopPropagation();
    event.preventDefault();
    this.select.value = spot;
    this.form.requestSubmit();
  }

  /** What was pointed at since this page last listened. */
  heard() {
    const fresh = this.lines().filter((line) => Number(line.dataset.at) > this.last);
    this.last = this.newest();
    for (const line of fresh) {
      this.table.announce([`${line.querySelector("b").textContent} ${this.words(line)}`]);
      this.show(line);
    }
  }

  words(line) {
    const said = line.querySelector("span:not(.seatmark)").cloneNode(true);
    for (const part of said.querySelectorAll("b, button")) part.remove();
    return said.textContent.trim();
  }

  /** A ring around it with the name of whoever points, as long as it takes to see it; it follows what it rings. */
  show(line) {
    const target = lying(line.dataset.point);
    if (!target) return;
    target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const ring = make("div", { class: "ping", "aria-hidden": "true" }, make("span", {}, line.querySelector("b").textContent));
    this.table.root.append(ring);
    const until = performance.now() + SHOWN;
    const follow = () => {
      const box = target.getBoundingClientRect();
      const size = Math.max(box.width, box.height, 44) + 12;
      Object.assign(ring.style, { width: `${size}px`, height: `${size}px`, left: `${box.x + box.width / 2}px`, top: `${box.y + box.height / 2}px` });
      if (performance.now() < until && target.isConnected) requestAnimationFrame(follow);
      else ring.remove();
    };
    follow();
  }
}
