import type { CartChange } from "@skatert/domain";
import { useEffect, useRef } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useCart } from "../../../model/cart/cart-store.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { notify } from "../../../platform/notices.ts";
import { changesNotice } from "./change-text.ts";
import { useQuoteSync } from "./use-quote-sync.ts";

/**
 * Keeps the cart up to date with the shop: the server's quote, and a notice when a new address changed it
 * (CART-4).
 */
export function CartSync() {
  const i18n = useI18n();
  const { locations } = useShop();
  const changes = useCart((state) => state.changes);
  useQuoteSync();
  // This script may load after the first change, so what it finds is untold.
  const told = useRef<readonly CartChange[]>([]);
  useEffect(() => {
    // The branch's menu loads meanwhile, which is not another change.
    if (changes.length === 0 || changes === told.current) return;
    told.current = changes;
    const { place } = usePlace.getState();
    const branch = locations.find(({ id }) => id === place?.locationId)?.name ?? "";
    notify(changesNotice(changes, useCart.getState().lines, branch, i18n), "info");
  }, [changes, locations, i18n]);
  return null;
}
