import { useEffect, useRef } from "react";
import { useStopList } from "../../../model/catalog/stop-list.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { retryQuote } from "../../../model/quote/cart-quote-store.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { useRevalidate } from "../../../routing/hooks.ts";
import { useShownStops } from "./use-shown-stops.ts";
import { watchStopList } from "./watch-stop-list.ts";

/** Shows sold-out dishes of the chosen branch live, and reloads the menu when the shop changes it (API-8). */
export function StopListSync() {
  const { realtime, language, revision, lacks } = useShop();
  const isAbsent = lacks.includes("stop-list");
  const warehouseId = usePlace(({ place }) => place?.warehouseId ?? null);
  const adopt = useShownStops();
  const revalidate = useRevalidate();
  const reload = useRef(revalidate);
  reload.current = revalidate;
  const pageRevision = useRef(revision);
  pageRevision.current = revision;
  const address = realtime === null ? null : JSON.stringify(realtime);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every load of the page brings an equal address in another object
  useEffect(() => {
    adopt(null);
    if (warehouseId === null || isAbsent) return;
    return watchStopList({
      ...{ warehouseId, language, realtime },
      adopt,
      shownRevision: () => useStopList.getState().revision,
      pageRevision: () => pageRevision.current,
      onOtherMenu: () => reload.current(undefined, { keepsPage: true }),
      onSameMenu: retryQuote,
    });
  }, [warehouseId, address, language, adopt, isAbsent]);
  return null;
}
