import { PREVIEW_HEADER } from "@skatert/contract";
import { copyShelf, isYoungerThan } from "./cached-copies.ts";
import { readMessage } from "./messages.ts";
import { networkFirst, patienceMilliseconds } from "./network-first.ts";
import { linkOf, orderLinks, readPush } from "./push-message.ts";
import { kindOf } from "./request-kind.ts";
import { picture, shellCache } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;
/** Defined by vite/service-worker.ts: the build's prefetched files, and a name for all of them. */
declare const __SHELL__: { readonly version: string; readonly files: readonly string[] };

/** The fallback for pages that were never visited. */
const offlinePage = "/offline";
const copyLimit = 200;
/** Lifetime of a prefetched copy. */
const aheadMilliseconds = 3_600_000;
const shell = shellCache(caches, __SHELL__.version);
const shelf = copyShelf(caches, copyLimit);
let isLeaving = false;

self.addEventListener("install", (event) => event.waitUntil(shell.install(__SHELL__.files)));
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([shell.tidy(), self.clients.claim()])));
self.addEventListener("message", (event) => {
  const message = readMessage(event.data);
  if (message?.type === "take-over") event.waitUntil(self.skipWaiting());
  if (message?.type === "stand-aside") isLeaving = true;
  if (message?.type === "keep") event.waitUntil(keepAtHand(message.addresses));
});
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer !== null) event.respondWith(answer);
});

self.addEventListener("push", (event) => {
  const message = readPush(event.data?.text());
  if (message === null) return;
  const { title, body, url } = message;
  const { pathname } = new URL(url, self.location.origin);
  // Each stage replaces the one before.
  event.waitUntil(self.registration.showNotification(title, { body, tag: pathname, data: url }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  if (typeof event.notification.data === "string") event.waitUntil(openOrder(event.notification.data));
});

/** Focuses an open page of the order, or opens one. */
async function openOrder(url: string): Promise<void> {
  const { origin } = self.location;
  const { pathname } = new URL(url, origin);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((each) => new URL(each.url).pathname === pathname);
  if (shown !== undefined) return void (await shown.focus());
  const stored = await (await caches.open(orderLinks)).match(pathname);
  await self.clients.openWindow(linkOf(url, (await stored?.text()) ?? null, origin));
}

function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  if (request.headers.has(PREVIEW_HEADER)) return null;
  const keepAwake = (work: Promise<unknown>) => event.waitUntil(work);
  switch (kindOf(request, self.location.origin)) {
    case "asset":
      return shell.asset(request);
    case "picture":
      return picture(caches, request, keepAwake);
    case "payload":
      return readable(request, keepAwake);
    case "page":
      return readable(request, keepAwake).catch(offline);
    case "private-page":
      return fetch(request).catch(offline);
    case "other":
      return null;
  }
}

function readable(request: Request, keepAwake: (work: Promise<unknown>) => void): Promise<Response> {
  const patience = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMilliseconds));
  return networkFirst(request, { fetchNow: (asked) => fetch(asked), shelf, patience, keepAwake });
}

async function offline(): Promise<Response> {
  return (await shelf.find(offlinePage)) ?? Response.error();
}

/** Fetches missing and old copies one by one. Failures are retried at the next page. */
async function keepAtHand(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (isLeaving) return;
    const { pathname } = new URL(address, self.location.origin);
    if (pathname.startsWith("/assets/")) await shell.asset(new Request(address)).catch(() => undefined);
    else if (!isYoungerThan(aheadMilliseconds, await shelf.find(address), Date.now()))
      await fetch(address)
        .then((response) => shelf.keep(address, response))
        .catch(() => undefined);
  }
}
