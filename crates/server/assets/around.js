// The pages around the tables: forms that go by fetch, pages that wait for people, addresses to copy.

import { refreshBeside } from "./beside.js";
import { $, all, randomHex } from "./dom.js";
import { morph } from "./morph.js";

/** The browser's own number, mixed into the luck of a table. */
function fillNonces() {
  for (const input of all("[data-nonce]")) input.value ||= randomHex(16);
}
fillNonces();

// Forms go by fetch: a page without referrer sends a plain form without its origin, and the house would not believe it.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.method !== "post") return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const response = await fetch(form.action, { method: "POST", body });
  if (form.matches("[data-quiet]")) {
    form.reset();
    return refreshBeside();
  }
  if (response.redirected && samePage(response.url)) location.reload();
  else if (response.redirected) location.href = response.url;
  else replaceMain(await response.text());
});

const samePage = (address) => address.split("#")[0] === location.href.split("#")[0];

function replaceMain(text) {
  const fresh = new DOMParser().parseFromString(text, "text/html");
  document.querySelector("main").replaceWith(fresh.querySelector("main"));
  fillNonces();
}

// A page that waits for people shows who has come; when it has become another page, it is loaded anew.
if (document.querySelector("[data-alive]")) {
  setInterval(async () => {
    const response = document.hidden ? null : await fetch(location.href).catch(() => null);
    if (!response?.ok) return;
    const fresh = new DOMParser().parseFromString(await response.text(), "text/html").querySelector("[data-alive]");
    const old = document.querySelector("[data-alive]");
    if (!fresh || fresh.id !== old.id) return location.reload();
    for (const input of all("[data-nonce]", fresh)) input.value = "";
    morph(old, fresh);
    fillNonces();
  }, 2000);
}
// The order beside the form is drawn anew by the house with every click.
const echo = document.querySelector("form[data-echo]");
let clicks = 0;
echo?.addEventListener("change", async () => {
  const click = ++clicks;
  const response = await fetch(`${echo.action}?${new URLSearchParams(new FormData(echo))}`).catch(() => null);
  if (!response?.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  if (click !== clicks) return;
  morph($("order"), fresh.getElementById("order"));
});
// A code behind the # never leaves this browser but by the form.
const fragment = document.querySelector("[data-fragment]");
if (fragment && location.hash) fragment.value = location.hash.slice(1);
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  // On plain http there is no clipboard; then the address is marked to be copied by hand.
  if (navigator.clipboard) await navigator.clipboard.writeText(button.dataset.copy);
  else getSelection().selectAllChildren(button.previousElementSibling);
});
