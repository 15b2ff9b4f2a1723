import type { BranchId } from "../catalog/types.ts";
import { conditionFor } from "./conditions.ts";
import type { Coordinates, DeliveryCondition, DeliveryZone, ZoneId, ZoneRefusal } from "./types.ts";
import { zoneAt, zonesOfBranch } from "./zones.ts";

/** The delivery address of an order, as the shopper sent it. */
export interface PlaceWish {
  readonly warehouseId: BranchId;
  readonly coordinates: Coordinates | null;
  readonly zoneId: ZoneId | null;
  readonly express: boolean;
}

export interface ResolvedPlace {
  readonly zone: DeliveryZone | null;
  readonly condition: DeliveryCondition | null;
  readonly refusal: ZoneRefusal | null;
}

/**
 * Coordinates decide the zone. The zone id applies only without coordinates (readings "Time, zones, stock").
 */
function zoneOf(wish: PlaceWish, zones: readonly DeliveryZone[]): DeliveryZone | null {
  if (wish.coordinates !== null) return zoneAt(wish.coordinates, zones);
  return zones.find((zone) => zone.id === wish.zoneId) ?? null;
}

/** The zone of a delivery and its terms for the branch, or the refusal. */
export function resolvePlace(
  wish: PlaceWish,
  zones: readonly DeliveryZone[],
  conditions: readonly DeliveryCondition[],
): ResolvedPlace {
  if (wish.coordinates === null && wish.zoneId === null) {
    return { zone: null, condition: null, refusal: { reason: "address-required" } };
  }
  const zone = zoneOf(wish, zonesOfBranch(wish.warehouseId, zones, conditions));
  const condition = zone === null ? null : conditionFor(zone.id, wish.warehouseId, conditions);
  if (zone === null || condition === null) return { zone: null, condition: null, refusal: { reason: "outside-zone" } };
  const hasNoExpress = wish.express && condition.expressCost === null;
  return { zone, condition, refusal: hasNoExpress ? { reason: "express-unavailable" } : null };
}
