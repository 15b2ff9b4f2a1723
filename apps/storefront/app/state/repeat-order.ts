import type { CartLine } from "@skatert/domain";
import { useCart } from "./cart-store.ts";
import { whenPlaceIsChosen } from "./when-place-is-chosen.ts";

/**
 * Puts the dishes of an earlier order into the cart and calls `onAdded`. Where no place was chosen it is asked for
 * first (CART-1), and the rest follows by itself once one is.
 */
export function repeatOrder(lines: readonly CartLine[], onAdded: () => void): void {
  const { add } = useCart.getState();
  for (const line of lines) {
    const result = add(line);
    if (result === "needs-location") whenPlaceIsChosen(() => repeatOrder(lines, onAdded));
    if (result !== "added") return;
  }
  onAdded();
}
