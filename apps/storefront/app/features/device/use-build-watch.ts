import { useEffect } from "react";
import type { ShopView } from "../../model/shop/shop.ts";
import { isDue, isSuperseded, pollMilliseconds } from "./build-watch.ts";
import { useNewBuild } from "./new-build.ts";

type Files = Pick<ShopView, "dictionaryUrl" | "laterDictionaryUrl">;

/**
 * Polls for a new build at the start, every five minutes while the page is visible, and on return to it
 * (STATE-9).
 */
export function useBuildWatch({ dictionaryUrl, laterDictionaryUrl }: Files): void {
  useEffect(() => {
    const files = [...entryScripts(), dictionaryUrl, laterDictionaryUrl];
    let lastPoll: number | null = null;
    const look = async () => {
      const isVisible = document.visibilityState === "visible";
      if (!isDue(Date.now(), lastPoll, isVisible, navigator.onLine)) return;
      lastPoll = Date.now();
      const isNew = await isSuperseded(files, (address) => fetch(address, { cache: "no-cache" })).catch(() => false);
      if (isNew) await offerNewBuild();
    };
    void look();
    const timer = setInterval(() => void look(), pollMilliseconds);
    const again = () => void look();
    document.addEventListener("visibilitychange", again);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("online", again);
    };
  }, [dictionaryUrl, laterDictionaryUrl]);
}

/** The new build's worker is fetched first, so that it is ready when the shopper agrees. */
async function offerNewBuild(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch((error: unknown) => console.warn("updating the service worker failed", error));
  useNewBuild.setState({ isOffered: true });
}

function entryScripts(): readonly string[] {
  const scripts = document.querySelectorAll<HTMLScriptElement>("script[data-script]");
  return [...scripts].flatMap(({ dataset }) => dataset["script"] ?? []);
}
