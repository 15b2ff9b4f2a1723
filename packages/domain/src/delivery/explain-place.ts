import type { BranchId } from "../catalog/types.ts";
import { metersToZone } from "./nearest-zone.ts";
import { resolvePlace } from "./place.ts";
import type { Coordinates, DeliveryCondition, DeliveryZone } from "./types.ts";
import { zoneArea, zoneAt, zoneHolds, zonesOfBranch } from "./zones.ts";

/** Why one zone applies at a point: it is the only one, or the rule that decides between several. */
export type WinningRule = "only" | "priority" | "smaller-area" | "first";

/** The delivery of a branch to a point, and the reason (EDIT-3). */
export interface PlaceExplanation {
  /** The zone that decides. Null: no zone of the branch contains the point. */
  readonly zone: DeliveryZone | null;
  /** Null: the branch does not deliver there. */
  readonly condition: DeliveryCondition | null;
  /** Every zone of the branch that contains the point. */
  readonly containing: readonly DeliveryZone[];
  readonly rule: WinningRule | null;
  /** Outside: the nearest zone to which the branch delivers. */
  readonly nearest: { readonly zone: DeliveryZone; readonly meters: number } | null;
}

/** The terms are those of `resolvePlace`, by which orders are priced. */
export function explainPlace(
  warehouseId: BranchId,
  point: Coordinates,
  zones: readonly DeliveryZone[],
  conditions: readonly DeliveryCondition[],
): PlaceExplanation {
  const wish = { warehouseId, coordinates: point, zoneId: null, express: false };
  const { condition } = resolvePlace(wish, zones, conditions);
  const concerned = zonesOfBranch(warehouseId, zones, conditions);
  const containing = concerned.filter((zone) => zoneHolds(zone, point));
  const zone = zoneAt(point, concerned);
  return {
    zone,
    condition,
    containing,
    rule: zone === null ? null : winningRule(zone, containing),
    nearest: condition === null ? nearestServed(point, concerned, conditions) : null,
  };
}

/** Why a zone takes precedence at a point that several contain; see `zoneAt`. */
export function winningRule(winner: DeliveryZone, containing: readonly DeliveryZone[]): WinningRule {
  const others = containing.filter(({ id }) => id !== winner.id);
  if (others.length === 0) return "only";
  const rivals = others.filter(({ priority }) => priority === winner.priority);
  if (rivals.length === 0) return "priority";
  return rivals.every((rival) => zoneArea(winner) < zoneArea(rival)) ? "smaller-area" : "first";
}

function nearestServed(
  point: Coordinates,
  concerned: readonly DeliveryZone[],
  conditions: readonly DeliveryCondition[],
): PlaceExplanation["nearest"] {
  const served = concerned.filter(({ id }) => conditions.some(({ zoneId }) => zoneId === id));
  const byDistance = served
    .map((zone) => ({ zone, meters: metersToZone(point, zone) }))
    .toSorted((a, b) => a.meters - b.meters);
  return byDistance[0] ?? null;
}
