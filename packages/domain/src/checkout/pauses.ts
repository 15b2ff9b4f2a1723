import type { BranchId } from "../catalog/types.ts";
import { popupReason, popupWindow } from "../content/popups.ts";
import type { Popup } from "../content/types.ts";
import type { ZoneId } from "../delivery/types.ts";
import type { DeliveryMoment } from "../schedule/availability.ts";
import { isAvailableAt } from "../schedule/availability.ts";
import type { Pause } from "./types.ts";

/** Settings that stop ordering: branches that are switched off and popups that disable ordering. */
export interface OrderingSwitches {
  readonly disabledWarehouseIds: readonly BranchId[];
  readonly popups: readonly Popup[];
}

/** The reasons why a branch takes no orders (STATE-3), each with its hours. */
export function pausesOf(warehouseId: BranchId, switches: OrderingSwitches): readonly Pause[] {
  const isDisabled = switches.disabledWarehouseIds.includes(warehouseId);
  const pauses: Pause[] = isDisabled ? [{ warehouseId, zoneId: null, message: null, during: null }] : [];
  for (const popup of switches.popups) {
    const isForBranch = popup.warehouseIds.length === 0 || popup.warehouseIds.includes(warehouseId);
    const during = popupWindow(popup);
    if (!popup.disablesOrdering || !isForBranch || during === null) continue;
    pauses.push({ warehouseId, zoneId: popup.zoneId, message: popupReason(popup), during });
  }
  return pauses;
}

/** The present pause of a branch, or of one of its delivery zones. Null if orders are taken. */
export function pauseAt(
  pauses: readonly Pause[],
  warehouseId: BranchId,
  zoneId: ZoneId | null,
  now: DeliveryMoment,
): Pause | null {
  const holds = (pause: Pause) =>
    pause.warehouseId === warehouseId &&
    (pause.zoneId === null || pause.zoneId === zoneId) &&
    isAvailableAt(pause.during, now);
  return pauses.find(holds) ?? null;
}
