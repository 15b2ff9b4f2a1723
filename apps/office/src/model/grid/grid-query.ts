import type { WireProductRow, WireProducts } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { SHOP_DATA } from "../entities/entity-query.ts";
import { readProducts } from "../entities/list-queries.ts";

export const GRID = "grid";

/** What the grid edits. */
export interface GridDishes {
  /** In menu order. */
  readonly products: readonly WireProductRow[];
  /** Groups of options whose options state prices. */
  readonly groups: readonly WireProductRow[];
  /** Branches, also those without prices of their own. */
  readonly menus: WireProducts["menus"];
}

const pageSize = 500;

/** Every dish of the menu, with the branches that have their own prices (EDIT-2). */
export const gridQuery = queryOptions({
  queryKey: [SHOP_DATA, GRID],
  queryFn: async ({ signal }): Promise<GridDishes> => {
    const products: WireProductRow[] = [];
    let menus: WireProducts["menus"] = [];
    let groups: WireProducts["groups"] = [];
    for (let page: number | null = 1; page !== null; ) {
      const answer: WireProducts = await readProducts({}, page, pageSize, signal);
      products.push(...answer.products);
      ({ menus, groups, next_page: page } = answer);
    }
    return { products, groups, menus };
  },
});
