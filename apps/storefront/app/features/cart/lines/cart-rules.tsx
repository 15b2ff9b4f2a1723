import { useEffect } from "react";
import { useCart } from "../../../model/cart/cart-store.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";

/** Tells the cart the shop's rules and version (STATE-9). Stands after the stores are read, and before the first dish. */
export function CartRules() {
  const { flags, cacheVersion } = useShop();
  const { simplifiedOrder } = flags;
  useEffect(() => {
    const { adopt, cacheVersion: known } = useCart.getState();
    // Without a connection the page may be a copy of an earlier day; what it says of the version counts for nothing.
    const isOther = adopt({ simplifiedOrder, cacheVersion: navigator.onLine ? cacheVersion : known });
    if (isOther) void import("../../../model/cart/forget-version.ts").then(({ forgetVersion }) => forgetVersion());
  }, [simplifiedOrder, cacheVersion]);
  return null;
}
