import { PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type AlarmedShop, alarmedShop, alertPhone } from "../../../testing/calls/alarms.ts";
import { boardCaller, placed } from "../../../testing/calls/board.ts";
import { onlineShop, orderToPay } from "../../../testing/calls/payments.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("the rings of an order", (engine) => {
  let alarms: AlarmedShop;
  beforeEach(async () => {
    alarms = await alarmedShop({ engine });
  });
  afterEach(() => alarms.close());

  const letters = () => alarms.device.letters.map(({ message }) => message);
  /** A confirmed order whose guest asks to cancel it. */
  async function askedToCancel() {
    const order = await placed(alarms.shop);
    const anna = await boardCaller(alarms.shop);
    await anna.answer(order.id, "confirm", { version: 1 });
    await alarms.pass(600);
    const url = `${PATHS.orders}/${order.id}/cancel?key=${order.key}`;
    expect((await alarms.shop.app.inject({ method: "POST", url })).statusCode).toBe(200);
    return { order, anna };
  }

  it("BOARD-3 a scheduled order rings again at the kitchen's start, and is acknowledged again", async () => {
    const { shop, subscribe, acknowledge, pass, texts } = alarms;
    await subscribe();
    const order = await placed(shop, { take_date: "04.03.2026", time_from: "18:00", time_to: "18:30" });
    await acknowledge(order.id);
    await (await boardCaller(shop)).answer(order.id, "confirm", { version: 1 });
    await pass(60);
    expect(letters()).toEqual([]);
    shop.clock.set("2026-03-04T17:30:00+03:00");
    await pass(30);
    expect(letters()).toMatchObject([{ title: `Пора готовить заказ ${order.id}` }]);
    expect((await acknowledge(order.id)).json()).toEqual({ acknowledged_at: "2026-03-04T14:30:30.000Z" });
    await pass(60);
    expect(await texts()).toEqual([]);
  });

  it("BOARD-3 a tablet whose clock is slightly ahead acknowledges the ring of the kitchen's start", async () => {
    const { shop, subscribe, acknowledge, pass } = alarms;
    await subscribe();
    const order = await placed(shop, { take_date: "04.03.2026", time_from: "18:00", time_to: "18:30" });
    await acknowledge(order.id);
    await (await boardCaller(shop)).answer(order.id, "confirm", { version: 1 });
    shop.clock.set("2026-03-04T17:29:59.500+03:00");
    await acknowledge(order.id);
    await pass(30.5);
    expect(letters()).toEqual([]);
  });

  it("BOARD-6 an acknowledged request to cancel also covers the ring of the kitchen's start", async () => {
    const { shop, subscribe, acknowledge, pass } = alarms;
    await subscribe();
    const order = await placed(shop, { take_date: "04.03.2026", time_from: "18:00", time_to: "18:30" });
    await (await boardCaller(shop)).answer(order.id, "confirm", { version: 1 });
    await alarms.pass(600);
    const url = `${PATHS.orders}/${order.id}/cancel?key=${order.key}`;
    expect((await shop.app.inject({ method: "POST", url })).statusCode).toBe(200);
    await acknowledge(order.id);
    shop.clock.set("2026-03-04T17:30:00+03:00");
    await pass(30);
    expect(letters()).toEqual([]);
  });

  it("BOARD-6 a request to cancel calls phones after 30 s and numbers after 70 s; the shop stays passive", async () => {
    const { subscribe, settle, pass, texts, viewOf } = alarms;
    await settle({ unanswered_action: "cancel" });
    await subscribe();
    const { order } = await askedToCancel();
    await pass(29);
    expect(letters()).toEqual([]);
    await pass(1);
    expect(letters()).toMatchObject([{ title: `Гость просит отменить заказ ${order.id}` }]);
    await pass(40);
    expect(await texts()).toMatchObject([{ to: alertPhone, text: expect.stringContaining("просит с 12:10") }]);
    await pass(3_600);
    expect([letters().length, (await texts()).length, (await viewOf(order)).stage]).toEqual([1, 1, "accepted"]);
  });

  it("BOARD-6 an acknowledged or answered request to cancel calls nobody", async () => {
    const { subscribe, acknowledge, pass, texts } = alarms;
    await subscribe();
    const asked = await askedToCancel();
    expect((await acknowledge(asked.order.id)).json()).toEqual({ acknowledged_at: "2026-03-04T09:10:00.000Z" });
    const { order, anna } = await askedToCancel();
    await anna.answer(order.id, "confirm", { version: (await anna.order(order.id)).version });
    await pass(30);
    await pass(60);
    expect([letters(), await texts()]).toEqual([[], []]);
  });

  it("BOARD-6 a request to cancel calls staff in a branch without a tablet, too", async () => {
    const { shop, subscribe, pass } = alarms;
    await shop.store.db.updateTable("office_devices").set({ revoked_at: shop.clock.now() }).execute();
    await subscribe();
    const { order } = await askedToCancel();
    await pass(30, false);
    expect(letters()).toMatchObject([{ title: `Гость просит отменить заказ ${order.id}` }]);
  });

  it("BOARD-3 an order that is paid long after it was placed rings from its payment", async () => {
    await alarms.close();
    alarms = await alarmedShop({ engine, files: onlineShop });
    const { shop, subscribe, pass } = alarms;
    await subscribe();
    const order = await orderToPay(shop, "sandbox");
    await pass(600);
    const { location: url } = await order.open();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    await shop.app.inject({ method: "POST", url, headers, payload: "decision=paid" });
    expect(await order.stage()).toBe("accepted");
    await pass(29);
    expect(letters()).toEqual([]);
    await pass(1);
    const body = expect.stringContaining("поступил в 12:10");
    expect(letters()).toMatchObject([{ title: `Заказ ${order.id} ждёт ответа`, body }]);
  });
});
