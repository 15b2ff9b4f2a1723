import { randomUUID } from "node:crypto";
import { orderTipsPath } from "@skatert/contract";
import type { PaymentGateways } from "../../ports/payment/payment-gateway.ts";
import type { Json } from "../../shop/documents/json.ts";
import { smallSettings, smallShop } from "../shops/small-shop.ts";
import { type RunningShop, startShop } from "../shops/start-shop.ts";
import type { TestEngine } from "../stores/engines.ts";
import { anOperator, type OrderBody, placeOrder } from "./orders.ts";

/** A shop with these settings of tips. */
export function startTipShop(
  engine: TestEngine,
  { tips = true, gateways = {} }: { readonly tips?: Json; readonly gateways?: PaymentGateways } = {},
): Promise<RunningShop> {
  return startShop({ engine, files: { ...smallShop, stock: [], settings: { ...smallSettings, tips } }, gateways });
}

/** A delivery of eight teas: 800 roubles and 150 for the delivery. */
export const teaDelivery = {
  delivery_type: "flat_rate",
  pickup_location_id: null,
  coordinates: [37.6, 55.75],
  address: "Соборная, 3",
  lines: [{ product_id: 301, quantity: 8 }],
  expected_total: 950,
};

/** A delivery, handed over by default, and the guest's actions on its tips. */
export async function tippedDelivery(shop: RunningShop, changes: OrderBody = {}, isHandedOver = true) {
  const placed = await placeOrder(shop.app, { ...teaDelivery, ...changes });
  if (placed.statusCode !== 201) throw new Error(placed.body);
  const { id, key }: { readonly id: number; readonly key: string } = placed.json();
  const operator = await anOperator(shop);
  const handOver = async () => {
    for (const status of ["cooking", "ready", "completed"]) await operator.move(id, status);
  };
  if (isHandedOver) await handOver();
  const url = `/api${orderTipsPath(id)}?key=${key}`;
  return {
    id,
    key,
    operator,
    handOver,
    async tip(payload: object, attempt: string | null = randomUUID()) {
      const headers = attempt === null ? {} : { "idempotency-key": attempt };
      const answer = await shop.app.inject({ method: "POST", url, headers, payload });
      return { status: answer.statusCode, body: answer.json() };
    },
    tips: async (check = false) => (await shop.app.inject(check ? `${url}&check=1` : url)).json(),
    view: async () => (await shop.app.inject(`/api/wp-json/checkout/order/${id}?key=${key}`)).json(),
    rows: () => shop.store.db.selectFrom("tips").selectAll().where("order_id", "=", id).orderBy("number").execute(),
  };
}

/** The guest's decision on the practice gateway's page. */
export function decideTip(shop: RunningShop, payUrl: string, decision: "paid" | "declined") {
  return shop.app.inject({
    method: "POST",
    url: payUrl,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `decision=${decision}`,
  });
}
