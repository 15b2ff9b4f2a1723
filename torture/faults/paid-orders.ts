import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { PATHS } from "@skatert/contract";
import type { Payment } from "../../apps/server/src/modules/payments/payment-repository.ts";
import type { StorePlace } from "../../apps/server/src/testing/stores/engines.ts";
import type { OrderingShop } from "../orders/ordering-shop.ts";
import { sendOnce } from "../orders/send.ts";
import { plainWish } from "../orders/wish.ts";

/** An order with online payment. */
export interface PaidOrder {
  readonly id: number;
  readonly key: string;
}

/** The order as its owner sees it. */
export interface OrderSeen {
  readonly stage: string;
  readonly can_pay: boolean;
}

const looksEveryMs = 250;

let shoppers = 0;
/** Places an order for one tea. Throws when it is refused. */
export async function orderOf(shop: OrderingShop, url: string, paymentMethod: string): Promise<PaidOrder> {
  shoppers += 1;
  const [key, wish] = [randomUUID(), plainWish(`+7918${1_000_000 + shoppers}`, { paymentMethod })];
  shop.journal.sent(key, wish);
  const outcome = await sendOnce(url, { key, wish }, shop.journal);
  if (outcome.kind !== "placed") throw new Error(`an order to be paid by ${paymentMethod}: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** Opens the payment link as a browser does; returns the status. */
export async function openPayment(url: string, { id, key }: PaidOrder): Promise<number> {
  const at = `${url}/api${PATHS.orderPayment}/${id}?key=${encodeURIComponent(key)}`;
  const response = await fetch(at, { redirect: "manual", headers: { accept: "text/html" } });
  await response.arrayBuffer();
  return response.status;
}

export async function seen(url: string, { id, key }: PaidOrder): Promise<OrderSeen> {
  const response = await fetch(`${url}/api${PATHS.orders}/${id}?key=${encodeURIComponent(key)}`);
  const view: OrderSeen = await response.json();
  return view;
}

/** Polls until the store has the expected state or the time is over; returns whether it has. */
export async function becomesTrue(look: () => Promise<boolean>, seconds: number): Promise<boolean> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(looksEveryMs)) {
    if (await look()) return true;
  }
  return look();
}

/** Rows of an order's payments, in the order of the attempts. */
export async function paymentsOf(place: StorePlace, { id }: PaidOrder): Promise<readonly Payment[]> {
  const store = place.open();
  try {
    return await store.db.selectFrom("payments").selectAll().where("order_id", "=", id).orderBy("attempt").execute();
  } finally {
    await store.close();
  }
}
