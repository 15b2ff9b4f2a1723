import type { CartLine } from "@skatert/domain";
import { whenPlaceIsChosen } from "../place/when-place-is-chosen.ts";
import { useCart } from "./cart-store.ts";

/** Orders whose dishes are in the cart. */
const repeated = new WeakSet<readonly CartLine[]>();

/**
 * Adds the dishes of an earlier order to the cart and calls `onAdded`. Without a chosen place it asks for one
 * first (CART-1) and then continues. A second press while the dishes are in the cart only calls `onAdded`, so
 * that a double tap does not order everything twice.
 */
export function repeatOrder(lines: readonly CartLine[], onAdded: () => void): void {
  const { add, lines: present } = useCart.getState();
  const isRepeated =
    repeated.has(lines) &&
    lines.every((each) => present.some(({ key, quantity }) => key === each.key && quantity >= each.quantity));
  for (const line of isRepeated ? [] : lines) {
    const result = add(line);
    if (result === "needs-location") {
      const names = lines.map(({ name }) => name);
      whenPlaceIsChosen("repeat", names, () => repeatOrder(lines, onAdded));
    }
    if (result !== "added") return;
  }
  repeated.add(lines);
  onAdded();
}
