import type { LanguageCode, StopList } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import { useEffect, useRef } from "react";
import { useStopList } from "../../../model/catalog/stop-list.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { retryQuote } from "../../../model/quote/cart-quote-store.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { api } from "../../../platform/api/api.ts";
import { useRevalidate } from "../../../routing/hooks.ts";
import { whenIdle } from "../../../ui/browser/when-idle.ts";
import { useShownStops } from "./use-shown-stops.ts";
import { watchStopList } from "./watch-stop-list.ts";

/**
 * Shows sold-out dishes and a pause of the chosen branch live, and reloads the menu when the shop changes it (API-8).
 * Without a place it looks once whether the whole shop takes orders.
 */
export function StopListSync() {
  const { realtime, language, revision, lacks, locations } = useShop();
  const isAbsent = lacks.includes("stop-list");
  const warehouseId = usePlace(({ place }) => place?.warehouseId ?? null);
  const [any = null] = locations.flatMap(({ warehouseIds }) => warehouseIds);
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
    if (isAbsent) return;
    if (warehouseId === null) return any === null ? undefined : lookOnce(any, language, adopt);
    return watchStopList({
      warehouseId,
      language,
      realtime,
      adopt,
      shownRevision: () => useStopList.getState().revision,
      pageRevision: () => pageRevision.current,
      onOtherMenu: () => reload.current(undefined, { keepsPage: true }),
      onSameMenu: retryQuote,
    });
  }, [warehouseId, any, address, language, adopt, isAbsent]);
  return null;
}

/** Any branch's list has the pauses of the whole shop. Returns a function that cancels the request. */
function lookOnce(branch: BranchId, language: LanguageCode, adopt: (list: StopList) => void): () => void {
  const stop = new AbortController();
  const look = async () => {
    await whenIdle();
    if (stop.signal.aborted) return;
    const answer = await (await api.catalog(language)).stopList(branch, stop.signal);
    if (answer.ok && !stop.signal.aborted) adopt(answer.value);
  };
  void look().catch(() => undefined);
  return () => stop.abort();
}
