import {
  CategoriesSchema,
  OFFICE_PATHS,
  ProductsSchema,
  type WireCategories,
  type WireProductRow,
  type WireProducts,
  type WireProductsQuery,
} from "@skatert/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { SHOP_DATA } from "./entity-query.ts";

type ProductFilter = Pick<WireProductsQuery, "q" | "category" | "state">;

const pageSize = 500;

/** The dishes that match a filter, in menu order, page by page. */
export function productsQuery(filter: ProductFilter, limit: number) {
  return infiniteQueryOptions({
    queryKey: [SHOP_DATA, "products", filter, limit],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<WireProducts> => readProducts(filter, pageParam, limit, signal),
    getNextPageParam: ({ next_page }) => next_page,
  });
}

/** Every dish of the menu, for the grid. */
export const allProductsQuery = queryOptions({
  queryKey: [SHOP_DATA, "all-products"],
  queryFn: async ({ signal }): Promise<readonly WireProductRow[]> => {
    const rows: WireProductRow[] = [];
    for (let page: number | null = 1; page !== null; ) {
      const answer: WireProducts = await readProducts({}, page, pageSize, signal);
      rows.push(...answer.products);
      page = answer.next_page;
    }
    return rows;
  },
});

/** Categories in menu order; `etag` is the version of the order. */
export const categoriesQuery = queryOptions({
  queryKey: [SHOP_DATA, "categories"],
  queryFn: async ({ signal }): Promise<WireCategories> =>
    requireAnswer(await api.read(OFFICE_PATHS.categories, CategoriesSchema, { signal })),
});

/** One page of dishes. */
export async function readProducts(
  filter: ProductFilter,
  page: number,
  limit: number,
  signal: AbortSignal,
): Promise<WireProducts> {
  const query = { ...filter, page: String(page), limit: String(limit) };
  return requireAnswer(await api.read(OFFICE_PATHS.products, ProductsSchema, { query, signal }));
}
