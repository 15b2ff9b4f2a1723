import { PATHS, PlacedOrderSchema } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Store } from "../../database/store.ts";
import { createIntegrationKeys } from "../../modules/integrations/access/integration-keys.ts";
import { teaOrder } from "../../testing/calls/orders.ts";
import { codeFor } from "../../testing/calls/people.ts";
import { type RoundRobin, startRoundRobin } from "../../testing/processes/round-robin.ts";
import { type ServerProcess, startServerProcess } from "../../testing/processes/server-process.ts";
import { type ShopFolderOnDisk, smallShop, writeShop } from "../../testing/shops/small-shop.ts";
import { describeOnEachEngine, type StorePlace } from "../../testing/stores/engines.ts";

const now = "2026-03-04T12:00:00+03:00";
const anna = { ID: 8001, phone: "+79165550001", name: "Анна", bonus: 100, orders_count: 0 };
const portions = 10;

describeOnEachEngine("coupons, points and stock of two processes on one store", (engine) => {
  let store: Store;
  let place: StorePlace;
  let folder: ShopFolderOnDisk;
  let processes: readonly ServerProcess[];
  let front: RoundRobin;
  let session: string;

  beforeAll(async () => {
    place = await engine.place();
    const once = { id: 701, code: "ODIN", discount_type: "percent", amount: "10", usage_limit: 1 };
    folder = await writeShop({
      ...smallShop,
      bonus: { active: true, percent_max: 100, earn_percent: 0 },
      coupons: { auto: [], codes: [once] },
      stock: [{ product_id: 301, variation_id: 0, warehouse_id: 10, quantity: portions }],
      users: [anna],
    });
    const options = { place, shopDir: folder.path, now };
    processes = await Promise.all([startServerProcess(options), startServerProcess(options)]);
    front = await startRoundRobin(processes.map(({ url }) => url));
    store = place.open();
    session = await signIn();
  });
  afterAll(async () => {
    await front.close();
    expect(await Promise.all(processes.map((each) => each.stop()))).toEqual([0, 0]);
    await folder.remove();
  });

  const send = (path: string, body: object, headers: Record<string, string> = {}, method = "POST") =>
    fetch(front.url + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  async function signIn(): Promise<string> {
    await send(PATHS.sendCode, { phone: anna.phone });
    const code = await codeFor(place, anna.phone);
    const answer = await send(PATHS.checkCode, { phone: anna.phone, code });
    return (answer.headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "";
  }
  const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 };
  const order = (changes: object, headers: Record<string, string> = {}) =>
    send(PATHS.orders, { ...teaOrder, ...changes }, { "idempotency-key": crypto.randomUUID(), ...headers });
  const countOf = (answers: readonly Response[], wanted: number) =>
    answers.filter(({ status }) => status === wanted).length;
  const pointsOf = async () => {
    const account = store.db.selectFrom("bonus_accounts").select("balance").where("user_id", "=", anna.ID);
    const entries = await store.db
      .selectFrom("bonus_entries")
      .select("points")
      .where("user_id", "=", anna.ID)
      .execute();
    const { balance } = await account.executeTakeFirstOrThrow();
    return { balance, ledger: entries.reduce((sum, { points }) => sum + points, 0) };
  };
  const usesOf = (couponId: number) =>
    store.db
      .selectFrom("coupon_counters")
      .select("uses")
      .where("coupon_id", "=", couponId)
      .where("customer", "=", "")
      .executeTakeFirst();

  it("COUP-15 give a single-use coupon to one of a hundred orders of both", async () => {
    const wishes = Array.from({ length: 100 }, (_, index) => ({
      ...soup,
      expected_total: 270,
      promo_code: "ODIN",
      customer: { name: "Гость", phone: `+7916${1_000_000 + index}` },
    }));
    const answers = await Promise.all(wishes.map((wish) => order(wish)));
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 99]);
    expect(await usesOf(701)).toEqual({ uses: 1 });
  });

  it("VALID-8 spend the same hundred points once in fifty orders of both", async () => {
    const wish = { ...soup, bonuses: 100, expected_total: 200, customer: anna };
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(wish, { cookie: session })));
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 49]);
    expect(await pointsOf()).toEqual({ balance: 0, ledger: 0 });
  });

  it("ENT-6 return stock and points once when both get twenty parallel cancellations", async () => {
    await store.db.updateTable("bonus_accounts").set({ balance: 100 }).where("user_id", "=", anna.ID).execute();
    const before = await pointsOf();
    const wish = { bonuses: 100, expected_total: 100, customer: anna };
    const placed = PlacedOrderSchema.parse(await (await order(wish, { cookie: session })).json());
    expect((await pointsOf()).balance).toBe(before.balance - 100);
    const keys = await createIntegrationKeys(store.db, "kitchen", 0);
    const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    const cancel = () => send(`${PATHS.shopOrders}/${placed.id}`, { status: "cancelled" }, { authorization }, "PUT");
    await Promise.all(Array.from({ length: 20 }, cancel));
    expect(await pointsOf()).toEqual(before);
    const stock = store.db.selectFrom("stock").select("quantity").where("product_id", "=", 301);
    expect(await stock.executeTakeFirst()).toEqual({ quantity: portions });
  });
});
