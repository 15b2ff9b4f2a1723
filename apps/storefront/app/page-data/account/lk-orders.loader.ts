import { type OrderView, PATHS } from "@skatert/contract";
import type { Picture } from "@skatert/domain";
import { redirect } from "../../routing/answers.ts";
import { ratingOf } from "../catalog/rating-of.ts";
import { orderPictures } from "../orders/order-pictures.ts";
import { ownOrderRows } from "../orders/own-order-rows.ts";
import { type Repeat, repeatOf } from "../orders/repeat-of.ts";
import type { Loader } from "../request/loader.ts";
import type { PageContext } from "../request/page-context.ts";
import { throwBeyond, wantedPage } from "../request/page-of.ts";
import { own, personalClient } from "../request/personal.ts";

export interface PastOrder extends Repeat {
  readonly order: OrderView;
  readonly canRate: boolean;
  readonly pictures: readonly Picture[];
}

export interface OrdersData {
  readonly orders: readonly PastOrder[];
  readonly page: number;
  readonly pages: number;
  readonly now: number;
}

const ordersOnPage = 10;
/** The number that fits a row on a narrow phone. */
const picturesOfOrder = 4;

/** A page of the caller's own orders, newest first. */
export const loader: Loader<OrdersData> = async ({ url, page }) => {
  const wanted = wantedPage(url);
  const { ids, pages } = await ordersOf(page, wanted);
  throwBeyond(url, wanted, pages);
  const client = personalClient(page);
  const orders = await Promise.all(
    ids.map(async (id): Promise<PastOrder | null> => {
      const answer = await client.checkout.order(id, null);
      // The list may name an order that the host does not show, as one that was just deleted.
      if (!answer.ok && answer.error.status === 404) return null;
      const order = own(answer);
      const rating = await ratingOf(order, null, page);
      const pictures = orderPictures(order, page.knownCatalog, picturesOfOrder);
      return {
        order,
        canRate: rating?.canRate ?? false,
        pictures,
        ...repeatOf(order, page.knownCatalog, page.settings.buyingBan),
      };
    }),
  );
  return { orders: orders.filter((order) => order !== null), page: wanted, pages, now: page.now };
};

async function ordersOf({ personalApi }: PageContext, page: number) {
  const response = await personalApi(`${PATHS.ownOrders}?page=${page}&per_page=${ordersOnPage}`);
  if (response.status === 401) throw redirect("/");
  if (!response.ok) throw new Error(`the orders answered ${response.status}`);
  const orders = await ownOrderRows(response);
  return { ids: orders.map(({ id }) => id), pages: Number(response.headers.get("x-wp-totalpages") ?? 1) };
}
