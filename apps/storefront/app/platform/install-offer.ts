import { create } from "zustand";

/**
 * The browser's offer to install the shop as an application. Not every browser has it, and the DOM types lack
 * it.
 */
interface BeforeInstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

interface InstallOffer {
  /** Null: no offer, a used one, or the shop is installed. */
  readonly offer: BeforeInstallPrompt | null;
}

export const useInstallOffer = create<InstallOffer>(() => ({ offer: null }));

/**
 * Stores the browser's install offer for the shop's own button, because it may arrive before the button
 * renders. Only in the browser (APP-6).
 */
export function awaitInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    useInstallOffer.setState({ offer: event as BeforeInstallPrompt });
  });
  window.addEventListener("appinstalled", () => useInstallOffer.setState({ offer: null }));
}

/** Opens the browser's dialog. An offer can be used once. */
export async function takeInstallOffer(): Promise<void> {
  const { offer } = useInstallOffer.getState();
  useInstallOffer.setState({ offer: null });
  await offer?.prompt();
}
