import { PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aShift, type StaffShift } from "../../testing/calls/office-stops.ts";
import { placeOrder, quoteOrder } from "../../testing/calls/orders.ts";
import { smallSettings, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const at = (time: string) => new Date(`2026-03-04T${time}:00+03:00`).toISOString();
const files = {
  ...smallShop,
  settings: {
    ...smallSettings,
    delivery: {
      conditions: [{ zone_id: "centre", delivery_price: 150, minimum: 0, express_cost: 300, express_minutes: 15 }],
      dot_map_init: { center: [37.6, 55.75], zoom: 12 },
    },
  },
};

describeOnEachEngine("the pace and the pause of a branch", (engine) => {
  let shop: RunningShop;
  let staff: StaffShift;
  beforeEach(async () => {
    shop = await startShop({ engine, files });
    staff = await aShift(shop);
  });
  afterEach(() => shop.close());

  const firstSlot = async () => {
    const url = `${PATHS.takeTimes}?stock_id=10&shipping_method=local_pickup`;
    const days = JSON.stringify((await shop.app.inject(url)).json());
    return /\d\d:\d\d/.exec(days)?.[0];
  };
  const promised = async (order: object = {}) => {
    const { id } = (
      await placeOrder(shop.app, { lines: [{ product_id: 301, quantity: 1 }], expected_total: 100, ...order })
    ).json();
    const query = shop.store.db.selectFrom("order_promises").select("promised_at").where("order_id", "=", id);
    return new Date((await query.executeTakeFirstOrThrow()).promised_at).toISOString();
  };

  it("STOP-3 promised times and slots follow busy mode until its end", async () => {
    expect([await promised(), await firstSlot()]).toEqual([at("12:30"), "12:30"]);
    const set = await staff.pace({ extra_minutes: 20, until: at("14:00") });
    expect(set.json().pace).toEqual({ extra_minutes: 20, express: true, until: at("14:00") });
    expect([await promised(), await firstSlot()]).toEqual([at("12:50"), "13:00"]);
    shop.clock.set(at("14:00"));
    expect([await promised(), await firstSlot()]).toEqual([at("14:30"), "14:30"]);
    expect((await staff.list()).pace).toBeNull();
  });

  it("PRICE-5 express is promised in its own minutes, and busy mode delays it too (STOP-3)", async () => {
    const address = { AddressLine: "Ленина, 1" };
    const express = { delivery_type: "flat_rate", zone_id: "centre", express: true, address, expected_total: 400 };
    expect([await promised(), await promised(express)]).toEqual([at("12:30"), at("12:15")]);
    await staff.pace({ extra_minutes: 20, until: at("14:00") });
    expect([await promised(), await promised(express)]).toEqual([at("12:50"), at("12:35")]);
  });

  it("STOP-3 express can be turned off, and the stop-list shows it", async () => {
    const express = { delivery_type: "flat_rate", zone_id: "centre", express: true };
    const refusals = async () => (await quoteOrder(shop.app, express)).json().refusals;
    expect(await refusals()).toEqual([]);
    await staff.pace({ express: false });
    expect(await refusals()).toEqual([{ reason: "express-unavailable" }]);
    const list = (await shop.app.inject(`${PATHS.stopList}?warehouse_id=10`)).json();
    expect(list.pace).toEqual({ extra_minutes: 0, express: false, until: null });
    expect((await staff.pace({})).json().pace).toBeNull();
    expect(await refusals()).toEqual([]);
  });

  it("STOP-3 every page lists the busy branches, while they are busy", async () => {
    await staff.pace({ extra_minutes: 20, until: at("15:00") });
    const busy = async () => (await shop.app.inject(`${PATHS.stopList}?warehouse_id=20`)).json().busy;
    expect(await busy()).toEqual([{ warehouse_id: 10, extra_minutes: 20, until: at("15:00") }]);
    shop.clock.set(at("15:00"));
    expect(await busy()).toEqual([]);
    await staff.pace({ express: false });
    expect(await busy()).toEqual([]);
    await staff.pace({});
  });

  it("STOP-3 a pause takes no orders before its end, and every page has the branch, its message and end", async () => {
    await staff.pause({ message: "Нет света", until: at("15:00") });
    expect((await quoteOrder(shop.app)).json()).toMatchObject({
      refusals: [{ reason: "paused", what: "branch", message: "Нет света", back_at: at("15:00") }],
      next_time: { from: "15:00" },
    });
    expect((await placeOrder(shop.app)).statusCode).toBe(422);
    expect(await firstSlot()).toBe("15:00");
    const list = (await shop.app.inject(`${PATHS.stopList}?warehouse_id=20`)).json();
    expect(list.closed).toEqual([{ warehouse_id: 10, what: "branch", message: "Нет света", back_at: at("15:00") }]);
    shop.clock.set(at("15:00"));
    expect((await placeOrder(shop.app)).statusCode).toBe(201);
  });

  it("STOP-3 a pause is ended by hand once, however often it is tapped", async () => {
    await staff.pause();
    const ended = await Promise.all([staff.endPause(), staff.endPause()]);
    expect(ended.map((answer) => answer.json().pause)).toEqual([null, null]);
    const entries = await shop.store.db
      .selectFrom("audit_log")
      .select(["action"])
      .where("action", "=", "end")
      .execute();
    expect(entries).toHaveLength(1);
    expect((await placeOrder(shop.app)).statusCode).toBe(201);
  });

  it("STOP-3 refuses impossible values and people without the right", async () => {
    expect((await staff.pace({ extra_minutes: 121 })).statusCode).toBe(400);
    expect((await staff.pace({ extra_minutes: 10, until: at("11:00") })).statusCode).toBe(400);
    expect((await staff.pause({ message: "я".repeat(201) })).statusCode).toBe(400);
    const cook = await aShift(shop, "cook");
    expect((await cook.pace({ extra_minutes: 10 })).statusCode).toBe(403);
    expect((await cook.pause()).statusCode).toBe(403);
    expect((await cook.endPause()).statusCode).toBe(403);
    const ofOne = await aShift(shop, "cook", 10);
    const list = (of: StaffShift, query: string) => of.send("GET", `/api/office/stops${query}`);
    const statuses = [list(ofOne, ""), list(ofOne, "?branch_id=20"), list(cook, ""), list(cook, "?branch_id=20")];
    expect((await Promise.all(statuses)).map(({ statusCode }) => statusCode)).toEqual([200, 403, 400, 200]);
  });
});
