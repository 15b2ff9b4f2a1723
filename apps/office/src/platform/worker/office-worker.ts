import { useNewBuild } from "./new-build.ts";

const updateMs = 600_000;
/** A worker that is being replaced may never answer. */
const takeOverMs = 3_000;

interface OfficeWorkerOptions {
  /** Opens a path below `/office` without a reload. */
  readonly open: (path: string) => void;
}

/** The registration of the office's worker. `ready` could return that of a shop at the same origin. */
export function officeRegistration(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register("/office/sw.js", { updateViaCache: "none" });
}

/**
 * Registers the office's service worker (worker/service-worker.ts). Checks for a newer one every ten minutes and when
 * the page becomes visible, so that a tablet that is never reloaded gets new builds. Follows pressed notifications.
 */
export async function startOfficeWorker({ open }: OfficeWorkerOptions): Promise<void> {
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    const path: unknown = data?.type === "show" ? data.url : null;
    if (typeof path === "string" && path.startsWith("/office/")) open(path.slice("/office".length));
  });
  const registration = await officeRegistration();
  const look = () => void offer(registration.waiting);
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  look();
  const update = () => void registration.update().catch(() => undefined);
  setInterval(update, updateMs);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && update());
}

/** A worker of this page's build takes over at once; a worker of a newer build waits for a quiet moment. */
async function offer(waiting: ServiceWorker | null): Promise<void> {
  if (waiting === null) return;
  if (await isOfThisBuild(waiting)) waiting.postMessage({ type: "take-over" });
  else useNewBuild.setState({ isOffered: true });
}

function isOfThisBuild(worker: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? "";
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ type: "compare", script: new URL(entry, window.location.href).pathname }, [port2]);
  });
}

/**
 * Switches to the newer build: its worker takes over, then the page reloads once. Without an answer nothing happens. If
 * another tab has switched already, no worker is waiting and the page only reloads.
 */
export async function takeNewBuild(): Promise<void> {
  useNewBuild.setState({ isOffered: false });
  const { waiting } = await officeRegistration();
  if (waiting === null) {
    window.location.reload();
    return;
  }
  const taken = new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), { once: true });
    setTimeout(() => resolve(false), takeOverMs);
  });
  waiting.postMessage({ type: "take-over" });
  if (await taken) window.location.reload();
}
