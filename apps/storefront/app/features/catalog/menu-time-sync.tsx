import { instantAt, weekdayOf } from "@skatert/domain";
import { useEffect } from "react";
import { useCart } from "../../state/cart-store.ts";
import { useCheckout } from "../../state/checkout-store.ts";
import { shopNow } from "../../state/shop-clock.ts";
import { useShop } from "../../state/shop-context.tsx";
import { offeredState } from "./dish-state.ts";
import { useMenuTime } from "./menu-time.ts";

/** Shows the menu as it is offered at the time chosen for the cart. An empty cart and a slot that has passed choose none. */
export function MenuTimeSync() {
  const { timeZone } = useShop();
  const isEmpty = useCart(({ lines }) => lines.length === 0);
  const slot = useCheckout(({ draft }) => draft.slot);
  useEffect(() => {
    if (isEmpty || slot === null || instantAt(slot.day, slot.from, timeZone) < shopNow()) return;
    const moment = { day: slot.day, minute: slot.from, weekday: weekdayOf(slot.day) };
    useMenuTime.setState({ stateAt: (windows) => offeredState(windows, moment) });
    return () => useMenuTime.setState({ stateAt: null });
  }, [isEmpty, slot, timeZone]);
  return null;
}
