import { categoriesFromWire, type WireBranchSale } from "@skatert/contract";
import {
  buildSearchIndex,
  type Catalog,
  indexCatalog,
  noStatements,
  type Product,
  type SearchIndex,
  saleOf,
  searchMenu,
} from "@skatert/domain";

/** What staff can write into an order of a branch. */
export interface Sale extends Pick<WireBranchSale, "methods" | "payments"> {
  readonly catalog: Catalog;
  readonly index: SearchIndex;
  /** Whether dishes take notes where the menu does not state it (MENU-15). */
  readonly hasNotes: boolean;
  /** Whether guests say what happens if a dish is missing. */
  readonly asksIfMissing: boolean;
}

const maxFound = 12;

/** Malformed dishes are left out, as in the shop (ENT-1). */
export function saleFromWire({ categories, methods, payments, dish_notes, if_missing }: WireBranchSale): Sale {
  const catalog = indexCatalog(categoriesFromWire(categories, () => undefined));
  return { catalog, index: dishIndex(catalog), methods, payments, hasNotes: dish_notes, asksIfMissing: if_missing };
}

function dishIndex(catalog: Catalog): SearchIndex {
  const sold = [...catalog.products.values()].filter(
    ({ id, byRequest }) => saleOf(id, catalog) === "dish" && !byRequest,
  );
  return buildSearchIndex(
    sold.map(({ id, name, categoryIds, variations }) => ({
      id,
      name,
      aliases: [],
      labels: [
        ...categoryIds.flatMap((of) => catalog.categoryById.get(of)?.name ?? []),
        ...variations.flatMap(({ attributes }) => attributes.map(({ option }) => option)),
      ],
      composition: "",
      statements: noStatements,
    })),
  );
}

/** The best dishes for a typed text. Tolerates typing errors and the wrong keyboard layout. */
export function findDishes({ catalog, index }: Sale, typed: string): readonly Product[] {
  return searchMenu(index, typed)
    .ids.slice(0, maxFound)
    .flatMap((id) => catalog.products.get(id) ?? []);
}
