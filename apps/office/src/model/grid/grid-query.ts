import type { WireProductRow, WireProducts } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { SHOP_DATA } from "../entities/entity-query.ts";
import { readProducts } from "../entities/list-queries.ts";

export const GRID = "grid";

export interface GridDishes {
  /** In the order of the menu. */
  readonly products: readonly WireProductRow[];
  /** Branches with prices of their own. */
  readonly menus: WireProducts["menus"];
}

const pageSize = 500;

/** Every dish of the menu with the branches that have prices of their own (EDIT-2). */
export const gridQuery = queryOptions({
  queryKey: [SHOP_DATA, GRID],
  queryFn: async ({ signal }): Promise<GridDishes> => {
    const products: WireProductRow[] = [];
    let menus: WireProducts["menus"] = [];
    for (let page: number | null = 1; page !== null; ) {
      const answer: WireProducts = await readProducts({}, page, pageSize, signal);
      products.push(...answer.products);
      ({ menus, next_page: page } = answer);
    }
    return { products, menus };
  },
});
