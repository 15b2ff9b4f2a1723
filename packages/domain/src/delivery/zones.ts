import type { BranchId } from "../catalog/types.ts";
import { polygonArea, polygonContains } from "./polygon.ts";
import type { Coordinates, DeliveryCondition, DeliveryZone } from "./types.ts";

/** Without holes, in square degrees scaled by latitude. Only for comparing zones. */
export function zoneArea(zone: DeliveryZone): number {
  return zone.polygons.reduce((area, polygon) => area + polygonArea(polygon), 0);
}

/** Whether a zone contains a point, its borders included. */
export function zoneHolds(zone: DeliveryZone, point: Coordinates): boolean {
  return zone.polygons.some((polygon) => polygonContains(polygon, point));
}

/**
 * The zone that contains a point: of several, the one of higher priority, then of smaller area, then the
 * first. Null if no zone contains the point or the point is invalid.
 */
export function zoneAt(point: Coordinates, zones: readonly DeliveryZone[]): DeliveryZone | null {
  let best: DeliveryZone | null = null;
  for (const zone of zones) {
    if (best !== null && zone.priority < best.priority) continue;
    if (!zoneHolds(zone, point)) continue;
    const wins = best === null || zone.priority > best.priority || zoneArea(zone) < zoneArea(best);
    if (wins) best = zone;
  }
  return best;
}

/**
 * Zones that concern a branch: zones with terms for it or for every branch, and zones without any terms,
 * where nobody delivers. A zone that only other branches serve does not hide the branch's own zone below it.
 */
export function zonesOfBranch(
  warehouseId: BranchId,
  zones: readonly DeliveryZone[],
  conditions: readonly DeliveryCondition[],
): readonly DeliveryZone[] {
  return zones.filter((zone) => {
    const own = conditions.filter((condition) => condition.zoneId === zone.id);
    return own.length === 0 || own.some((each) => each.warehouseId === null || each.warehouseId === warehouseId);
  });
}
