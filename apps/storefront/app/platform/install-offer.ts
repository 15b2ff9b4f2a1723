import { create } from "zustand";

/** The browser's offer to install the shop as an application; not in every browser, and no part of the DOM's types. */
interface BeforeInstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

interface InstallOffer {
  /** Null: there is none, it was taken, or the shop is installed. */
  readonly offer: BeforeInstallPrompt | null;
}

export const useInstallOffer = create<InstallOffer>(() => ({ offer: null }));

/** Keeps the browser's offer for a button of ours; it may come before anything that shows one. Only in the browser (APP-6). */
export function awaitInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    useInstallOffer.setState({ offer: event as BeforeInstallPrompt });
  });
  window.addEventListener("appinstalled", () => useInstallOffer.setState({ offer: null }));
}

/** Asks by the browser's own dialog; an offer holds for one question. */
export async function takeInstallOffer(): Promise<void> {
  const { offer } = useInstallOffer.getState();
  useInstallOffer.setState({ offer: null });
  await offer?.prompt();
}
