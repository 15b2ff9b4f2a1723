import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { ApiErrorSchema, PlacedOrderSchema, REALTIME_EVENTS, SHOP_CHANNEL } from "@skatert/contract";
import type PusherModule from "pusher-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Store } from "../../database/store.ts";
import { scheduleJob } from "../../jobs/job-store.ts";
import { createIntegrationKeys } from "../../modules/integrations/access/integration-keys.ts";
import { teaOrder } from "../../testing/calls/orders.ts";
import { type RoundRobin, startRoundRobin } from "../../testing/processes/round-robin.ts";
import { runCommand, type ServerProcess, startServerProcess } from "../../testing/processes/server-process.ts";
import { type ShopFolderOnDisk, smallShop, writeShop } from "../../testing/shops/small-shop.ts";
import { describeOnEachEngine, type StorePlace } from "../../testing/stores/engines.ts";

/** The package's types describe a default export; Node loads the class itself. */
const Pusher: typeof PusherModule.default = createRequire(import.meta.url)("pusher-js");

const now = "2026-03-04T12:00:00+03:00";
const portions = 1_000;
/** The server's default. */
const guessesPerMinute = 30;

describeOnEachEngine("two processes on one store behind a round-robin", (engine) => {
  let place: StorePlace;
  let store: Store;
  let folder: ShopFolderOnDisk;
  let first: ServerProcess;
  let second: ServerProcess;
  let front: RoundRobin;
  const clients: PusherModule.default[] = [];

  beforeAll(async () => {
    place = await engine.place();
    folder = await writeShop({
      ...smallShop,
      stock: [
        { product_id: 301, variation_id: 0, warehouse_id: 10, quantity: portions },
        { product_id: 101, variation_id: 0, warehouse_id: 10, quantity: 1 },
      ],
    });
    const options = { place, shopDir: folder.path, now };
    [first, second] = await Promise.all([startServerProcess(options), startServerProcess(options)]);
    front = await startRoundRobin([first.url, second.url]);
    store = place.open();
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await front.close();
    expect(await Promise.all([first.stop(), second.stop()])).toEqual([0, 0]);
    await folder.remove();
  });

  /** Repeats with the same key after a 503, as the storefront does. */
  async function order(key: string, changes: object = {}, at: string = front.url): Promise<Response> {
    const answer = await fetch(`${at}/api/wp-json/checkout/order`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ ...teaOrder, ...changes }),
    });
    if (answer.status !== 503) return answer;
    await wait(Number(answer.headers.get("retry-after")) * 1_000);
    return order(key, changes, at);
  }

  function statuses(answers: readonly Response[]): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }

  async function stockOf(productId: number): Promise<number> {
    const { quantity } = await store.db
      .selectFrom("stock")
      .select("quantity")
      .where("product_id", "=", productId)
      .executeTakeFirstOrThrow();
    return quantity;
  }

  async function countOrders(): Promise<number> {
    const { count } = await store.db
      .selectFrom("orders")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  it("API-7 makes one order of fifty with the same key, whichever process they reach", async () => {
    const before = await countOrders();
    const answers = await Promise.all(Array.from({ length: 50 }, () => order("fifty-of-one")));
    expect(statuses(answers)).toEqual({ "201": 50 });
    const placed = await Promise.all(answers.map(async (answer) => PlacedOrderSchema.parse(await answer.json())));
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
  });

  it("sells the last portion to one of a hundred buyers of both", async () => {
    const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        order(`last-${index}`, { ...soup, customer: { name: "Гость", phone: `+7916${1_000_000 + index}` } }),
      ),
    );
    expect(statuses(answers)).toEqual({ "201": 1, "422": 99 });
    const refused = await Promise.all(
      answers.filter(({ status }) => status === 422).map(async (answer) => ApiErrorSchema.parse(await answer.json())),
    );
    expect(new Set(refused.map(({ data }) => data.reason))).toEqual(new Set(["sold-out"]));
    expect(await stockOf(101)).toBe(0);
  });

  it("keeps stock and orders in step through two hundred orders of both", async () => {
    const [before, left] = [await countOrders(), await stockOf(301)];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        order(`many-${index}`, { customer: { name: "Гость", phone: `+7917${1_000_000 + index}` } }),
      ),
    );
    expect(statuses(answers)).toEqual({ "201": 200 });
    expect(await countOrders()).toBe(before + 200);
    expect(await stockOf(301)).toBe(left - 400);
  });

  it("shares the limits of one-time codes", async () => {
    const send = (at: string) =>
      fetch(`${at}/api/wp-json/wc/auth/send_code`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ phone: "+79165550000" }),
      });
    expect((await send(first.url)).status).toBe(200);
    const again = await send(second.url);
    expect(again.status).toBe(429);
    expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("shares the limit of wrong promo codes", async () => {
    const guess = (at: string, code: string) =>
      fetch(`${at}/api/wp-json/checkout/quote`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...teaOrder, promo_code: code }),
      });
    for (let index = 0; index < guessesPerMinute; index += 1)
      expect((await guess(index % 2 === 0 ? first.url : second.url, `GUESS${index}`)).status).toBe(200);
    for (const { url } of [first, second]) expect((await guess(url, "ONEMORE")).status).toBe(429);
  });

  it("does each job once", async () => {
    const mark = Date.parse(now);
    for (let index = 0; index < 40; index += 1) {
      const job = { id: `once-${index}`, kind: "cancel-unpaid-order", payload: { orderId: 900_000 + index } };
      await scheduleJob(store.db, { ...job, runAt: mark });
    }
    const jobs = () =>
      store.db.selectFrom("jobs").select(["state", "attempts"]).where("id", "like", "once-%").execute();
    await expect
      .poll(async () => (await jobs()).filter(({ state }) => state === "done").length, { timeout: 20_000 })
      .toBe(40);
    expect((await jobs()).filter(({ attempts }) => attempts !== 1)).toEqual([]);
  });

  it("both serve an import by the command, and each notifies its open pages", async () => {
    const heard = await Promise.all(
      [first, second].map(async ({ url }) => {
        const channel = connect(url).subscribe(SHOP_CHANNEL);
        await event(channel, "pusher:subscription_succeeded");
        return { rung: event(channel, REALTIME_EVENTS.stopListChanged) };
      }),
    );
    await folder.write("front", { templates: { catalog_type: "samokat" } });
    expect(await runCommand("shop", ["import", folder.path], place)).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^Store: .*\n$/),
    });
    await Promise.all(heard.map(({ rung }) => rung));
    for (const { url } of [first, second]) {
      const shown = await (await fetch(`${url}/api/wp-json/front/settings`)).json();
      expect(shown).toEqual({ templates: { catalog_type: "samokat" } });
    }
  });

  // On SQLite processes cannot notify each other, so their pages poll.
  if (engine.name === "postgres")
    it("API-8 hears at the second what is moved at the first", async () => {
      const placed = PlacedOrderSchema.parse(await (await order("heard")).json());
      const channel = connect(second.url, placed.key).subscribe(`private-order-${placed.id}`);
      await event(channel, "pusher:subscription_succeeded");
      const heard: string[] = [];
      channel.bind(REALTIME_EVENTS.orderStatusChanged, ({ stage }: { stage: string }) => heard.push(stage));
      const keys = await createIntegrationKeys(store.db, "kitchen", 0);
      const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
      for (const status of ["cooking", "ready", "completed"]) {
        const moved = await fetch(`${first.url}/wp-json/wc/v3/orders/${placed.id}`, {
          method: "PUT",
          headers: { authorization, "content-type": "application/json" },
          body: JSON.stringify({ status }),
        });
        expect(moved.status).toBe(200);
      }
      // The event of the placed order may arrive after the page has subscribed.
      const moves = () => heard.filter((stage) => stage !== "accepted");
      await expect.poll(moves, { timeout: 10_000 }).toEqual(["cooking", "ready", "handed-over"]);
    });

  function connect(url: string, orderKey = ""): PusherModule.default {
    const client = new Pusher("skatert", {
      cluster: "own",
      wsHost: "127.0.0.1",
      wsPort: Number(new URL(url).port),
      forceTLS: false,
      enabledTransports: ["ws"],
      channelAuthorization: { transport: "ajax", endpoint: `${url}/api/pusher/auth`, params: { order_key: orderKey } },
    });
    clients.push(client);
    return client;
  }
});

function event(
  channel: { bind(name: string, callback: (data: unknown) => void): unknown },
  name: string,
): Promise<unknown> {
  return new Promise((resolve) => void channel.bind(name, resolve));
}
