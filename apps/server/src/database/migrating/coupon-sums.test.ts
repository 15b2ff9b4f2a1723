import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { migrate } from "./migrate.ts";

const name = "090-coupon-sums";
const before = migrations.filter((migration) => migration.name < name);

/** 21:30 UTC is the next day in Omsk. */
const orders = [
  { id: 1, at: "2026-03-04T21:30:00Z", adjustments: [{ kind: "percent", amount: -1_500, couponId: 7 }] },
  { id: 2, at: "2026-03-04T12:00:00Z", adjustments: [{ kind: "fixed", amount: -500, couponId: 7 }] },
  {
    id: 3,
    at: "2026-03-05T12:00:00Z",
    adjustments: [
      { kind: "items", amount: 90_000 },
      { kind: "gifts", amount: 100, couponId: 8 },
    ],
  },
];

describeOnEachEngine("the uses of coupons in a store of the version before", (engine) => {
  it("PROMO-2 get the discount and the shop's day of their orders, and the counters their sums without released uses", async () => {
    const store = (await engine.place()).open();
    await migrate(store, 0, before);
    const settings = JSON.stringify({ delivery_work_time: { 10: { wp_timezone: "UTC" } }, wp_timezone: "Asia/Omsk" });
    await sql`insert into shop_documents (name, body) values ('settings', ${settings})`.execute(store.db);
    for (const { id, at, adjustments } of orders) {
      const created = Date.parse(at);
      await sql`insert into orders (id, order_key, phone, name, stage, method, warehouse_id, slot_start, payment_method,
          paid_online, total, details, created_at, updated_at)
        values (${id}, ${`key-${id}`}, '+7', 'Анна', 'accepted', 'flat_rate', 10, ${created}, 'cash', 0, 0,
          ${JSON.stringify({ adjustments })}, ${created}, ${created})`.execute(store.db);
    }
    await sql`insert into coupon_uses (order_id, coupon_id, customer, released)
      values (1, 7, '+7', 0), (2, 7, '+7', 1), (3, 8, '+7', 0)`.execute(store.db);
    await sql`insert into coupon_counters (coupon_id, customer, uses)
      values (7, '', 1), (7, '+7', 1), (8, '', 1)`.execute(store.db);

    expect(await migrate(store, 1, [...before, ...migrations.filter((each) => each.name === name)])).toEqual([name]);

    const uses = await store.db.selectFrom("coupon_uses").selectAll().orderBy("order_id").execute();
    expect(uses).toMatchObject([
      { order_id: 1, discount: 1_500, day: "2026-03-05", code: null },
      { order_id: 2, discount: 500, day: "2026-03-04", code: null },
      { order_id: 3, discount: 0, day: "2026-03-05", code: null },
    ]);
    const counters = await store.db.selectFrom("coupon_counters").selectAll().execute();
    expect(counters.map(({ coupon_id, customer, given }) => [coupon_id, customer, given]).sort()).toEqual([
      [7, "+7", 0],
      [7, "", 1_500],
      [8, "", 0],
    ]);
  });
});
