import { afterEach, beforeEach, expect, it } from "vitest";
import { type AlarmedShop, alarmedShop } from "../../../testing/calls/alarms.ts";
import { boardCaller, placed } from "../../../testing/calls/board.ts";
import { anOperator, stockOf } from "../../../testing/calls/orders.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("what the shop itself does with an order that nobody answers", (engine) => {
  let alarms: AlarmedShop;
  beforeEach(async () => {
    alarms = await alarmedShop({ engine });
  });
  afterEach(() => alarms.close());

  const ringJobs = () =>
    alarms.shop.store.db.selectFrom("jobs").select("id").where("kind", "=", "order-ring").execute();

  it("BOARD-3 confirms it for the proposed time if the owner has chosen that", async () => {
    const { shop, settle, pass, viewOf } = alarms;
    await settle({ unanswered_action: "confirm", unanswered_after_minutes: 5 });
    const order = await placed(shop);
    await pass(299);
    expect((await viewOf(order)).confirmation?.confirmed_at).toBeNull();
    await pass(1);
    expect((await viewOf(order)).confirmation?.confirmed_at).toBe("2026-03-04T09:05:00.000Z");
    expect((await (await boardCaller(shop)).order(order.id)).confirmed_by).toEqual({ kind: "shop", name: "" });
  });

  it("BOARD-3 cancels it once and returns everything if the owner wants that, with the reason", async () => {
    const { shop, settle, pass, viewOf, loseEnds } = alarms;
    await settle({ unanswered_action: "cancel" });
    const before = await stockOf(shop, 301);
    const order = await placed(shop);
    await pass(180);
    expect(await viewOf(order)).toMatchObject({ stage: "cancelled", refusal: { reason: "unanswered" } });
    await loseEnds("order-ring");
    await pass(1);
    expect(await stockOf(shop, 301)).toBe(before);
    const anna = await boardCaller(shop);
    expect((await anna.feed()).entries.map(({ kind }) => kind)).toEqual(["placed", "refused"]);
    const logged = shop.store.db.selectFrom("audit_log").select(["actor_kind", "reason"]).where("reason", "!=", "");
    expect(await logged.execute()).toEqual([{ actor_kind: "shop", reason: "unanswered" }]);
  });

  it("BOARD-4 staff cannot use the shop's own reason", async () => {
    const { shop } = alarms;
    const { id } = await placed(shop);
    const anna = await boardCaller(shop);
    expect((await anna.answer(id, "refuse", { version: 1, reason: "unanswered" })).statusCode).toBe(400);
  });

  it("BOARD-3 ignores an answered order, and schedules no job for a branch without a board", async () => {
    const { shop, device, settle, subscribe, pass, texts, viewOf } = alarms;
    await settle({ unanswered_action: "cancel" });
    await subscribe();
    const order = await placed(shop);
    await (await anOperator(shop)).move(order.id, "cooking");
    await pass(200);
    expect([(await viewOf(order)).stage, device.letters, await texts()]).toEqual(["cooking", [], []]);
    const jobs = await ringJobs();
    const station = { warehouse_id: 20, delivery_type: "flat_rate", zone_id: "centre", address: "Новая, 5" };
    const lines = [{ product_id: 101, quantity: 2 }];
    await placed(shop, { ...station, lines, pickup_location_id: undefined, expected_total: 750 });
    expect(await ringJobs()).toEqual(jobs);
  });

  it("BOARD-7 confirms it at once in the branch's hours of automatic confirmation, and not outside", async () => {
    const { shop, settle, pass, viewOf } = alarms;
    await settle({ auto_confirm: [{ days: [3], from: "11:00", to: "13:00" }] });
    const order = await placed(shop);
    await pass(0);
    expect((await viewOf(order)).confirmation).toMatchObject({ asked: true, confirmed_at: "2026-03-04T09:00:00.000Z" });
    shop.clock.set("2026-03-04T13:00:00+03:00");
    const later = await placed(shop);
    await pass(0);
    expect((await viewOf(later)).confirmation).toMatchObject({ asked: true, confirmed_at: null });
  });
});
