import { idsOf, type Page, takePage } from "../../http/paging.ts";
import { invalidParams } from "../../input/refusal.ts";

/** The parameters of a list that is small enough to be read whole. */
export interface ListQuery {
  readonly [name: string]: unknown;
  readonly order?: "asc" | "desc" | undefined;
  readonly orderby?: string | undefined;
}

type Key<Item> = (item: Item, index: number) => string | number;

/**
 * One page of a whole list: `include`, `exclude`, `orderby` and `order` as in WooCommerce, whose order is descending by
 * default. The shop's own order stands for `date`, because its entries have no dates.
 */
export function listedPage<Item extends { readonly id: number }>(
  items: readonly Item[],
  query: ListQuery,
  page: Page,
  keys: Readonly<Record<string, Key<Item>>>,
): { readonly page: readonly Item[]; readonly total: number } {
  const include = idsOf(query, "include");
  const exclude = idsOf(query, "exclude");
  const found = items.filter(({ id }) => include?.has(id) !== false && exclude?.has(id) !== true);
  const sorted = sortedBy(found, query, { ...keys, id: ({ id }) => id, include: includedAt(include) });
  return { page: takePage(sorted, page), total: found.length };
}

function sortedBy<Item>(
  items: readonly Item[],
  { orderby = "date", order = "desc" }: ListQuery,
  keys: Readonly<Record<string, Key<Item>>>,
): readonly Item[] {
  if (orderby === "date") {
    if (order === "desc") return items;
    throw invalidParams([{ path: "order", message: "needs an orderby: the entries have no date" }]);
  }
  const key = keys[orderby];
  if (key === undefined) throw invalidParams([{ path: "orderby", message: "is not an order of this list" }]);
  // WooCommerce returns the given order of `include` whatever `order` says.
  const sign = order === "asc" || orderby === "include" ? 1 : -1;
  return items
    .map((item, index) => ({ item, key: key(item, index) }))
    .sort((one, other) => sign * compare(one.key, other.key))
    .map(({ item }) => item);
}

function includedAt(include: ReadonlySet<number> | null): Key<{ readonly id: number }> {
  const places = new Map([...(include ?? [])].map((id, index) => [id, index]));
  return ({ id }, index) => places.get(id) ?? index;
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === "string" && typeof other === "string") return one.localeCompare(other, "ru");
  return Number(one) - Number(other);
}
