import { randomUUID } from "node:crypto";
import { PATHS } from "@skatert/contract";
import type { OrderingShop } from "../orders/ordering-shop.ts";
import { sendOnce } from "../orders/send.ts";
import { type RunOut, type Wish, wishBy } from "../orders/wish.ts";
import type { Random } from "../random.ts";

/** The online payment method of the races; its gateway is the shop's own practice page. */
export const online = "sandbox";
const paidPercent = 70;

/** An order to race for; paid online, or to be paid on receipt. */
export interface RaceOrder {
  readonly id: number;
  readonly key: string;
  readonly isPaid: boolean;
}

/** No supply counts as run out: shoppers ask for all of them, because a cancellation may return some. */
const nothingOut: RunOut = { soups: false, coupon: false, points: new Set() };

/** Places an order with random stock, coupon and points, and pays most orders. Null if it is refused. */
export async function orderToRace(
  shop: Pick<OrderingShop, "journal" | "phones" | "cookies">,
  url: string,
  random: Random,
): Promise<RaceOrder | null> {
  const isPaid = random.chance(paidPercent);
  const plain = wishBy(random, nothingOut, shop.phones);
  const wish: Wish = isPaid ? { ...plain, paymentMethod: online } : plain;
  const key = randomUUID();
  const cookie = wish.account === null ? undefined : shop.cookies[wish.account];
  shop.journal.sent(key, wish);
  const outcome = await sendOnce(url, { key, wish, cookie }, shop.journal);
  if (outcome.kind === "refused") return null;
  if (outcome.kind === "again") throw new Error(`an order was answered with ${String(outcome.status)}`);
  const order = { id: outcome.id, key: outcome.key, isPaid };
  if (isPaid) await pay(url, order);
  return order;
}

async function pay(url: string, { id, key }: RaceOrder): Promise<void> {
  const link = `${url}/api${PATHS.orderPayment}/${id}?key=${encodeURIComponent(key)}`;
  const opened = await fetch(link, { redirect: "manual", headers: { accept: "text/html" } });
  await opened.arrayBuffer();
  const page = new URL(opened.headers.get("location") ?? "", url);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const paid = await fetch(page, { method: "POST", headers, body: "decision=paid", redirect: "manual" });
  await paid.arrayBuffer();
  if (paid.status >= 400) throw new Error(`the payment of order ${id} answered ${paid.status}`);
}
