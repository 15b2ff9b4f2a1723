import { useEffect } from "react";
import type { ShopView } from "../../model/shop/shop.ts";
import { prefetch } from "../../platform/api/prefetched.ts";
import { savesData } from "../../platform/connection/first-moments.ts";
import { useLocation, useWanted } from "../../routing/hooks.ts";
import { pageBehind, payloadsOf } from "./link-payloads.ts";
import { type PrefetchQueue, prefetchQueue } from "./prefetch-queue.ts";

/**
 * Prefetches the data of links: pages with a visible link, dishes with a hovered link, and any pressed link
 * (CONST-4).
 */
export function useLinkPrefetch({ pageType }: Pick<ShopView, "pageType">): void {
  const { key } = useLocation();
  const wanted = useWanted();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place has links of its own.
  useEffect(() => {
    // Links of the long page lead to its own blocks.
    if (savesData() || pageType === "lending") return;
    const queue = prefetchQueue(async (address) => {
      if (!navigator.onLine) return;
      for (const payload of payloadsOf(address, wanted(address))) await prefetch(payload);
    });
    const stopPointing = followPointer(queue);
    const stopViewing = followView(queue);
    return () => {
      stopPointing();
      stopViewing();
      queue.stop();
    };
  }, [key, wanted, pageType]);
}

function followPointer(queue: PrefetchQueue): () => void {
  const tell = (action: (address: string) => void) => (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const address = link instanceof HTMLAnchorElement ? pageBehind(link, window.location) : null;
    if (address !== null) action(address);
  };
  const [look, leave, press] = [tell(queue.look), tell(queue.leave), tell(queue.press)];
  const pairs = [
    ["pointerover", look],
    ["focusin", look],
    ["pointerout", leave],
    ["focusout", leave],
    ["pointerdown", press],
  ] as const;
  for (const [name, listener] of pairs) document.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of pairs) document.removeEventListener(name, listener);
  };
}

/** Dishes are many and their sheets small, so a visible card is not prefetched. */
function followView(queue: PrefetchQueue): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const address = target instanceof HTMLAnchorElement ? pageBehind(target, window.location) : null;
      if (address === null || address.includes("product_id=")) continue;
      if (isIntersecting) queue.look(address);
      else queue.leave(address);
    }
  });
  for (const link of document.querySelectorAll("a[href]")) observer.observe(link);
  return () => observer.disconnect();
}
