import { instantAt, weekdayOf } from "@skatert/domain";
import { useEffect } from "react";
import { useCart } from "../../../model/cart/cart-store.ts";
import { useCheckout } from "../../../model/checkout/checkout-store.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { offeredState } from "../card/dish-state.ts";
import { useMenuTime } from "./menu-time.ts";

/** Shows the menu for the time chosen for the cart. An empty cart or a past slot sets no time. */
export function MenuTimeSync() {
  const { timeZone } = useShop();
  const isEmpty = useCart(({ lines }) => lines.length === 0);
  const slot = useCheckout(({ draft }) => draft.slot);
  useEffect(() => {
    if (isEmpty || slot === null || instantAt(slot.day, slot.from, timeZone) < shopNow()) return;
    const moment = { day: slot.day, minute: slot.from, weekday: weekdayOf(slot.day) };
    useMenuTime.setState({ stateAt: (hours) => offeredState(hours, moment) });
    return () => useMenuTime.setState({ stateAt: null });
  }, [isEmpty, slot, timeZone]);
  return null;
}
