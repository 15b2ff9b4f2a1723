import type { BranchId } from "../catalog/types.ts";
import type { DeliveryCondition, ZoneId } from "./types.ts";

/**
 * The terms of a zone for a branch. The branch's own terms win over those for every branch. Null if the zone
 * does not deliver there.
 */
export function conditionFor(
  zoneId: ZoneId,
  warehouseId: BranchId,
  conditions: readonly DeliveryCondition[],
): DeliveryCondition | null {
  const ofZone = conditions.filter((condition) => condition.zoneId === zoneId);
  return (
    ofZone.find((condition) => condition.warehouseId === warehouseId) ??
    ofZone.find((condition) => condition.warehouseId === null) ??
    null
  );
}
