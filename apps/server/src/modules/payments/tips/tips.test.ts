import { randomUUID } from "node:crypto";
import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pruneStore } from "../../../jobs/pruning/prune-store.ts";
import { passTime } from "../../../testing/calls/payments.ts";
import { newPhone, signIn } from "../../../testing/calls/people.ts";
import { decideTip, startTipShop, tippedDelivery } from "../../../testing/calls/tips.ts";
import type { RunningShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { maxTips } from "./start-tip.ts";

const toCourier = { recipient: "courier", amount: 100 };
const day = 86_400_000;

describeOnEachEngine("tips", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startTipShop(engine);
  });
  afterAll(() => shop.close());

  const statesOf = async (order: { rows(): Promise<readonly { readonly state: string }[]> }) =>
    (await order.rows()).map(({ state }) => state);

  it("are offered for courier and kitchen once the order is handed over, and not before", async () => {
    const order = await tippedDelivery(shop, {}, false);
    expect(await order.tips()).toMatchObject({ can_tip: false, reason: "not-handed-over", recipients: [] });
    const early = await order.tip(toCourier);
    expect([early.status, early.body.data.reason]).toEqual([409, "not-handed-over"]);
    await order.handOver();
    expect(await order.tips()).toEqual({
      can_tip: true,
      recipients: ["courier", "kitchen"],
      sums: [50, 100, 200],
      min: 30,
      max: 5000,
      tips: [],
      until: new Date(shop.clock.now() + 7 * day).toISOString(),
    });
    expect(await order.rows()).toEqual([]);
  });

  it("return to the order after practice payment, do not change it, and are visible to integrations", async () => {
    const order = await tippedDelivery(shop);
    const before = await order.view();
    const { status, body } = await order.tip(toCourier);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        state: "created",
        amount: 100,
        pay_url: expect.stringMatching(/^\/sandbox-payments\//),
      }),
    ]);
    const page = await shop.app.inject(body.pay_url);
    expect(page.body).toContain(`Чаевые курьеру, заказ ${order.id}`);
    expect(page.body).toContain("100\u00a0₽");
    expect((await shop.app.inject(`${body.pay_url}?lang=en`)).body).toContain("Tip for the courier");
    const paid = await decideTip(shop, body.pay_url, "paid");
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `/order/${order.id}?key=${order.key}#thanks`]);
    expect((await order.tips()).tips).toMatchObject([{ recipient: "courier", amount: 100, state: "paid" }]);
    expect((await shop.app.inject(body.pay_url)).body).toContain("Чаевые уже переданы");
    expect(await order.view()).toEqual(before);
    const { consumer_key: name, consumer_secret: secret } = order.operator.keys;
    const authorization = `Basic ${Buffer.from(`${name}:${secret}`).toString("base64")}`;
    const read = async (path: string) => (await shop.app.inject({ url: path, headers: { authorization } })).json();
    const one = await read(`${PATHS.shopOrders}/${order.id}`);
    expect(one.meta_data).toContainEqual({ key: "tip_courier", value: "100.00" });
    expect(one.meta_data).not.toContainEqual(expect.objectContaining({ key: "tip_kitchen" }));
    expect(one).toMatchObject({ total: "950.00", fee_lines: [] });
    const listed = (await read(PATHS.shopOrders)).find(({ id }: { id: number }) => id === order.id);
    expect(listed).toEqual(one);
    expect(await read(PATHS.shopPayments)).toEqual([]);
  });

  it("are offered once per recipient; a further tip is possible on request", async () => {
    const order = await tippedDelivery(shop);
    const pay = async (wish: object) => {
      const { status, body } = await order.tip(wish);
      expect(status, JSON.stringify(body)).toBe(201);
      await decideTip(shop, body.pay_url, "paid");
    };
    await pay(toCourier);
    const twice = await order.tip(toCourier);
    expect([twice.status, twice.body.data.reason]).toEqual([409, "already-tipped"]);
    await pay({ ...toCourier, recipient: "kitchen" });
    await pay({ ...toCourier, again: true });
    expect((await order.tips()).tips.map(({ recipient }: { recipient: string }) => recipient)).toEqual([
      ...["courier", "kitchen", "courier"],
    ]);
  });

  it("can be retried after a refusal, and a late payment of the old page counts once", async () => {
    const order = await tippedDelivery(shop);
    const first = (await order.tip(toCourier)).body;
    await decideTip(shop, first.pay_url, "declined");
    expect(await statesOf(order)).toEqual(["cancelled"]);
    const second = (await order.tip(toCourier)).body;
    const third = (await order.tip({ ...toCourier, amount: 200 })).body;
    expect(await statesOf(order)).toEqual(["cancelled", "cancelled", "created"]);
    expect((await shop.app.inject(second.pay_url)).body).toContain("Эта оплата не прошла");
    await Promise.all(Array.from({ length: 8 }, () => decideTip(shop, third.pay_url, "paid")));
    expect(await statesOf(order)).toEqual(["cancelled", "cancelled", "paid"]);
  });

  it.each([
    ["below the least", { ...toCourier, amount: 29.99 }, { reason: "sum-too-small", limit: 30 }],
    ["above the most", { ...toCourier, amount: 5000.01 }, { reason: "sum-too-big", limit: 5000 }],
  ])("refuse a sum %s with the bound", async (_, wish, data) => {
    const order = await tippedDelivery(shop);
    const { status, body } = await order.tip(wish);
    expect([status, body]).toEqual([409, expect.objectContaining({ code: "tip_refused" })]);
    expect(body.data).toMatchObject(data);
    expect(await order.rows()).toEqual([]);
  });

  it("refuse another recipient, invalid input, a call without a key, and strangers", async () => {
    const pickup = { delivery_type: "local_pickup", pickup_location_id: 31, expected_total: 800 };
    const collected = await tippedDelivery(shop, { ...pickup, coordinates: null, address: null });
    expect((await collected.tips()).recipients).toEqual(["kitchen"]);
    expect((await collected.tip(toCourier)).body.data.reason).toBe("no-such-recipient");
    for (const wrong of [
      {},
      { ...toCourier, amount: -5 },
      { ...toCourier, amount: "100" },
      { ...toCourier, recipient: "cat" },
    ])
      expect((await collected.tip(wrong)).status).toBe(400);
    expect((await collected.tip({ ...toCourier, recipient: "kitchen" }, null)).body.code).toBe(
      "idempotency_key_required",
    );
    const stranger = { method: "POST", payload: toCourier, headers: { "idempotency-key": "a" } } as const;
    for (const key of ["", "?key=wrong"]) {
      const url = `/api${PATHS.orders}/${collected.id}/tips${key}`;
      expect((await shop.app.inject(url)).statusCode).toBe(404);
      expect((await shop.app.inject({ ...stranger, url })).statusCode).toBe(404);
    }
  });

  it("ROLE-3 belong to the order of the path, whatever id and key of another order the query names", async () => {
    const [one, other] = [await tippedDelivery(shop), await tippedDelivery(shop)];
    const url = `/api${PATHS.orders}/${one.id}/tips?key=${other.key}&id=${other.id}`;
    expect((await shop.app.inject(url)).statusCode).toBe(404);
    expect((await shop.app.inject(`${url}&id=${other.id}`)).statusCode).toBe(404);
    const headers = { "idempotency-key": randomUUID() };
    const answer = await shop.app.inject({ method: "POST", url, payload: toCourier, headers });
    expect(answer.statusCode).toBe(404);
    expect(await other.rows()).toEqual([]);
  });

  it("end after the shop's number of days; an open page may still be paid", async () => {
    const own = await startTipShop(engine, { tips: { days: 2 } });
    const order = await tippedDelivery(own);
    const { body } = await order.tip(toCourier);
    own.clock.advance(2 * day);
    expect(await order.tips()).toMatchObject({ can_tip: false, reason: "too-late" });
    expect((await order.tip({ ...toCourier, recipient: "kitchen" })).body.data.reason).toBe("too-late");
    await decideTip(own, body.pay_url, "paid");
    expect((await order.tips()).tips).toMatchObject([{ state: "paid" }]);
    await own.close();
  });

  it("are off unless the settings name them", async () => {
    const own = await startTipShop(engine, { tips: false });
    const order = await tippedDelivery(own);
    expect(await order.tips()).toMatchObject({ can_tip: false, reason: "off" });
    expect((await order.tip(toCourier)).body.data.reason).toBe("off");
    await own.close();
  });

  describe("under load", () => {
    it("one key sent forty times at once creates one tip; with another sum it is refused", async () => {
      const order = await tippedDelivery(shop);
      const attempt = randomUUID();
      const answers = await Promise.all(Array.from({ length: 40 }, () => order.tip(toCourier, attempt)));
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
      expect(await order.rows()).toHaveLength(1);
      const other = await order.tip({ ...toCourier, amount: 200 }, attempt);
      expect([other.status, other.body.code]).toEqual([422, "idempotency_mismatch"]);
    });

    it("many parallel keys leave one open page per recipient, and at most twenty tips", async () => {
      const order = await tippedDelivery(shop);
      const wishes = Array.from({ length: 30 }, (_, at) => ({ ...toCourier, amount: 50 + at }));
      const answers = await Promise.all(wishes.map((wish) => order.tip(wish)));
      const rows = await order.rows();
      expect(rows.length).toBe(maxTips);
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
      expect(rows.filter(({ state }) => state === "created")).toHaveLength(1);
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused.map(({ body }) => body.data.reason)).toEqual(refused.map(() => "too-many"));
      expect(refused).toHaveLength(wishes.length - maxTips);
    });
  });

  it("are given up after three unpaid days and deleted after thirty; paid ones remain", async () => {
    const own = await startTipShop(engine);
    const order = await tippedDelivery(own);
    const paid = (await order.tip(toCourier)).body;
    await decideTip(own, paid.pay_url, "paid");
    const left = (await order.tip({ ...toCourier, recipient: "kitchen" })).body;
    await passTime(own, 3 * day + 3_600_000, 1_800_000);
    expect(await statesOf(order)).toEqual(["paid", "cancelled"]);
    expect((await own.app.inject(left.pay_url)).body).toContain("Эта оплата не прошла");
    own.clock.advance(30 * day);
    await pruneStore(own.store.db, { now: own.clock.now(), goOn: async () => true });
    expect(await statesOf(order)).toEqual(["paid"]);
    await own.close();
  });

  it("are exported with the person's data, and lose the device's key when the account is deleted", async () => {
    const anna = await signIn(shop, newPhone());
    const order = await tippedDelivery(shop, { customer: { name: "Анна", phone: anna.phone } });
    await shop.store.db.updateTable("orders").set({ user_id: anna.userId }).where("id", "=", order.id).execute();
    const { body } = await order.tip(toCourier, "from-her-phone");
    await decideTip(shop, body.pay_url, "paid");
    const exported = (await shop.app.inject({ url: `/api${PATHS.userExport}`, headers: anna.headers })).json();
    expect(exported.tips).toMatchObject([{ order_id: order.id, recipient: "courier", amount: 100, state: "paid" }]);
    const gone = await shop.app.inject({ method: "DELETE", url: `/api${PATHS.user}`, headers: anna.headers });
    expect(gone.statusCode, gone.body).toBe(200);
    expect(await order.rows()).toMatchObject([{ state: "paid", amount: 10_000, pay_url: null }]);
    expect(JSON.stringify(await order.rows())).not.toContain("from-her-phone");
  });
});
