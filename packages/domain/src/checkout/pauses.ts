import type { WarehouseId } from "../catalog/types.ts";
import { popupReason, popupWindow } from "../content/popups.ts";
import type { Popup } from "../content/types.ts";
import type { ZoneId } from "../delivery/types.ts";
import type { DeliveryMoment } from "../schedule/availability.ts";
import { isAvailableAt } from "../schedule/availability.ts";
import type { Pause } from "./types.ts";

/** What settings say against ordering: branches that are switched off, and popups that switch ordering off. */
export interface OrderingSwitches {
  readonly disabledWarehouseIds: readonly WarehouseId[];
  readonly popups: readonly Popup[];
}

/** The reasons for which a branch may take no orders (STATE-3), with the hours in which each holds. */
export function pausesOf(warehouseId: WarehouseId, switches: OrderingSwitches): readonly Pause[] {
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

/** The pause that holds now for a branch and, of its deliveries, a zone; null when orders are taken. */
export function pauseAt(
  pauses: readonly Pause[],
  warehouseId: WarehouseId,
  zoneId: ZoneId | null,
  now: DeliveryMoment,
): Pause | null {
  const holds = (pause: Pause) =>
    pause.warehouseId === warehouseId &&
    (pause.zoneId === null || pause.zoneId === zoneId) &&
    isAvailableAt(pause.during, now);
  return pauses.find(holds) ?? null;
}
