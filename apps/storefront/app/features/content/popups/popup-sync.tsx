import { useEffect, useRef, useState } from "react";
import { useSeenPopups, useVisit } from "../../../model/content/popup-stores.ts";
import { openModal, useModals } from "../../../model/page/modals.ts";
import type { Place } from "../../../model/place/place.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { useHasHydrated } from "../../../platform/storage/use-has-hydrated.ts";
import { useIsLoading, useLocation } from "../../../routing/hooks.ts";
import { duePopup, type PopupMoment } from "./due-popup.ts";
import { usePopupOptions } from "./use-popup-options.ts";

const minuteMs = 60_000;

/** Shows the due popup when nothing else is open: at the start, for another branch, and as time passes. */
export function PopupSync() {
  const options = usePopupOptions();
  const place = usePlace((state) => state.place);
  const { pathname, key } = useLocation();
  const isFree = useIsFree(place);
  const minute = useMinute();
  const shown = useRef<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page and another minute look again
  useEffect(() => {
    // Do not interrupt an order's page or an open dish.
    if (options === null || !isFree || /^\/order\//.test(pathname) || document.querySelector("dialog[open]")) return;
    const due = duePopup(options, { ...momentOf(place, shown.current), onlyStops: pathname === "/order" });
    if (due === null) return;
    shown.current = new Set([...shown.current, due.key]);
    openModal("popup", { due });
  }, [options, place, isFree, pathname, key, minute]);
  return null;
}

/** Whether a popup may open: no modal is open, and the page of the chosen branch is shown. */
function useIsFree(place: Place | null): boolean {
  const { locationId } = useShop();
  const isOpen = useModals(({ stack }) => stack.length > 0);
  const isLoading = useIsLoading();
  const isSeenKnown = useHasHydrated(useSeenPopups);
  const isVisitKnown = useHasHydrated(useVisit);
  const isShown = place === null || place.locationId === locationId;
  return !isOpen && !isLoading && isShown && isSeenKnown && isVisitKnown;
}

function momentOf(place: Place | null, shown: ReadonlySet<string>): Omit<PopupMoment, "onlyStops"> {
  const { closed } = useVisit.getState();
  return {
    warehouseId: place?.warehouseId ?? null,
    zoneId: place?.kind === "delivery" ? place.terms.zoneId : null,
    now: shopNow(),
    seen: { ever: new Set(useSeenPopups.getState().ids), thisSession: new Set(closed.flatMap(popupIdOf)) },
    shown: new Set([...shown, ...closed]),
  };
}

function popupIdOf(key: string): readonly number[] {
  const [, id] = /^popup (\d+)$/.exec(key) ?? [];
  return id === undefined ? [] : [Number(id)];
}

/** Counts minutes, so that a popup of a certain hour becomes due. */
function useMinute(): number {
  const [minute, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((count) => count + 1), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return minute;
}
