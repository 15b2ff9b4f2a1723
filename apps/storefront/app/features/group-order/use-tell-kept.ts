import { useEffect } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCart } from "../../model/cart/cart-store.ts";
import { keepTelling } from "../../model/group-order/keep-telling.ts";
import { useHasHydrated } from "../../platform/storage/use-has-hydrated.ts";

/** Tells the server which of the others' dishes the host's cart has, once the cart is read. */
export function useTellKept(id: string): void {
  const { language } = useI18n();
  const isRead = useHasHydrated(useCart);
  useEffect(() => (isRead ? keepTelling(id, language) : undefined), [isRead, id, language]);
}
