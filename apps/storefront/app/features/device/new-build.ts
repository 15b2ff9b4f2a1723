import { create } from "zustand";
import { reloadOnce } from "../../state/reload-guard.ts";

interface NewBuild {
  readonly isOffered: boolean;
}

/** Whether a newer version of the shop waits for the shopper's consent. */
export const useNewBuild = create<NewBuild>(() => ({ isOffered: false }));

/** How long a waiting worker may take to become the page's own before the page is loaded without it. */
const takeOverMilliseconds = 3_000;

/** Loads the newer version: the waiting worker first takes over, so that the page comes from its build alone. */
export async function takeNewBuild(): Promise<void> {
  useNewBuild.setState({ isOffered: false });
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration?.waiting;
  if (waiting) {
    const taken = new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
      setTimeout(resolve, takeOverMilliseconds);
    });
    waiting.postMessage({ type: "take-over" });
    await taken;
  }
  reloadOnce();
}
