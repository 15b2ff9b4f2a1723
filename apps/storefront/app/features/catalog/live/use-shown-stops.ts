import type { StopList } from "@skatert/contract";
import { instantAt } from "@skatert/domain";
import { useCallback, useEffect, useRef, useState } from "react";
import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { adoptStopList } from "../../../model/catalog/adopt-stop-list.ts";
import { useCheckout } from "../../../model/checkout/checkout-store.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { retryQuote } from "../../../model/quote/cart-quote-store.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { namesReturns, nextEnd, shownStops } from "./shown-stops.ts";

/** Timers of browsers end at once beyond this. */
const longestMs = 2_000_000_000;
/** The pages of all guests ask for a quote within this time after an end. */
const spreadMs = 1000;

/**
 * Shows the last stop-list for the chosen time, and again when a stop or a pause ends, with a new quote. Returns how to
 * give it a list.
 */
export function useShownStops(): (list: StopList | null) => void {
  const i18n = useI18n();
  const shop = useShop();
  const slot = useCheckout(({ draft }) => draft.slot);
  const place = usePlace((state) => state.place);
  const [round, setRound] = useState(0);
  const list = useRef<StopList | null>(null);
  const show = useCallback(() => {
    const present = list.current;
    if (present === null) return adoptStopList(null);
    const now = shopNow();
    // A branch may keep another time than the shop.
    const timeZone = present.timeZone ?? shop.timeZone;
    const wantedAt = slot === null ? now : Math.max(now, instantAt(slot.day, slot.from, timeZone));
    const branches = shop.locations.flatMap(({ warehouseIds }) => warehouseIds);
    adoptStopList(shownStops(present, { now, wantedAt, timeZone, i18n, place, branches }));
  }, [slot, shop.timeZone, shop.locations, i18n, place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list and the end of a stop show it again
  useEffect(() => {
    show();
    const end = list.current === null ? null : nextEnd(list.current, shopNow());
    if (end === null) return;
    const look = () => {
      setRound((count) => count + 1);
      // The last quote still refuses what was stopped.
      if (end <= shopNow()) setTimeout(retryQuote, Math.random() * spreadMs);
    };
    const timer = setTimeout(look, Math.min(longestMs, end - shopNow() + 50));
    return () => clearTimeout(timer);
  }, [show, round]);
  return useCallback((next) => {
    list.current = next;
    const again = () => setRound((count) => count + 1);
    // The texts of stops come with the second file of the language; without it their keys would be shown.
    if (next === null || !namesReturns(next)) return again();
    void laterMessages().then(again, again);
  }, []);
}
