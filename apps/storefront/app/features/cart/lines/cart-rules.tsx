import { useEffect } from "react";
import { useCart } from "../../../model/cart/cart-store.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";

/**
 * Sets the shop's rules and version for the cart (STATE-9). Runs after the stores are read and before the
 * first dish.
 */
export function CartRules() {
  const { flags, cacheVersion } = useShop();
  const { simplifiedOrder } = flags;
  useEffect(() => {
    const { adopt, cacheVersion: known } = useCart.getState();
    // Offline the page may be an old copy, so its version is ignored.
    const isOther = adopt({ simplifiedOrder, cacheVersion: navigator.onLine ? cacheVersion : known });
    if (isOther) void import("../../../model/cart/forget-version.ts").then(({ forgetVersion }) => forgetVersion());
  }, [simplifiedOrder, cacheVersion]);
  return null;
}
