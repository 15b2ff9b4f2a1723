import { setDishes } from "../catalog/set-dishes.ts";
import type { Catalog, Product, ProductId, Variation, VariationId } from "../catalog/types.ts";
import type { Instant } from "../schedule/types.ts";
import { firstBack, lastBack, stoppedBy } from "./temporary.ts";
import type { Stop, Stopped, StopTarget } from "./types.ts";

/** The stops of a branch by their targets. */
export type StopIndex = ReadonlyMap<string, readonly Stop[]>;

export const noStops: StopIndex = new Map();

export function indexStops(stops: readonly Stop[]): StopIndex {
  return stops.length === 0 ? noStops : Map.groupBy(stops, ({ target }) => keyOf(target));
}

function keyOf({ kind, id }: StopTarget): string {
  return `${kind} ${id}`;
}

/** The stops of any of these targets. */
export function stopsOf(index: StopIndex, targets: readonly StopTarget[]): readonly Stop[] {
  return targets.flatMap((target) => index.get(keyOf(target)) ?? []);
}

/** A dish with the ids of a cart line. */
export interface AskedItem {
  readonly product: Pick<Product, "id" | "variations" | "combo">;
  /** Null: none is chosen. */
  readonly variationId: VariationId | null;
}

type Categories = Pick<Catalog, "categoryIdsOf">;
type Menu = Categories & Pick<Catalog, "products">;

/**
 * Whether a dish or its chosen size is stopped for that time: by itself, by one of its categories with their parents,
 * because every size is (STOP-2), or as a set by one of its dishes. A dish stopped in several ways is back after the
 * last of them.
 */
export function stoppedItem(index: StopIndex, item: AskedItem, menu: Menu, at: Instant): Stopped | null {
  if (index.size === 0) return null;
  const parts = setDishes(item.product, menu).map((product) => ({ product, variationId: null }));
  return lastBack([item, ...parts].map((each) => stoppedAlone(index, each, menu, at)));
}

/** Without the dishes of a set. */
function stoppedAlone(index: StopIndex, item: AskedItem, catalog: Categories, at: Instant): Stopped | null {
  const { product, variationId } = item;
  const whole = stopsOf(index, [{ kind: "product", id: product.id }, ...categoriesOf(product.id, catalog)]);
  const size: readonly StopTarget[] = variationId === null ? [] : [{ kind: "variation", id: variationId }];
  return lastBack([
    stoppedBy([...whole, ...stopsOf(index, size)], at),
    everySizeStopped(index, product.variations, at),
  ]);
}

/** A dish whose every size is stopped or out of stock. It is back with the first size. */
function everySizeStopped(index: StopIndex, sizes: readonly Variation[], at: Instant): Stopped | null {
  const stopped: Stopped[] = [];
  for (const { id, inStock } of sizes) {
    const own = inStock ? stoppedBy(stopsOf(index, [{ kind: "variation", id }]), at) : null;
    if (own !== null) stopped.push(own);
    else if (inStock) return null;
  }
  return firstBack(stopped);
}

/** Whether a supplement is stopped for that time: as a supplement, as a product, or by its categories. */
export function stoppedSupplement(index: StopIndex, id: ProductId, catalog: Categories, at: Instant): Stopped | null {
  if (index.size === 0) return null;
  const targets: readonly StopTarget[] = [
    { kind: "supplement", id },
    { kind: "product", id },
    ...categoriesOf(id, catalog),
  ];
  return stoppedBy(stopsOf(index, targets), at);
}

function categoriesOf(id: ProductId, { categoryIdsOf }: Categories): readonly StopTarget[] {
  return [...(categoryIdsOf.get(id) ?? [])].map((category) => ({ kind: "category", id: category }));
}
