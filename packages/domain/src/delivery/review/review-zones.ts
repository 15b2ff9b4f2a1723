import type { BranchId } from "../../catalog/types.ts";
import { conditionFor } from "../conditions.ts";
import { boundsOfZones } from "../coordinates.ts";
import { type WinningRule, winningRule } from "../explain-place.ts";
import { metersToZone } from "../nearest-zone.ts";
import type { Coordinates, DeliveryCondition, DeliveryZone, ZoneId } from "../types.ts";
import { zoneAt, zoneHolds, zonesOfBranch } from "../zones.ts";
import { gapBetween } from "./gap.ts";
import { crossingsOf, strayHoles } from "./outline.ts";
import { overlapOf } from "./overlap.ts";
import { type Plane, planeAround } from "./plane.ts";
import { type BorderedZone, borderedZone } from "./zone-borders.ts";

/** Metres from a zone's border to the nearest branch that serves it. A greater distance is probably a mistake. */
export const FAR_BRANCH_METERS = 10_000;

/** A property of a zone that its owner may not have intended (EDIT-3). */
export type ZoneRemark = { readonly zones: readonly ZoneId[]; readonly at: Coordinates } & (
  | { readonly kind: "overlap"; readonly winner: ZoneId; readonly rule: WinningRule }
  | { readonly kind: "gap"; readonly meters: number }
  | { readonly kind: "crossing" }
  | { readonly kind: "stray-hole" }
  | { readonly kind: "far-branch"; readonly meters: number }
  | { readonly kind: "no-terms" }
);

/** A branch that may deliver. Null: it is not on the map. */
export interface PlacedBranch {
  readonly warehouseId: BranchId;
  readonly coordinates: Coordinates | null;
}

interface ReviewedShop {
  readonly zones: readonly DeliveryZone[];
  readonly conditions: readonly DeliveryCondition[];
  readonly branches: readonly PlacedBranch[];
}

/** All remarks about a shop's zones, the faults of single zones first. */
export function reviewZones(shop: ReviewedShop): readonly ZoneRemark[] {
  const box = boundsOfZones(shop.zones);
  if (box === null) return [];
  const plane = planeAround({ lon: (box.west + box.east) / 2, lat: (box.south + box.north) / 2 });
  const bordered = shop.zones.flatMap((zone) => borderedZone(zone, plane) ?? []);
  const pairs = bordered.flatMap((a, index) => bordered.slice(index + 1).map((b) => [a, b] as const));
  return [
    ...shop.zones.flatMap((zone) => remarksOfZone(zone, shop)),
    ...pairs.flatMap(([a, b]) => overlapRemark(a, b, plane, shop)),
    ...pairs.flatMap(([a, b]) => gapRemark(a, b, plane, shop)),
  ];
}

function remarksOfZone(zone: DeliveryZone, { conditions, branches }: ReviewedShop): readonly ZoneRemark[] {
  const zones = [zone.id];
  const corner = zone.polygons[0]?.[0]?.[0];
  const serving = branches.filter(({ warehouseId }) => conditionFor(zone.id, warehouseId, conditions) !== null);
  const distances = serving.flatMap(({ coordinates }) => (coordinates === null ? [] : metersToZone(coordinates, zone)));
  const meters = distances.length === 0 ? 0 : Math.min(...distances);
  return [
    ...crossingsOf(zone).map((at) => ({ kind: "crossing" as const, zones, at })),
    ...strayHoles(zone).map((at) => ({ kind: "stray-hole" as const, zones, at })),
    ...(corner !== undefined && serving.length === 0 ? [{ kind: "no-terms" as const, zones, at: corner }] : []),
    ...(corner !== undefined && meters > FAR_BRANCH_METERS
      ? [{ kind: "far-branch" as const, zones, at: corner, meters }]
      : []),
  ];
}

/** Only if it has an effect: a branch serves both zones on different terms. */
function overlapRemark(a: BorderedZone, b: BorderedZone, plane: Plane, shop: ReviewedShop): readonly ZoneRemark[] {
  const both = [a.zone, b.zone];
  const isDecided = shop.branches.some(({ warehouseId }) => {
    const concerned = zonesOfBranch(warehouseId, both, shop.conditions);
    const [first, second] = both.map(({ id }) => conditionFor(id, warehouseId, shop.conditions));
    return concerned.length === 2 && !haveSameTerms(first ?? null, second ?? null);
  });
  if (!isDecided) return [];
  const at = overlapOf(a, b, plane);
  const winner = at === null ? null : zoneAt(at, both);
  if (at === null || winner === null) return [];
  const rule = winningRule(winner, both);
  return [{ kind: "overlap", zones: both.map(({ id }) => id), at, winner: winner.id, rule }];
}

function haveSameTerms(a: DeliveryCondition | null, b: DeliveryCondition | null): boolean {
  if (a === null || b === null) return a === b;
  return a.price === b.price && a.freeFrom === b.freeFrom && a.minimum === b.minimum && a.expressCost === b.expressCost;
}

function gapRemark(a: BorderedZone, b: BorderedZone, plane: Plane, { zones }: ReviewedShop): readonly ZoneRemark[] {
  const gap = gapBetween(a, b, plane, (point) => zones.some((zone) => zoneHolds(zone, point)));
  return gap === null ? [] : [{ kind: "gap", zones: [a.zone.id, b.zone.id], ...gap }];
}
