import { create } from "zustand";
import { reloadOnce } from "../../platform/connection/reload-guard.ts";

interface NewBuild {
  readonly isOffered: boolean;
}

/** Whether a newer version of the shop waits for the shopper's consent. */
export const useNewBuild = create<NewBuild>(() => ({ isOffered: false }));

/** Timeout for a waiting worker to take over. After that the page is loaded without a worker. */
const takeOverMilliseconds = 3_000;

/**
 * Loads the newer version. The waiting worker takes over first, so that all files of the page are of its
 * build.
 */
export async function takeNewBuild(): Promise<void> {
  useNewBuild.setState({ isOffered: false });
  const registration = await navigator.serviceWorker?.getRegistration();
  // A request to a worker that is being replaced may never be answered.
  if (registration?.waiting && !(await takesOver(registration.waiting, registration.active)))
    await registration.unregister();
  reloadOnce();
}

function takesOver(waiting: ServiceWorker, active: ServiceWorker | null): Promise<boolean> {
  const taken = new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), { once: true });
    setTimeout(() => resolve(false), takeOverMilliseconds);
  });
  active?.postMessage({ type: "stand-aside" });
  waiting.postMessage({ type: "take-over" });
  return taken;
}
