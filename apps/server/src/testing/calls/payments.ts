import type { Payment } from "../../modules/payments/payment-repository.ts";
import type { PaymentGateways } from "../../ports/payment/payment-gateway.ts";
import { type ShopFiles, smallShop } from "../shops/small-shop.ts";
import { type RunningShop, startShop } from "../shops/start-shop.ts";
import type { TestEngine } from "../stores/engines.ts";
import { type OrderBody, placeOrder } from "./orders.ts";

const online = ["sandbox", "paykeeper", "yookassa"].map((id) => ({
  id,
  name: `Онлайн (${id})`,
  enabled: true,
  online: true,
}));
const { settings } = smallShop;

/** The small shop with three online payment methods. */
export const onlineShop: ShopFiles = {
  ...smallShop,
  settings: {
    ...(typeof settings === "object" && settings !== null && !Array.isArray(settings) ? settings : {}),
    payment_methods: [{ id: "cod", name: "Наличными", enabled: true, online: false }, ...online],
  },
};

/** An unpaid order, and the actions of its shopper. */
export interface WaitingOrder {
  readonly id: number;
  readonly key: string;
  /** Opens the pay link as a browser does; returns the target of the redirect, or the status. */
  open(
    headers?: Record<string, string>,
  ): Promise<{ readonly status: number; readonly location: string; readonly body: string }>;
  view(): Promise<Record<string, unknown>>;
  stage(): Promise<string>;
  /** Rows of its payments, in the order of the attempts. */
  payments(): Promise<readonly Payment[]>;
}

export async function startOnlineShop(engine: TestEngine, gateways: PaymentGateways = {}): Promise<RunningShop> {
  return startShop({ engine, files: onlineShop, gateways });
}

export async function orderToPay(shop: RunningShop, method: string, changes: OrderBody = {}): Promise<WaitingOrder> {
  const placed = await placeOrder(shop.app, { payment_method: method, ...changes });
  if (placed.statusCode !== 201) throw new Error(placed.body);
  const { id, key, payment } = placed.json();
  const view = async () => (await shop.app.inject({ url: `/api/wp-json/checkout/order/${id}`, query: { key } })).json();
  return {
    id,
    key,
    view,
    async open(headers = { accept: "text/html" }) {
      const answer = await shop.app.inject({ url: payment.redirect_url, headers });
      return { status: answer.statusCode, location: String(answer.headers.location ?? ""), body: answer.body };
    },
    stage: async () => (await view()).stage,
    payments: () =>
      shop.store.db.selectFrom("payments").selectAll().where("order_id", "=", id).orderBy("attempt").execute(),
  };
}

/** Pays what is owed for an order at the practice gateway; returns the sum that its page asked for, minor units. */
export async function payInPractice(shop: RunningShop, order: WaitingOrder): Promise<number | undefined> {
  const { location: url } = await order.open();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  await shop.app.inject({ method: "POST", url, headers, payload: "decision=paid" });
  return (await order.payments()).at(-1)?.amount;
}

/** States of an order's payments, in the order of the attempts. */
export async function statesOf(order: WaitingOrder): Promise<readonly string[]> {
  return (await order.payments()).map(({ state }) => state);
}

/** Runs every job that becomes due within the time, in steps of the clock. */
export async function passTime(shop: RunningShop, milliseconds: number, stepMs = 15_000): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += stepMs) {
    shop.clock.advance(Math.min(stepMs, milliseconds - passed));
    await shop.app.services.jobs.runDue();
  }
}
