import { create } from "zustand";
import { reloadOnce } from "../../platform/connection/reload-guard.ts";

interface NewBuild {
  readonly isOffered: boolean;
}

/** Whether a newer version of the shop waits for the shopper's consent. */
export const useNewBuild = create<NewBuild>(() => ({ isOffered: false }));

/** How long a waiting worker may take to become the page's own before the page is loaded without any. */
const takeOverMilliseconds = 3_000;

/** Loads the newer version: the waiting worker first takes over, so that the page comes from its build alone. */
export async function takeNewBuild(): Promise<void> {
  useNewBuild.setState({ isOffered: false });
  const registration = await navigator.serviceWorker?.getRegistration();
  // A page that is asked of a worker on its way out may never come.
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
