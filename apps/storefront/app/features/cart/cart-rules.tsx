import { useEffect } from "react";
import { useCart } from "../../state/cart-store.ts";
import { useShop } from "../../state/shop-context.tsx";

/** Tells the cart the shop's rules and version (STATE-9). Stands after the stores are read, and before the first dish. */
export function CartRules() {
  const { flags, cacheVersion } = useShop();
  const { simplifiedOrder } = flags;
  useEffect(() => useCart.getState().adopt({ simplifiedOrder, cacheVersion }), [simplifiedOrder, cacheVersion]);
  return null;
}
