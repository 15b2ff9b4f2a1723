import type { LanguageCode } from "@skatert/contract";
import { api } from "../../platform/api/api.ts";

/** Whether this device is subscribed to orders; "unavailable": not supported, or denied by the user. */
export type PushStanding = "unavailable" | "off" | "on";

/** An order by its id and, for a guest, its key. */
export interface PushOrder {
  readonly id: number;
  readonly accessKey: string | null;
}

/** Read by the service worker, see worker/push-message.ts. */
const orderLinks = "order-links";

/** Waits for the service worker. Without a service worker it never resolves, so nothing is offered. */
export async function pushStanding(): Promise<PushStanding> {
  const worker = await workerOf();
  if (worker === null || Notification.permission === "denied") return "unavailable";
  const subscription = await worker.pushManager.getSubscription();
  return subscription !== null && Notification.permission === "granted" ? "on" : "off";
}

/**
 * Asks the browser and subscribes the device to the order's stages. Throws if the shop or the browser
 * refuses.
 */
export async function subscribePush(order: PushOrder, language: LanguageCode): Promise<PushStanding> {
  const worker = await workerOf();
  if (worker === null || (await Notification.requestPermission()) !== "granted") return pushStanding();
  const push = await api.push(language);
  const key = await push.publicKey();
  if (!key.ok) throw new Error(key.error.code);
  const { endpoint, keys } = (await subscriptionFor(worker, key.value)).toJSON();
  const device = { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
  const result = await push.subscribe(device, order.id, order.accessKey);
  if (!result.ok) throw new Error(result.error.code);
  await keepLink(order);
  return "on";
}

/** Unsubscribes the device from all orders. */
export async function unsubscribePush(language: LanguageCode): Promise<PushStanding> {
  const subscription = await (await workerOf())?.pushManager.getSubscription();
  if (!subscription) return "off";
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await caches.delete(orderLinks);
  // If the shop does not answer, its next push message is rejected.
  await (await api.push(language)).unsubscribe(endpoint).catch(() => undefined);
  return "off";
}

async function workerOf(): Promise<ServiceWorkerRegistration | null> {
  const canHear = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  return canHear ? navigator.serviceWorker.ready : null;
}

/** The shop's keys may differ from those of an earlier subscription. */
async function subscriptionFor(worker: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const before = await worker.pushManager.getSubscription();
  if (before !== null && keyText(before.options.applicationServerKey) === publicKey) return before;
  await before?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function keyText(key: ArrayBuffer | null): string {
  if (key === null) return "";
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** A guest's message links only to the order's path, because the key stays on the device. */
async function keepLink({ id, accessKey }: PushOrder): Promise<void> {
  if (accessKey === null) return;
  const path = `/order/${id}`;
  const links = await caches.open(orderLinks);
  await links.put(path, new Response(`${path}?key=${encodeURIComponent(accessKey)}`));
}
