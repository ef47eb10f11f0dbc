/**
 * Caches every file of the page, so that it works without a network after the first complete load.
 *
 * A new version is fetched in full while the old one stays, and then waits: it takes over when no page of the old version is
 * open any more, or when the user asks for it. Files of an old version are deleted only when no remaining page could need
 * them, so that an open page never misses one.
 */
import { PrecacheController, type PrecacheEntry } from "workbox-precaching";
import { hasSimd } from "../../engine/simd.ts";
import type { ToServiceWorker } from "../messages.ts";

/** Service worker types missing from TypeScript's worker library. */
interface Scope extends WorkerGlobalScope {
  readonly clients: Clients;
  readonly registration: ServiceWorkerRegistration;
  /** Every file of the page with its version; inserted by the build (tools/offline-plugin.mjs). */
  readonly __FILES__: PrecacheEntry[];
  /** The addresses of large files that few people need: each is kept once it was used. */
  readonly __LATER_FILES__: string[];
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof ServiceWorkerGlobalScopeEventMap>(
    type: K,
    listener: (event: ServiceWorkerGlobalScopeEventMap[K]) => void,
  ): void;
}

declare const self: Scope & typeof globalThis;

/** The build of the engine that this browser does not use. */
const unused = hasSimd() ? /\/lookalike_scalar_bg-/ : /\/lookalike_bg-/;

const files = new PrecacheController();
files.addToCacheList(self.__FILES__.filter((entry) => !unused.test(entry.url)));

/** Files kept once they were used. */
const LATER_CACHE = "lookalike-later";
const later = new Set(self.__LATER_FILES__.map((url) => new URL(url, self.registration.scope).href));

self.addEventListener("install", (event) => void files.install(event));

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      if ((await openPages()).length === 0) await forgetOldFiles(event);
      // The page that was open before its service worker: from here on, its files come from the cache, too.
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event) => {
  const message = event.data as ToServiceWorker;
  if (message === "take-over") event.waitUntil(self.skipWaiting());
  if (message === "page-started") event.waitUntil(started(event));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

/**
 * A page has loaded everything it needs to start. If it is the only one, the files of older versions are no longer needed.
 */
async function started(event: ExtendableMessageEvent): Promise<void> {
  // A page that was loaded bypassing its service worker, as by a forced reload.
  await self.clients.claim();
  const page = event.source && "id" in event.source ? event.source.id : "";
  const pages = await openPages();
  if (pages.every(({ id }) => id === page)) await forgetOldFiles(event);
}

/** Deletes what only older versions have, unless a newer one is coming, whose files are in the same cache. */
async function forgetOldFiles(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  await files.activate(event);
  if (!(await caches.has(LATER_CACHE))) return;
  const cache = await caches.open(LATER_CACHE);
  const old = (await cache.keys()).filter(({ url }) => !later.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function openPages(): Promise<WindowClient[]> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ frameType }) => frameType !== "nested");
}

/** A file from the cache: of this version; else of an older one that an open page belongs to; else from the server. */
async function answer(request: Request): Promise<Response> {
  const address = new URL(request.url);
  // Options such as ?workers=2, and the view after the #, are for the page only.
  address.search = "";
  address.hash = "";
  if (address.pathname.endsWith("/")) address.pathname += "index.html";
  const kept = (await files.matchPrecache(address.href)) ?? (await caches.match(request));
  return kept ?? (later.has(address.href) ? fetchForLater(request) : fetch(request));
}

/** Fetches a file, and keeps it. */
async function fetchForLater(request: Request): Promise<Response> {
  const response = await fetch(request);
  // Where there is no room for it, it is fetched again the next time.
  if (response.ok) {
    const copy = response.clone();
    await caches
      .open(LATER_CACHE)
      .then((cache) => cache.put(request, copy))
      .catch(() => {});
  }
  return response;
}
