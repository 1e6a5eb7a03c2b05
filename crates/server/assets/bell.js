// Calling to one's turn: the title, a red dot on the wheel, a bell of our own, a notice of the system; for a page out of sight too.

import { all, settings } from "./dom.js";

/** How often a page out of sight asks whose turn it is, and how long a wait deserves a bell though the page is in sight; milliseconds. */
const EVERY = 20000;
const LONG = 8000;

const icon = document.querySelector('link[rel="icon"]');
const title = document.title;
let mine = null; // Whether it is my turn, as last heard.
let since = performance.now();

/** Says whether it is my turn; rings if it was not before. */
export function callToTurn(asked) {
  if (asked === mine) return;
  document.title = (asked ? `${icon.dataset.text} · ` : "") + title;
  icon.href = asked ? icon.dataset.turn : icon.dataset.calm;
  const away = document.hidden || !document.hasFocus();
  if (asked && mine !== null && (away || performance.now() - since > LONG)) {
    ring();
    if (document.hidden) notify();
  }
  mine = asked;
  since = performance.now();
}

/** While the page is out of sight it asks now and then; `table` is the one it shows, none means any of mine. */
export function watchTurns(table) {
  let asking = 0;
  const look = async () => {
    const response = await fetch("/api/me/turns").catch(() => null);
    if (!response?.ok || !document.hidden) return;
    const { turns } = await response.json();
    callToTurn(turns.some((turn) => !table || turn === table));
  };
  document.addEventListener("visibilitychange", () => {
    clearInterval(asking);
    if (document.hidden) asking = setInterval(look, EVERY);
  });
}

let audio;

/** Two strokes of a station bell, made of a few falling tones. */
function ring() {
  // A browser that was never touched may not be heard, and says so in its console if one tries.
  if (settings.get("sound", "on") === "off" || !window.AudioContext || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [stroke, pitch] of [659, 523].entries()) {
    for (const [over, loud] of [[1, 0.2], [2.4, 0.06], [3.9, 0.03]]) {
      const start = audio.currentTime + stroke * 0.22;
      const tone = audio.createOscillator();
      const fall = audio.createGain();
      tone.frequency.value = pitch * over;
      fall.gain.setValueAtTime(loud, start);
      fall.gain.exponentialRampToValueAtTime(0.0001, start + 1.4 / over);
      tone.connect(fall).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 1.5);
    }
  }
  document.dispatchEvent(new Event("rung"));
}

/** A notice of the system, where the browser has them and the reader wants them. Not on plain http from another machine. */
function notify() {
  if (settings.get("system", "off") === "off" || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(document.title, { tag: location.pathname, icon: icon.dataset.turn });
  notice.addEventListener("click", () => (window.focus(), notice.close()));
}

for (const input of all('[data-setting="sound"] input')) {
  input.checked = settings.get("sound", "on") === "on";
  input.addEventListener("change", () => {
    settings.set("sound", input.checked ? "on" : "off");
    ring();
  });
}
for (const input of all('[data-setting="system"] input')) {
  const able = "Notification" in window;
  input.disabled = !able;
  input.checked = able && settings.get("system", "off") === "on" && Notification.permission === "granted";
  input.addEventListener("change", async () => {
    if (input.checked) input.checked = (await Notification.requestPermission()) === "granted";
    settings.set("system", input.checked ? "on" : "off");
  });
}
