import type { StopList } from "@skatert/contract";
import { instantAt } from "@skatert/domain";
import { useCallback, useEffect, useRef, useState } from "react";
import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { adoptStopList } from "../../../model/catalog/adopt-stop-list.ts";
import { useCheckout } from "../../../model/checkout/checkout-store.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { nextEnd, shownStops } from "./shown-stops.ts";

/** Timers of browsers end at once beyond this. */
const longestMs = 2_000_000_000;

/** Shows the last stop-list for the chosen time, and again when a stop ends. Returns how to give it a list. */
export function useShownStops(): (list: StopList | null) => void {
  const i18n = useI18n();
  const { timeZone } = useShop();
  const slot = useCheckout(({ draft }) => draft.slot);
  const [round, setRound] = useState(0);
  const list = useRef<StopList | null>(null);
  const show = useCallback(() => {
    const present = list.current;
    if (present === null) return adoptStopList(null);
    const now = shopNow();
    const wantedAt = slot === null ? now : Math.max(now, instantAt(slot.day, slot.from, timeZone));
    adoptStopList(shownStops(present, { now, wantedAt, timeZone, i18n }));
  }, [slot, timeZone, i18n]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list and the end of a stop show it again
  useEffect(() => {
    show();
    const end = list.current === null ? null : nextEnd(list.current, shopNow());
    if (end === null) return;
    const timer = setTimeout(() => setRound((count) => count + 1), Math.min(longestMs, end - shopNow() + 50));
    return () => clearTimeout(timer);
  }, [show, round]);
  return useCallback((next) => {
    list.current = next;
    const again = () => setRound((count) => count + 1);
    again();
    // The texts of stops come with the second file of the language.
    if (next !== null) void laterMessages().then(again, () => undefined);
  }, []);
}
