import type { ShopSettings, StopKind } from "@skatert/contract";
import {
  type Catalog,
  type DeliveryMethod,
  type DeliveryZone,
  type Product,
  type WarehouseId,
  zonesOfBranch,
} from "@skatert/domain";

/** Something that can be stopped, as staff find it (STOP-1). */
export interface StopOption {
  readonly kind: StopKind;
  readonly id: number | string;
  readonly name: string;
  /** The category of a dish; null where the name says it all. */
  readonly within: string | null;
}

export interface StoppableShop {
  readonly catalog: Catalog;
  readonly settings: Pick<ShopSettings, "conditions" | "shippingMethods"> & { readonly zones: readonly DeliveryZone[] };
}

/** The shown branch, with its name. */
export interface StoppableBranch {
  readonly id: WarehouseId;
  readonly name: string;
}

/**
 * Everything that a branch can stop: dishes with their sizes, options, categories, then methods, zones and the branch
 * itself. A dish of several categories is listed once.
 */
export function stopOptions({ catalog, settings }: StoppableShop, branch: StoppableBranch): readonly StopOption[] {
  const isOption = (product: Product) =>
    product.categoryIds.length > 0 && product.categoryIds.every((id) => catalog.supplementCategoryIds.has(id));
  const products = [...catalog.products.values()];
  return [
    ...products.filter((product) => !isOption(product)).flatMap((product) => dishOptions(product, catalog)),
    ...products.filter(isOption).map(({ id, name }) => ({ kind: "supplement" as const, id, name, within: null })),
    ...catalog.categories.map(({ id, name }) => ({ kind: "category" as const, id, name, within: null })),
    ...methodOptions(settings.shippingMethods),
    ...zonesOfBranch(branch.id, settings.zones, settings.conditions).map(({ id, name }) => ({
      kind: "zone" as const,
      id,
      name,
      within: null,
    })),
    { kind: "branch", id: branch.id, name: branch.name, within: null },
  ];
}

function dishOptions({ id, name, categoryIds, variations }: Product, catalog: Catalog): StopOption[] {
  const within = categoryIds.map((each) => catalog.categoryById.get(each)?.name).find(Boolean) ?? null;
  return [
    { kind: "product", id, name, within },
    ...variations.map((variation) => ({
      kind: "variation" as const,
      id: variation.id,
      name: [name, ...variation.attributes.map(({ option }) => option)].join(", "),
      within,
    })),
  ];
}

/** One option per type: several methods of a type stop together. */
function methodOptions(methods: ShopSettings["shippingMethods"]): StopOption[] {
  const byType = Map.groupBy(methods, ({ type }): DeliveryMethod => type);
  return [...byType].map(([type, same]) => ({
    kind: "method",
    id: type,
    name: same.map(({ name }) => name).join(", "),
    within: null,
  }));
}
