import type { CartLine } from "@skatert/domain";
import { whenPlaceIsChosen } from "../place/when-place-is-chosen.ts";
import { useCart } from "./cart-store.ts";

/** Orders whose dishes were put into the cart. */
const repeated = new WeakSet<readonly CartLine[]>();

/**
 * Puts the dishes of an earlier order into the cart and calls `onAdded`. Where no place was chosen it is asked for
 * first (CART-1), and the rest follows by itself once one is. A second press while the dishes are there calls
 * `onAdded` alone: a double tap must not order everything twice.
 */
export function repeatOrder(lines: readonly CartLine[], onAdded: () => void): void {
  const { add, lines: present } = useCart.getState();
  const isRepeated =
    repeated.has(lines) &&
    lines.every((each) => present.some(({ key, quantity }) => key === each.key && quantity >= each.quantity));
  for (const line of isRepeated ? [] : lines) {
    const result = add(line);
    if (result === "needs-location") whenPlaceIsChosen("repeat", () => repeatOrder(lines, onAdded));
    if (result !== "added") return;
  }
  repeated.add(lines);
  onAdded();
}
