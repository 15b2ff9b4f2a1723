import { readPush, windowOf } from "./push-message.ts";
import { kindOf } from "./request-kind.ts";
import { keptShell, patienceMs, type Shell } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;
/** Defined by vite/service-worker.ts. */
declare const __SHELL__: Shell;

const shell = keptShell(__SHELL__, {
  storage: caches,
  fetchNow: (request, init) => fetch(request, init),
  patience: () => new Promise((resolve) => setTimeout(resolve, patienceMs)),
});

self.addEventListener("install", (event) => event.waitUntil(shell.install()));
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([shell.tidy(), self.clients.claim()])));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const kind = kindOf(request, self.location.origin);
  if (kind !== "other") event.respondWith(kind === "page" ? shell.page(request) : shell.asset(request));
});
// Messages from src/platform/worker/office-worker.ts. The answer on the port is whether the page is of this build.
self.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data?.type === "take-over") event.waitUntil(self.skipWaiting());
  if (data?.type === "compare") ports[0]?.postMessage(__SHELL__.files.includes(data.script));
});

self.addEventListener("push", (event) => {
  const message = readPush(event.data?.text());
  if (message === null) return;
  const { title, body, url } = message;
  // One notification per order. A second one for it rings again and stays until pressed.
  const options = { body, tag: url, renotify: true, requireInteraction: true, icon: "/office/icon-192.png", data: url };
  event.waitUntil(self.registration.showNotification(title, options));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  if (typeof event.notification.data === "string") event.waitUntil(show(event.notification.data));
});

/** Sends the address to an open office, because opening a new one would end the shift. */
async function show(url: string): Promise<void> {
  const shown = windowOf(await self.clients.matchAll({ type: "window", includeUncontrolled: true }));
  if (shown === null) return void (await self.clients.openWindow(url));
  shown.postMessage({ type: "show", url });
  await shown.focus();
}
