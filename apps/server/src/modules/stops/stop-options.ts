import type { ShopSettings, WireStopOption } from "@skatert/contract";
import {
  type BranchId,
  type Catalog,
  type DeliveryMethod,
  type DeliveryZone,
  type Product,
  zonesOfBranch,
} from "@skatert/domain";
import { methodName, sizeLabel } from "./target-name.ts";

export interface StoppableShop {
  readonly catalog: Catalog;
  readonly settings: Pick<ShopSettings, "conditions" | "shippingMethods"> & { readonly zones: readonly DeliveryZone[] };
}

/**
 * Everything that a branch can stop (STOP-1): dishes with their sizes, options, categories, then methods, zones and the
 * branch itself. A dish of several categories is listed once.
 */
export function stopOptions(
  { catalog, settings }: StoppableShop,
  branch: { readonly id: BranchId; readonly name: string },
): WireStopOption[] {
  const isOption = (product: Product) =>
    product.categoryIds.length > 0 && product.categoryIds.every((id) => catalog.supplementCategoryIds.has(id));
  const products = [...catalog.products.values()];
  const named = (kind: WireStopOption["kind"]) => (each: { readonly id: number | string; readonly name: string }) => ({
    kind,
    id: each.id,
    name: each.name,
    within: null,
  });
  return [
    ...products.filter((product) => !isOption(product)).flatMap((product) => dishOptions(product, catalog)),
    ...products.filter(isOption).map(named("supplement")),
    ...catalog.categories.map(named("category")),
    ...methodOptions(settings),
    ...zonesOfBranch(branch.id, settings.zones, settings.conditions).map(named("zone")),
    named("branch")(branch),
  ];
}

function dishOptions(product: Product, catalog: Catalog): WireStopOption[] {
  const { id, name, categoryIds, variations } = product;
  const within = categoryIds.map((each) => catalog.categoryById.get(each)?.name).find(Boolean) ?? null;
  return [
    { kind: "product", id, name, within },
    ...variations.map((variation) => ({
      kind: "variation" as const,
      id: variation.id,
      name: sizeLabel(product, variation.id),
      within,
    })),
  ];
}

/** One option per type: several methods of a type stop together. */
function methodOptions(settings: Pick<ShopSettings, "shippingMethods">): WireStopOption[] {
  const types = new Set(settings.shippingMethods.map(({ type }): DeliveryMethod => type));
  return [...types].map((type) => ({
    kind: "method",
    id: type,
    within: null,
    name: methodName(type, settings) ?? type,
  }));
}
