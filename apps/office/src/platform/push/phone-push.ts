import { OFFICE_PATHS, PushKeySchema, PushStateSchema } from "@skatert/contract";
import type { OfficeLanguage } from "../../i18n/language.ts";
import { api } from "../api/api.ts";
import { requireAnswer } from "../api/office-error.ts";
import { officeRegistration } from "../worker/office-worker.ts";
import { phoneMark } from "./phone-mark.ts";

/** "unavailable": the browser does not support push messages; "denied": the person has blocked them. */
export type PhoneStanding = "unavailable" | "denied" | "off" | "on";

/** Whether this browser receives push messages for a person. */
export async function phoneStanding(staffId: number): Promise<PhoneStanding> {
  if (!supportsPush()) return "unavailable";
  if (Notification.permission === "denied") return "denied";
  const subscription = await (await officeRegistration()).pushManager.getSubscription();
  return subscription !== null && phoneMark.read() === staffId ? "on" : "off";
}

/**
 * Asks for permission and subscribes the browser for the session (BOARD-3). Call it in the handler of a press. Throws
 * on failure.
 */
export async function callThisPhone(staffId: number, language: OfficeLanguage): Promise<PhoneStanding> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  const key = requireAnswer(await api.read(OFFICE_PATHS.push, PushKeySchema)).public_key;
  const subscription = await subscriptionFor(await activeRegistration(), key);
  await send(subscription, language);
  phoneMark.write(staffId);
  return "on";
}

/** Unsubscribes. Works offline too: the server removes the subscription when its next message fails. */
export async function leaveThisPhone(): Promise<PhoneStanding> {
  phoneMark.forget();
  const subscription = await (await officeRegistration()).pushManager.getSubscription();
  if (subscription === null) return "off";
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await api.change("DELETE", OFFICE_PATHS.push, PushStateSchema, { body: { endpoint } });
  return "off";
}

/** Sends a test notification. Returns whether this browser is still subscribed. Throws CallFailed. */
export async function testThisPhone(): Promise<boolean> {
  const subscription = await (await officeRegistration()).pushManager.getSubscription();
  if (subscription === null) return false;
  const body = { endpoint: subscription.endpoint };
  return requireAnswer(await api.change("POST", OFFICE_PATHS.pushTest, PushStateSchema, { body })).subscribed;
}

/** A subscription ends with its session, so the same person's next session renews it without asking. */
export async function renewThisPhone(language: OfficeLanguage): Promise<void> {
  if (!supportsPush() || Notification.permission !== "granted") return;
  const subscription = await (await officeRegistration()).pushManager.getSubscription();
  if (subscription !== null) await send(subscription, language);
}

function supportsPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function send(subscription: PushSubscription, language: OfficeLanguage): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, keys };
  requireAnswer(await api.change("POST", `${OFFICE_PATHS.push}?lang=${language}`, PushStateSchema, { body }));
}

/** A browser can subscribe only with an active worker. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await officeRegistration();
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker === null || worker.state === "activated") return registration;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant") reject(new Error("the service worker was not installed"));
    });
  });
  return registration;
}

/** The server's keys may have changed since an earlier subscription. */
async function subscriptionFor({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const before = await pushManager.getSubscription();
  if (before !== null && keyText(before.options.applicationServerKey) === key) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function keyText(key: ArrayBuffer | null): string {
  if (key === null) return "";
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
