import type { PlacesShop, WireCategoryRow, WireProductRow } from "@skatert/contract";
import type { BranchId, GiftItem, TimeZone, WorkSchedule } from "@skatert/domain";
import type { PromotionNames } from "../sentence/say-words.ts";

/** A branch that takes orders. */
interface ServingBranch {
  readonly id: BranchId;
  /** Null: always open, as far as is known. */
  readonly schedule: WorkSchedule | null;
  readonly delivers: boolean;
}

/** What promotions refer to, with the draft applied. */
export interface PromotionShop {
  readonly zone: TimeZone;
  readonly branches: readonly ServingBranch[];
  readonly names: PromotionNames;
  readonly hasDish: (id: number) => boolean;
  readonly hasGift: (gift: Pick<GiftItem, "productId" | "variationId">) => boolean;
  readonly hasSection: (id: number) => boolean;
  readonly hasBranch: (id: number) => boolean;
}

/** Of the shop's settings, what promotions refer to. */
export type PromotionPlaces = Pick<PlacesShop, "timeZone" | "schedules"> & {
  readonly locations: readonly Pick<PlacesShop["locations"][number], "name" | "warehouseIds">[];
  readonly conditions: readonly Pick<PlacesShop["conditions"][number], "warehouseId">[];
};

/** What is known without the right to read the shop's hours and zones: `branches` of the signed-in person. */
export function branchesOnly(
  branches: readonly { readonly id: number; readonly name: string; readonly time_zone: string }[],
): PromotionPlaces {
  return {
    timeZone: branches[0]?.time_zone ?? "UTC",
    locations: branches.map(({ id, name }) => ({ name, warehouseIds: [id] })),
    conditions: [{ warehouseId: null }],
    schedules: {},
  };
}

interface PromotionShopParts {
  readonly dishes: readonly Pick<WireProductRow, "id" | "name" | "state" | "sizes">[];
  readonly sections: readonly Pick<WireCategoryRow, "id" | "name" | "state">[];
  readonly places: PromotionPlaces;
}

/** An archived or removed dish or section counts as one that the shop no longer has. */
export function promotionShop({ dishes, sections, places }: PromotionShopParts): PromotionShop {
  const dishOf = new Map(dishes.filter(isThere).map((dish) => [Number(dish.id), dish]));
  const sectionOf = new Map(sections.filter(isThere).map((section) => [Number(section.id), section]));
  const { timeZone, locations, conditions, schedules } = places;
  const branchOf = new Map(locations.flatMap(({ warehouseIds, name }) => warehouseIds.map((id) => [id, name])));
  return {
    zone: timeZone,
    branches: [...branchOf.keys()].map((id) => ({
      id,
      schedule: schedules[id] ?? null,
      delivers: conditions.some(({ warehouseId }) => warehouseId === null || warehouseId === id),
    })),
    names: {
      dish: (id) => dishOf.get(id)?.name ?? null,
      category: (id) => sectionOf.get(id)?.name ?? null,
      branch: (id) => branchOf.get(id) ?? null,
    },
    hasDish: (id) => dishOf.has(id),
    hasGift({ productId, variationId }) {
      const dish = dishOf.get(productId);
      if (dish === undefined) return false;
      // The shop sells a dish with sizes in one of them alone.
      return variationId === null ? dish.sizes.length === 0 : dish.sizes.some(({ id }) => Number(id) === variationId);
    },
    hasSection: (id) => sectionOf.has(id),
    hasBranch: (id) => branchOf.has(id),
  };
}

/** Whether the shop keeps a dish or a section: it may be chosen. */
export function isThere({ state }: { readonly state: string }): boolean {
  return state !== "archived" && state !== "removed";
}
