import { useEffect, useRef } from "react";
import { adoptStopList } from "../../../model/catalog/stop-list.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { retryQuote } from "../../../model/quote/cart-quote-store.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { useRevalidate } from "../../../routing/hooks.ts";
import { watchStopList } from "./watch-stop-list.ts";

/** Shows sold-out dishes of the chosen branch live, and reloads the menu when the shop changes it (API-8). */
export function StopListSync() {
  const { realtime, language, revision } = useShop();
  const warehouseId = usePlace(({ place }) => place?.warehouseId ?? null);
  const revalidate = useRevalidate();
  const reload = useRef(revalidate);
  reload.current = revalidate;
  const pageRevision = useRef(revision);
  pageRevision.current = revision;
  const address = realtime === null ? null : JSON.stringify(realtime);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every load of the page brings an equal address in another object
  useEffect(() => {
    adoptStopList(null);
    if (warehouseId === null) return;
    return watchStopList({
      ...{ warehouseId, language, realtime },
      pageRevision: () => pageRevision.current,
      onOtherMenu: () => reload.current(undefined, { keepsPage: true }),
      onSameMenu: retryQuote,
    });
  }, [warehouseId, address, language]);
  return null;
}
