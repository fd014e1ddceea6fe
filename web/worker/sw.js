// Keeps the shell of the client for times without the server. Pages come from the network first, so that a new release
// is never masked; files whose names carry a hash come from the cache; what the server says is never kept.

const KEPT = "cairn-shell";
// Written by the build: what the start page needs, and every file of this release.
const SHELL = __SHELL__;
const FILES = new Set(__FILES__);

// The worker of a new release takes over when no page of the old one is open any more: either serves any release.
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(["/", ...SHELL])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy());
});

/** Drop what belongs to no file of this release. */
async function tidy() {
  const kept = await caches.open(KEPT);
  const old = (await kept.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname !== "/" && !FILES.has(pathname);
  });
  await Promise.all(old.map((request) => kept.delete(request)));
}

// A page tells what it has loaded before this worker could see it.
self.addEventListener("message", (event) => {
  const files = Array.isArray(event.data) ? event.data.filter((path) => FILES.has(path)) : [];
  event.waitUntil(Promise.allSettled(files.map((path) => fileOf(event, new Request(path)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || /^\/(api|health)(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(pageOf(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(fileOf(event, request));
  else if (FILES.has(pathname)) event.respondWith(fetch(request).catch(() => fileOf(event, request)));
});

/** Every path of the client is the same page. */
async function pageOf(event) {
  const kept = await caches.open(KEPT);
  try {
    const page = await fetch(event.request);
    if (page.status >= 500) return (await kept.match("/")) ?? page;
    const own = page.ok && page.headers.get("content-type")?.startsWith("text/html");
    if (own) event.waitUntil(kept.put("/", page.clone()));
    return page;
  } catch (error) {
    const page = await kept.match("/");
    if (page) return page;
    throw error;
  }
}

async function fileOf(event, request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known) return known;
  const file = await fetch(request);
  if (file.ok) event.waitUntil(kept.put(request, file.clone()));
  return file;
}
