import { PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aShift, type StaffShift } from "../../../testing/calls/office-stops.ts";
import { anOperator, placeOrder, stockOf } from "../../../testing/calls/orders.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const at = (time: string) => new Date(`2026-03-04T${time}:00+03:00`).toISOString();
const aTea = { lines: [{ product_id: 301, quantity: 1 }], expected_total: 100 };

describeOnEachEngine("stock counts set by staff", (engine) => {
  let shop: RunningShop;
  let staff: StaffShift;
  beforeEach(async () => {
    shop = await startShop({ engine });
    staff = await aShift(shop);
  });
  afterEach(() => shop.close());

  it("STOP-4 sets, adds and writes off, each with its reason in the log", async () => {
    expect((await staff.stock({ quantity: 8 })).json()).toMatchObject({ product_id: 301, name: "Чай", quantity: 8 });
    expect((await staff.stock({ change: 4 })).json().quantity).toBe(12);
    expect((await staff.stock({ change: -2, reason: "Разбилась банка" })).json().quantity).toBe(10);
    const rows = await shop.store.db
      .selectFrom("audit_log")
      .select(["action", "after", "reason"])
      .where("reason", "like", "Разб%")
      .execute();
    expect(rows).toMatchObject([{ action: "change", after: expect.stringContaining('"quantity":10') }]);
  });

  it("STOP-4 never falls below zero, and begins to count only when a count is set", async () => {
    const tooMuch = await staff.stock({ change: -6 });
    expect([tooMuch.statusCode, tooMuch.json()]).toMatchObject([
      409,
      { code: "stock_refused", data: { reason: "not-enough", left: 5 } },
    ]);
    expect(await stockOf(shop, 301)).toBe(5);
    const size = { product_id: 201, variation_id: 2011 };
    expect((await staff.stock({ ...size, change: 1 })).json().data.reason).toBe("not-counted");
    expect((await staff.stock({ ...size, quantity: 2 })).json()).toMatchObject({
      name: "Маргарита, 30 см",
      quantity: 2,
    });
  });

  it("STOP-4 keeps reserved portions: a cancelled order returns its portions to the new count", async () => {
    const { id } = (await placeOrder(shop.app)).json();
    expect((await staff.stock({ quantity: 10 })).json().quantity).toBe(10);
    await (await anOperator(shop)).move(id, "cancelled");
    expect(await stockOf(shop, 301)).toBe(12);
  });

  it("STOP-4 a repeat with the same key changes nothing; another change under it is refused", async () => {
    const both = await Promise.all([staff.stock({ change: -2 }, "one"), staff.stock({ change: -2 }, "one")]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await stockOf(shop, 301)).toBe(3);
    expect((await staff.stock({ change: -1 }, "one")).statusCode).toBe(422);
  });

  it("STOP-4 loses neither an order nor a write-off if both happen at once", async () => {
    await staff.stock({ quantity: 12 });
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => placeOrder(shop.app, aTea)),
      ...Array.from({ length: 8 }, () => staff.stock({ change: -1 })),
    ]);
    const done = answers.filter(({ statusCode }) => statusCode < 300).length;
    expect(done).toBe(12);
    expect(await stockOf(shop, 301)).toBe(0);
  });

  it("STOP-4 lists dishes that are gone, low, or will run out before closing at the present pace", async () => {
    await staff.stock({ quantity: 30 });
    await staff.stock({ product_id: 101, quantity: 3 });
    await staff.stock({ product_id: 201, variation_id: 2011, quantity: 0 });
    expect((await staff.stockList()).rows.map((row: { name: string }) => row.name)).toEqual([
      "Маргарита, 30 см",
      "Борщ",
    ]);
    const cancelled = (
      await placeOrder(shop.app, { lines: [{ product_id: 301, quantity: 5 }], expected_total: 500 })
    ).json();
    await (await anOperator(shop)).move(cancelled.id, "cancelled");
    const ten = { lines: [{ product_id: 301, quantity: 10 }], expected_total: 1000 };
    expect((await placeOrder(shop.app, ten)).statusCode).toBe(201);
    const { rows, total } = await staff.stockList();
    expect([rows, total]).toMatchObject([
      [
        { name: "Маргарита, 30 см", quantity: 0, outlook: "gone", runs_out_at: null },
        { name: "Чай", quantity: 20, outlook: "tonight", sold: 10, runs_out_at: at("16:00") },
        { name: "Борщ", quantity: 3, outlook: "low", sold: 0, runs_out_at: null },
      ],
      3,
    ]);
    shop.clock.advance(3 * 3_600_000);
    expect((await staff.stockList()).rows).toHaveLength(2);
    expect((await staff.stockList("&view=all&q=чай")).rows).toMatchObject([{ name: "Чай", outlook: "enough" }]);
  });

  it("STOP-4 notifies open pages that a dish is back", async () => {
    await staff.stock({ quantity: 0 });
    const out = async () => (await shop.app.inject(`${PATHS.stopList}?warehouse_id=10`)).json().products;
    expect(await out()).toEqual([{ product_id: 301, variation_id: null }]);
    await staff.stock({ change: 1 });
    expect(await out()).toEqual([]);
  });

  it("STOP-4 refuses unknown products, a body without a count, and people without the right", async () => {
    for (const wrong of [
      { product_id: 999, quantity: 1 },
      { variation_id: 5, quantity: 1 },
      {},
      { quantity: 1, change: 1 },
    ])
      expect((await staff.stock(wrong)).statusCode).toBe(400);
    expect((await (await aShift(shop, "cook")).stock({ quantity: 1 })).statusCode).toBe(403);
  });
});
