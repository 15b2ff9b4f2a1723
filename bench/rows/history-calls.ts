import { PATHS } from "@skatert/contract";
import { guestPhone, guestSurname } from "../../apps/server/src/testing/stores/fill-history.ts";
import { ordersOf } from "../load/order-load.ts";
import { expectSuccess } from "../programs/exchange.ts";
import { accountPhones, warehouseId } from "../shops/menu-shop.ts";
import type { HistoryShop } from "./history-shop.ts";
import { autoapplyBody, quoteBody } from "./quotes.ts";

/** One repeated call; `counts` for lists that include a total. */
export interface HistoryCall {
  readonly name: string;
  readonly counts: boolean;
  send(round: number): Promise<unknown>;
}

const perPage = 20;
const dayMs = 86_400_000;

/** Calls of guests and integrations whose cost could grow with the number of past orders. */
export async function historyCalls(shop: HistoryShop): Promise<readonly HistoryCall[]> {
  const { url } = shop.program;
  const place = await ordersOf(shop.program);
  const order = (round: number) => place(round % accountPhones.length, round);
  const [, { headers: own = {} }] = place(0, 0);
  const post = (path: string, content: object) => {
    const headers = { "content-type": "application/json", cookie: own["cookie"] };
    return () => expectSuccess(url + path, { method: "POST", headers, body: JSON.stringify(content) });
  };
  const list = (name: string, parameters: Readonly<Record<string, string>>): HistoryCall => ({
    name: `orders ${name}`,
    counts: true,
    send: () =>
      expectSuccess(`${url}${PATHS.shopOrders}?${new URLSearchParams({ per_page: String(perPage), ...parameters })}`, {
        headers: { authorization: shop.authorization },
      }),
  });
  const guest = Math.floor(shop.guests / 2);
  const since = new Date(Date.now() - 30 * dayMs).toISOString();
  return [
    { name: "quote", counts: false, send: post(PATHS.quote, quoteBody) },
    { name: "autoapply", counts: false, send: post(PATHS.autoapply, autoapplyBody) },
    {
      name: "slots",
      counts: false,
      send: () => expectSuccess(`${url}${PATHS.takeTimes}?stock_id=${warehouseId}&shipping_method=local_pickup`),
    },
    { name: "order", counts: false, send: (round) => expectSuccess(...order(round)) },
    { name: "/metrics", counts: false, send: () => expectSuccess(`${url}/metrics`) },
    list("newest", {}),
    list("in the kitchen", { status: "cooking" }),
    list("in the kitchen or cancelled", { status: "cooking,cancelled" }),
    list("handed over", { status: "completed" }),
    list("of thirty days", { after: since }),
    list("by number", { search: String(100_000 + Math.floor(shop.orders / 2)) }),
    list("by phone", { search: guestPhone(guest) }),
    list("by a name that one guest in a thousand has", { search: guestSurname(guest) }),
    list("on the last page", { page: String(Math.floor(shop.orders / perPage)) }),
  ];
}
