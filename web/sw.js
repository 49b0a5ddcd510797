"use strict";

// Keeps one version of the page on the device, whole or not at all, so that it opens and plays
// without a network. The build puts in the list of files, address -> hash as `integrity` wants
// it, and a hash of that list and of this script, which names the version.
//
// Sites of other people may share the origin: nothing here touches a cache whose name does not
// begin with our own, which holds the scope.

const FILES = "%FILES%";
const PREFIX = `sixteen ${registration.scope} `;
const NAME = `${PREFIX}%BUILD%`;

// A kept file's key names its content, so that the next version finds what has not changed.
const address = (path) => new URL(path, registration.scope).href;
const key = (path) => `${address(path)}?${encodeURIComponent(FILES[path])}`;

async function ours() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function kept(path, names) {
  for (const cacheName of names) {
    const response = await caches.match(key(path), { cacheName, ignoreVary: true });
    if (response) return response;
  }
  return undefined;
}

// `integrity` refuses whatever is not this version's file: an error page, damage, a newer one.
// A copy in the browser's own cache is asked for first, and passed by if it is an old one.
function fetched(path) {
  const ask = (cache) => fetch(address(path), { integrity: FILES[path], cache });
  return ask("no-cache").catch(() => ask("reload"));
}

async function keepAll() {
  const names = await ours();
  const cache = await caches.open(NAME);
  const keep = async (path) => {
    await cache.put(key(path), (await kept(path, names)) ?? (await fetched(path)));
  };
  const done = await Promise.allSettled(Object.keys(FILES).map(keep));
  if (done.some(({ status }) => status === "rejected")) {
    await caches.delete(NAME);
    throw new Error("Not every file of this version could be had: none is kept.");
  }
}

async function dropOthers() {
  const names = await ours();
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
}

addEventListener("install", (event) => event.waitUntil(keepAll()));

addEventListener("activate", (event) => event.waitUntil(dropOthers().then(() => clients.claim())));

// A new version waits until the player agrees, or until no page shows the old one any more.
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const asked = new URL(request.url);
  const inside = `${asked.origin}${asked.pathname}`;
  if (request.method !== "GET" || !inside.startsWith(registration.scope)) return;
  const path = inside.slice(registration.scope.length).replace(/^index\.html$/, "");
  if (!Object.hasOwn(FILES, path) || (asked.search && request.mode !== "navigate")) return;
  event.respondWith(kept(path, [NAME]).then((response) => response ?? fetch(request)));
});
