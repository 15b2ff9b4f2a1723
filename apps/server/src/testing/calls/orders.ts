import { randomUUID } from "node:crypto";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { createIntegrationKeys, type IntegrationKeys } from "../../modules/integrations/access/integration-keys.ts";
import type { RunningShop } from "../shops/start-shop.ts";

/** A pickup order of two teas at the centre of the small shop: 200 roubles. */
export const teaOrder = {
  delivery_type: "local_pickup",
  warehouse_id: 10,
  pickup_location_id: 31,
  lines: [{ product_id: 301, quantity: 2 }],
  customer: { name: "Анна", phone: "+79161234567" },
  payment_method: "cod",
  consent: true,
  expected_total: 200,
};

export type OrderBody = Partial<Record<string, unknown>>;

/** Places an order as a shopper's page does; with a new key by default. */
export function placeOrder(
  app: FastifyInstance,
  changes: OrderBody = {},
  key: string = randomUUID(),
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: "POST",
    url: "/api/wp-json/checkout/order",
    headers: { "idempotency-key": key },
    payload: { ...teaOrder, ...changes },
  });
}

export function quoteOrder(
  app: FastifyInstance,
  changes: OrderBody = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: "POST",
    url: "/api/wp-json/checkout/quote",
    headers,
    payload: { ...teaOrder, ...changes },
  });
}

/** An operator with their own keys. */
export async function anOperator(shop: RunningShop): Promise<{
  readonly keys: IntegrationKeys;
  move(orderId: number, status: string): Promise<LightMyRequestResponse>;
}> {
  const keys = await createIntegrationKeys(shop.store.db, "kitchen", shop.clock.now());
  const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
  return {
    keys,
    move: (orderId, status) =>
      shop.app.inject({
        method: "PUT",
        url: `/wp-json/wc/v3/orders/${orderId}`,
        headers: { authorization },
        payload: { status },
      }),
  };
}

/** The stock of a product in the small shop's centre; null: unlimited. */
export async function stockOf(shop: RunningShop, productId: number): Promise<number | null> {
  const row = await shop.store.db
    .selectFrom("stock")
    .select("quantity")
    .where("product_id", "=", productId)
    .where("warehouse_id", "=", 10)
    .executeTakeFirst();
  return row?.quantity ?? null;
}
