import { officeBranchPath, PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOrder, quoteOrder } from "../../testing/calls/orders.ts";
import { staffHeaders } from "../../testing/calls/staff.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const usual = {
  unanswered_after_minutes: 3,
  unanswered_action: "ring",
  auto_confirm: [],
  capacity: { orders: null, dishes: null, money: null },
};
const changed = {
  unanswered_after_minutes: 10,
  unanswered_action: "cancel",
  auto_confirm: [{ days: [5, 6], from: "22:00", to: "02:00" }],
  capacity: { orders: 2, dishes: null, money: 1500.5 },
};

describeOnEachEngine("how a branch answers its orders", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine, files: { ...smallShop, stock: [] } });
  });
  afterAll(() => shop.close());

  type Headers = Readonly<Record<string, string>>;
  const read = (headers: Headers, branch = 10) => shop.app.inject({ url: officeBranchPath(branch, "board"), headers });
  const change = (headers: Headers, payload: object, branch = 10) =>
    shop.app.inject({ method: "PUT", url: officeBranchPath(branch, "board"), headers, payload });

  it("BOARD-7 has defaults, is changed by a manager, and the change is in the log", async () => {
    const manager = await staffHeaders(shop, [{ role: "manager", branchId: 20 }]);
    expect((await read(manager, 20)).json()).toEqual({ ...usual, slots: [] });
    const answer = await change(manager, changed, 20);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...changed, slots: [] }]);
    expect((await read(manager, 20)).json()).toEqual({ ...changed, slots: [] });
    const log = await shop.store.db
      .selectFrom("audit_log")
      .selectAll()
      .where("object_kind", "=", "branch-board")
      .execute();
    expect(log).toMatchObject([{ branch_id: 20, object_kind: "branch-board", action: "changed", actor_name: "Анна" }]);
    expect([log[0]?.before, log[0]?.after].map((text) => JSON.parse(text ?? "null"))).toEqual([usual, changed]);
  });

  it("STAFF-2 is readable for every role of the branch, and changed only by managers", async () => {
    const cashier = await staffHeaders(shop, [{ role: "cashier", branchId: 10 }]);
    expect((await read(cashier)).statusCode).toBe(200);
    expect((await change(cashier, changed)).json()).toMatchObject({ code: "staff_right_missing" });
    expect((await read(cashier, 20)).statusCode).toBe(403);
    expect((await read({})).statusCode).toBe(401);
    const owner = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
    expect((await read(owner, 99)).statusCode).toBe(404);
  });

  it.each([
    ["a wait of a minute", { unanswered_after_minutes: 1 }],
    ["an unknown action", { unanswered_action: "call" }],
    ["no such hour", { auto_confirm: [{ days: [1], from: "25:00", to: "02:00" }] }],
    ["a limit of none", { capacity: { ...changed.capacity, orders: 0 } }],
    ["a part of a kopeck", { capacity: { ...changed.capacity, money: 10.005 } }],
  ])("refuses %s", async (_, part) => {
    const owner = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
    expect((await change(owner, { ...changed, ...part })).statusCode).toBe(400);
  });

  it("BOARD-7 a limit applies to the next slot list and order, and the board shows how full slots are", async () => {
    const owner = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
    const at = { take_date: "04.03.2026", time_from: "15:00", time_to: "15:30" };
    expect((await placeOrder(shop.app, at)).statusCode).toBe(201);
    expect((await change(owner, { ...usual, capacity: { ...usual.capacity, dishes: 2 } })).statusCode).toBe(200);
    const times = await shop.app.inject(`${PATHS.takeTimes}?stock_id=10&shipping_method=local_pickup`);
    const asked = (time: { date: string; from: string }) => time.date === at.take_date && time.from === at.time_from;
    expect(times.json().start_list.find(asked)).toMatchObject({ available: false, reason: "slot-full" });
    expect((await quoteOrder(shop.app, at)).json().refusals).toEqual([{ reason: "slot-full" }]);
    expect((await placeOrder(shop.app, at)).statusCode).toBe(422);
    const slot = { from: "2026-03-04T12:00:00.000Z", to: "2026-03-04T12:30:00.000Z" };
    expect((await read(owner)).json().slots).toEqual([{ ...slot, orders: 1, dishes: 2, money: 200 }]);
    await change(owner, usual);
    expect((await placeOrder(shop.app, at)).statusCode).toBe(201);
  });
});
