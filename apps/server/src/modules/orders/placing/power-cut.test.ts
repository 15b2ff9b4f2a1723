import { randomUUID } from "node:crypto";
import { PlacedOrderSchema } from "@skatert/contract";
import { afterAll, expect, it } from "vitest";
import { teaOrder } from "../../../testing/calls/orders.ts";
import { type ServerProcess, startServerProcess } from "../../../testing/processes/server-process.ts";
import { smallShop, writeShop } from "../../../testing/shops/small-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const now = "2026-03-04T12:00:00+03:00";
/** The second one meets a store that has recovered from the first. */
const cuts = 2;
const portions = 100_000;

/** A client's record of an order that it sent. */
interface Sent {
  readonly key: string;
  answer: { readonly id: number; readonly total: number } | null;
}

describeOnEachEngine("a power cut", (engine) => {
  const leftovers: (() => Promise<unknown>)[] = [];
  afterAll(() => Promise.all(leftovers.map((clean) => clean())));

  it("API-7 stores every answered order once and completely, with its stock, despite kill -9", async () => {
    const place = await engine.place();
    const folder = await writeShop({
      ...smallShop,
      stock: [{ product_id: 301, variation_id: 0, warehouse_id: 10, quantity: portions }],
    });
    leftovers.push(() => folder.remove());
    const sent: Sent[] = [];
    for (let cut = 0; cut < cuts; cut += 1) {
      const server = await startServerProcess({ place, shopDir: folder.path, now });
      await orderUntilKilled(server, sent, 20 + cut * 7);
    }

    const server = await startServerProcess({ place, shopDir: folder.path, now });
    const unanswered = sent.filter((order) => order.answer === null);
    for (const order of unanswered) await send(server, order);
    expect(await server.stop()).toBe(0);

    const store = place.open();
    const orders = await store.db.selectFrom("orders").select(["id", "total"]).orderBy("id").execute();
    const known = sent.map((order) => order.answer).sort((a, b) => (a?.id ?? 0) - (b?.id ?? 0));
    expect(orders.map(({ id, total }) => ({ id, total: total / 100 }))).toEqual(
      known.map((answer) => ({ id: answer?.id, total: answer?.total })),
    );
    const stock = await store.db.selectFrom("stock").select("quantity").executeTakeFirstOrThrow();
    expect(stock.quantity).toBe(portions - orders.length * 2);
    expect(unanswered.length).toBeGreaterThan(0);
  });
});

/** Orders from eight clients at once; the server dies after this many answers, during the others. */
async function orderUntilKilled(server: ServerProcess, sent: Sent[], answers: number): Promise<void> {
  let left = answers;
  let killed: Promise<void> | undefined;
  const client = async () => {
    while (left > 0) {
      const order: Sent = { key: randomUUID(), answer: null };
      sent.push(order);
      if (!(await send(server, order))) return;
      left -= 1;
      if (left <= 1) killed ??= server.kill();
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  await killed;
}

/** False when the connection broke before an answer. */
async function send(server: ServerProcess, order: Sent): Promise<boolean> {
  try {
    const response = await fetch(`${server.url}/api/wp-json/checkout/order`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": order.key },
      body: JSON.stringify(teaOrder),
    });
    expect(response.status).toBe(201);
    order.answer = PlacedOrderSchema.parse(await response.json());
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
