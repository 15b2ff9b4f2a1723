import type { BranchId } from "../../catalog/types.ts";
import { conditionFor } from "../conditions.ts";
import { metersToZone } from "../nearest-zone.ts";
import type { DeliveryCondition, DeliveryZone, ZoneId } from "../types.ts";
import type { PlacedBranch } from "./review-zones.ts";

/** What guests will meet after a publication that its author may not expect (EDIT-5). */
export type PublishNote =
  /** A new branch takes orders, and no tablet of it would ring. */
  | { readonly kind: "no-screen"; readonly branch: BranchId }
  /** Branches that deliver into a zone from now on, because its terms are for every branch. */
  | { readonly kind: "zone-gained"; readonly zone: ZoneId; readonly branches: readonly GainedBranch[] };

export interface GainedBranch {
  readonly branch: BranchId;
  /** Metres to the zone, 0 inside it. Null: the branch is not on the map. */
  readonly meters: number | null;
}

/** The places of a shop before or after a publication. */
export interface PublishedPlaces {
  readonly zones: readonly DeliveryZone[];
  readonly conditions: readonly DeliveryCondition[];
  readonly branches: readonly PlacedBranch[];
}

/** The notes of a publication. `screens`: the branches with a tablet. */
export function publishNotes(
  before: PublishedPlaces,
  after: PublishedPlaces,
  screens: ReadonlySet<BranchId>,
): readonly PublishNote[] {
  const known = new Set(before.branches.map(({ warehouseId }) => warehouseId));
  const silent = after.branches.filter(({ warehouseId }) => !known.has(warehouseId) && !screens.has(warehouseId));
  return [
    ...silent.map(({ warehouseId }) => ({ kind: "no-screen" as const, branch: warehouseId })),
    ...after.zones.flatMap((zone) => gainOf(zone, before, after)),
  ];
}

/** Terms of one branch name it, and a new zone around a branch is meant for it: neither needs a note. */
function gainOf(zone: DeliveryZone, before: PublishedPlaces, after: PublishedPlaces): readonly PublishNote[] {
  const isNew = !before.zones.some(({ id }) => id === zone.id);
  const branches = after.branches.flatMap(({ warehouseId, coordinates }) => {
    const terms = conditionFor(zone.id, warehouseId, after.conditions);
    if (terms === null || terms.warehouseId !== null || served(zone.id, warehouseId, before)) return [];
    const meters = coordinates === null ? null : metersToZone(coordinates, zone);
    return isNew && meters === 0 ? [] : [{ branch: warehouseId, meters }];
  });
  return branches.length === 0 ? [] : [{ kind: "zone-gained", zone: zone.id, branches }];
}

function served(zone: ZoneId, branch: BranchId, { zones, conditions, branches }: PublishedPlaces): boolean {
  const isKnown = branches.some(({ warehouseId }) => warehouseId === branch) && zones.some(({ id }) => id === zone);
  return isKnown && conditionFor(zone, branch, conditions) !== null;
}
