import { payloadPath } from "@skatert/contract";
import { useEffect } from "react";
import type { ShopView } from "../../model/shop/shop.ts";
import { firstMoments, savesData } from "../../platform/connection/first-moments.ts";
import { type CopiedShop, offlineAddresses } from "./offline-addresses.ts";

/**
 * Registers the service worker and tells it which pages to cache: the menu of the present language and
 * branch, and what a visit loads at its start (STATE-10).
 */
export function useOfflineCopies(shop: ShopView): void {
  const { language, locationId, pageType, revision } = shop;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shop's view changes with these, not by itself.
  useEffect(() => {
    if (import.meta.env.DEV || !navigator.serviceWorker || savesData()) return undefined;
    const timer = setTimeout(() => void keepAtHand(shop), firstMoments);
    return () => clearTimeout(timer);
  }, [language, locationId, pageType, revision]);
}

async function keepAtHand(shop: CopiedShop): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: "keep", addresses: offlineAddresses(shop, window.location, payloadPath) });
  } catch (error) {
    console.warn("registering the service worker failed; no offline copies", error);
  }
}
