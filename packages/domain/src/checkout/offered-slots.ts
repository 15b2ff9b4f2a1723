import { fulfilmentOf } from "../delivery/fulfilment.ts";
import type { ZoneId } from "../delivery/types.ts";
import { takeSlots } from "../schedule/slots/take-slots.ts";
import type { TakeSlot } from "../schedule/types.ts";
import { closureAt } from "../stops/closure.ts";
import { indexStops } from "../stops/stopped-items.ts";
import { rulesNow } from "./rules-now.ts";
import type { CheckoutRequest, ShopRules, ShopState } from "./types.ts";

/**
 * The slots that a branch offers for a place, at its present pace and without times for which staff closed it (STOP-3).
 */
export function offeredSlots(
  rules: ShopRules,
  state: ShopState,
  { method, zoneId }: Pick<CheckoutRequest, "method"> & { readonly zoneId: ZoneId | null },
): readonly TakeSlot[] {
  const { schedule, slots: policy, warehouseId } = rulesNow(rules, state);
  const { slotLoads: loads, branchCapacity, branch, now } = state;
  const closed = { stops: indexStops(branch.stops), pause: branch.pause };
  const place = { warehouseId, method, zoneId: fulfilmentOf(method) === "delivery" ? zoneId : null };
  return takeSlots(schedule, { policy, branchCapacity, loads, method, warehouseId }, now).filter(
    ({ start }) => closureAt(closed, place, start) === null,
  );
}
