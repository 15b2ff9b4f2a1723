import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountCalls } from "../../testing/calls/account-calls.ts";
import { orderOf, ownerOfGuests } from "../../testing/calls/guests.ts";
import { anOperator, placeOrder, teaOrder } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const limits = { orders: { perPhone: 0, perNetwork: 0, unpaidPerPhone: 0, unpaidPerNetwork: 0 } };
const once = { discount_type: "percent", amount: "10", usage_limit_per_user: 2 };
const files = {
  ...smallShop,
  coupons: {
    auto: [{ id: 701, code: "ЛИЧНЫЙ", discount_type: "percent", amount: "5", individual_coupon: "1" }],
    codes: [{ id: 790, code: "DVA", ...once }],
  },
  stock: [{ product_id: 301, warehouse_id: 10, quantity: 10_000 }],
};

describeOnEachEngine("two numbers of one guest", (engine) => {
  let shop: RunningShop;
  let owner: Awaited<ReturnType<typeof ownerOfGuests>>;
  const { get } = accountCalls(() => shop);
  beforeAll(async () => {
    shop = await startShop({ engine, files, limits });
    owner = await ownerOfGuests(shop);
  });
  afterAll(() => shop.close());
  const merge = (id: string, other: string, key?: string) => owner.change(id, "merge", { other }, key);
  const counted = async (phone: string) => {
    const row = await shop.store.db
      .selectFrom("customer_orders")
      .select("orders")
      .where("customer", "=", phone)
      .executeTakeFirst();
    return row?.orders ?? null;
  };

  it("GUEST-1 become one guest: orders, notes and counters join, and the old number finds the guest", async () => {
    const [kept, old] = [newPhone(), newPhone()];
    await orderOf(shop, kept);
    await orderOf(shop, old, { promo_code: "DVA", expected_total: 180 });
    await owner.change(old, "notes", { text: "Код домофона 12" });
    const preview = (await owner.read(kept, `merge?other=${encodeURIComponent(old)}`)).json();
    expect(preview).toMatchObject({ other: { phone: old, orders: 1 }, notes: 1, ends_account: false });
    const merged = (await merge(kept, old, "merge-1")).json();
    expect(merged).toMatchObject({
      id: kept,
      numbers: [old],
      orders: 2,
      spent: 380,
      notes: [{ text: "Код домофона 12" }],
    });
    expect((await merge(kept, old, "merge-1")).json()).toEqual(merged);
    expect((await owner.byPhone(old)).json().guest).toMatchObject({ id: kept, orders: 2 });
    expect([await counted(kept), await counted(old)]).toEqual([2, null]);
    // The second use of the code is the last one, whichever number it is.
    await orderOf(shop, old, { promo_code: "DVA", expected_total: 180 });
    const third = await placeOrder(shop.app, {
      customer: { name: "Анна", phone: kept },
      promo_code: "DVA",
      expected_total: 180,
    });
    expect(third.statusCode).toBe(409);
    expect(await counted(kept)).toBe(3);
    expect((await owner.byPhone(kept)).json().guest).toMatchObject({ orders: 3 });
    expect((await merge(kept, old)).json().data.reason).toBe("same-guest");
  });

  it("GUEST-1 two accounts become one with the points, coupons and addresses of both; the old number signs in to it", async () => {
    const [kept, old] = [await signIn(shop, newPhone()), await signIn(shop, newPhone())];
    const [id, other] = [String(kept.userId), String(old.userId)];
    await owner.change(id, "points", { points: 100, reason: "Подарок" });
    await owner.change(other, "points", { points: 50, reason: "Подарок" });
    await owner.change(other, "coupons", { coupon_id: 701, uses: 2 });
    const merged = (await merge(id, other)).json();
    expect(merged).toMatchObject({ id, points: 150, numbers: [old.phone] });
    expect(merged.coupons).toMatchObject([{ coupon_id: 701, granted: 2 }]);
    expect(merged.ledger).toHaveLength(2);
    expect((await get(PATHS.user, old)).statusCode).toBe(401);
    expect((await signIn(shop, old.phone)).userId).toBe(kept.userId);
  });

  it("GUEST-1 a guest without an account takes over the account of the other number", async () => {
    const phone = newPhone();
    await orderOf(shop, phone);
    const person = await signIn(shop, newPhone());
    await owner.change(String(person.userId), "points", { points: 70, reason: "Подарок" });
    const merged = (await merge(phone, String(person.userId))).json();
    expect(merged).toMatchObject({ id: String(person.userId), phone, numbers: [person.phone], points: 70, orders: 1 });
    expect((await get(PATHS.user, person)).json()).toMatchObject({ data: { data: { phone } } });
  });

  it("GUEST-1 a cancelled order of the old number returns its use to the merged guest", async () => {
    const [kept, old] = [newPhone(), newPhone()];
    await orderOf(shop, kept);
    const order = await orderOf(shop, old, { promo_code: "DVA", expected_total: 180 });
    await merge(kept, old);
    await (await anOperator(shop)).move(order, "cancelled");
    expect(await counted(kept)).toBe(1);
    expect((await owner.byPhone(kept)).json().guest).toMatchObject({ orders: 1, spent: 200 });
    const uses = await shop.store.db
      .selectFrom("coupon_counters")
      .select("uses")
      .where("coupon_id", "=", 790)
      .where("customer", "=", kept)
      .executeTakeFirst();
    expect(uses?.uses).toBe(0);
  });

  it("GUEST-1 a merge that meets new orders and cancellations loses and counts twice none of them", async () => {
    const staff = await anOperator(shop);
    for (let round = 0; round < 12; round += 1) {
      const [kept, old] = [newPhone(), newPhone()];
      await orderOf(shop, kept);
      const cancelled = await orderOf(shop, old);
      const person = round % 3 === 0 ? await signIn(shop, old) : null;
      const place = (phone: string) =>
        shop.app.inject({
          method: "POST",
          url: PATHS.orders,
          headers: {
            ...(person !== null && phone === old ? person.headers : {}),
            "idempotency-key": crypto.randomUUID(),
          },
          payload: { ...teaOrder, customer: { name: "Анна", phone } },
        });
      const calls: (() => Promise<{ readonly statusCode: number }>)[] = [
        () => place(old),
        () => place(kept),
        () => merge(kept, old),
        () => staff.move(cancelled, "cancelled"),
        () => place(old),
      ];
      const turned = [...calls.slice(round % calls.length), ...calls.slice(0, round % calls.length)];
      const answers = await Promise.all(turned.map((call) => call()));
      for (const { statusCode } of answers) expect([200, 201, 401]).toContain(statusCode);
      const placed = 2 + answers.filter(({ statusCode }) => statusCode === 201).length;
      expect([round, await counted(kept), await counted(old)]).toEqual([round, placed - 1, null]);
      const { guest } = (await owner.byPhone(old)).json();
      expect([guest.phone, guest.orders, guest.spent]).toEqual([kept, placed - 1, (placed - 1) * 200]);
      const orders = await shop.store.db
        .selectFrom("orders")
        .select(["details"])
        .where("phone", "in", [kept, old])
        .execute();
      expect(orders.map(({ details }) => JSON.parse(details).customer)).toEqual(orders.map(() => kept));
    }
  });
});
