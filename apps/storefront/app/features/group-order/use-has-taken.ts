import { useCart } from "../../model/cart/cart-store.ts";
import { type GroupHost, useGroup } from "../../model/group-order/group-store.ts";
import { hasTaken } from "../../model/group-order/host-gate.ts";

/** Whether the others' dishes are in the host's cart now. */
export function useHasTaken(own: GroupHost): boolean {
  const data = useGroup((state) => state.data);
  const cart = useCart((state) => state.lines);
  return hasTaken(own, data, cart);
}
