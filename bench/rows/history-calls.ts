import { OFFICE_PATHS, PATHS } from "@skatert/contract";
import {
  guestPhone,
  guestSurname,
  sameDay,
  searchedDishes,
} from "../../apps/server/src/testing/stores/fill-history.ts";
import { ordersOf } from "../load/order-load.ts";
import { expectSuccess } from "../programs/exchange.ts";
import { accountPhones, warehouseId } from "../shops/menu-shop.ts";
import type { HistoryShop } from "./history-shop.ts";
import { autoapplyBody, quoteBody } from "./quotes.ts";

/** One repeated call; `counts` for lists that include a total, or are longer in the large shop. */
export interface HistoryCall {
  readonly name: string;
  readonly counts: boolean;
  send(round: number): Promise<unknown>;
}

const perPage = 20;
/** Entries of the feed in one answer. */
const feedEntries = 100;
const dayMs = 86_400_000;

/** Calls of guests, integrations and the office whose cost could grow with the number of past orders. */
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
    ...officeCalls(shop),
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

/**
 * Calls of a board. The orders placed by the calls above are live in both shops, like the latest orders of the history.
 */
function officeCalls({ program: { url }, orders, guests, cookie }: HistoryShop): readonly HistoryCall[] {
  const read = (name: string, path: string, asked: Readonly<Record<string, string>>, counts = false): HistoryCall => ({
    name: `office: ${name}`,
    counts,
    send: () =>
      expectSuccess(`${url}${path}?${new URLSearchParams({ branch_id: String(warehouseId), ...asked })}`, {
        headers: { cookie },
      }),
  });
  const found = (name: string, q: string, counts = false) =>
    read(name, OFFICE_PATHS.orders, { view: "day", q }, counts);
  // Each past order has two entries in the feed.
  const after = String(2 * orders - feedEntries);
  return [
    read("board with 400 live orders and 20 requests to cancel", OFFICE_PATHS.orders, { view: "board" }),
    read("a hundred live orders", OFFICE_PATHS.orders, { view: "live", page: "2" }),
    read(`feed of ${feedEntries} entries`, OFFICE_PATHS.feed, { after, limit: String(feedEntries) }),
    read("an old day of a hundred orders", OFFICE_PATHS.orders, { view: "day", day: sameDay(Date.now()) }, true),
    found("order by number", String(100_000 + Math.floor(orders / 2))),
    found("orders by phone", guestPhone(Math.floor(guests / 2))),
    // Five orders of one guest in the small shop, a page of fifty in the large one.
    found("orders by a name that one guest in a thousand has", guestSurname(Math.floor(guests / 2)), true),
    read("the guests who ordered last", OFFICE_PATHS.guests, {}),
    // One guest in the small shop, a page of fifty in the large one; both read an index of all guests.
    read("guests by a name that one in a thousand has", OFFICE_PATHS.guests, { q: guestSurname(7) }, true),
    read("requests that wait", OFFICE_PATHS.inbox, {}),
    read("answered requests", OFFICE_PATHS.inbox, { state: "done" }),
    read("a hundred changes of requests", OFFICE_PATHS.inboxFeed, { after: String(Math.ceil(orders / 10) - 100) }),
    found("orders by a dish that one order in sixty has", searchedDishes.common),
    found("orders by a rare dish", searchedDishes.rare),
    found("orders by a text that is in every dish", searchedDishes.every),
  ];
}
