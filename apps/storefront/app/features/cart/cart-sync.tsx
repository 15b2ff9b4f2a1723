import { useEffect } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCart } from "../../state/cart-store.ts";
import { notify } from "../../state/notices.ts";
import { useQuoteSync } from "./use-quote-sync.ts";

/** Keeps the cart in step with the shop: the server's quote for it, and a word when a new address has changed it (CART-4). */
export function CartSync() {
  const { t } = useI18n();
  const hasChanged = useCart(({ changes }) => changes.length > 0);
  useQuoteSync();
  useEffect(() => {
    if (hasChanged) notify(t("cart.changesTitle"), "info");
  }, [hasChanged, t]);
  return null;
}
