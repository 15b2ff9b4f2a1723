import { type OrderView, PATHS, WooOrdersSchema } from "@skatert/contract";
import { type CartLine, type Catalog, makeLine } from "@skatert/domain";
import { redirect } from "../routing/answers.ts";
import type { Loader } from "../server/loader.ts";
import type { PageContext } from "../server/page-context.ts";
import { own, personalClient } from "../server/personal.ts";

export interface PastOrder {
  readonly order: OrderView;
  /** The dishes as the present menu has them. */
  readonly repeatLines: readonly CartLine[];
  /** Names of the dishes that it no longer has, or that are sold out. */
  readonly gone: readonly string[];
}

export interface OrdersData {
  readonly orders: readonly PastOrder[];
  readonly page: number;
  readonly pages: number;
}

const ordersOnPage = 10;

/** A page of the caller's own orders, newest first. */
export const loader: Loader<OrdersData> = async ({ url, page }) => {
  const wanted = Math.max(1, Math.floor(Number(url.searchParams.get("page") ?? 1)) || 1);
  const { ids, pages } = await ordersOf(page, wanted);
  const client = personalClient(page);
  const orders = await Promise.all(
    ids.map(async (id) => pastOrder(own(await client.checkout.order(id, null)), page.catalog)),
  );
  return { orders, page: wanted, pages };
};

async function ordersOf({ personalApi }: PageContext, page: number) {
  const response = await personalApi(`${PATHS.ownOrders}?page=${page}&per_page=${ordersOnPage}`);
  if (response.status === 401) throw redirect("/");
  if (!response.ok) throw new Error(`the orders answered ${response.status}`);
  const orders = WooOrdersSchema.parse(await response.json());
  return { ids: orders.map(({ id }) => id), pages: Number(response.headers.get("x-wp-totalpages") ?? 1) };
}

function pastOrder(order: OrderView, catalog: Catalog): PastOrder {
  const bought = order.lines.filter(({ giftOf }) => giftOf === null);
  const found = bought.map((line) => {
    const isSold = catalog.products.get(line.productId)?.inStock ?? false;
    return { line, now: isSold ? makeLine(catalog, line, `/?product_id=${line.productId}`) : null };
  });
  return {
    order,
    repeatLines: found.flatMap(({ now }) => now ?? []),
    gone: [...new Set(found.flatMap(({ line, now }) => (now === null ? [line.name] : [])))],
  };
}
