import { expect, it } from "vitest";
import { type FakeYookassa, startFakeYookassa } from "../../../ports/payment/fakes/fake-yookassa.ts";
import { createYookassa } from "../../../ports/payment/yookassa/yookassa-gateway.ts";
import { passTime } from "../../../testing/calls/payments.ts";
import { startTipShop, tippedDelivery } from "../../../testing/calls/tips.ts";
import type { RunningShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const toKitchen = { recipient: "kitchen", amount: 150.5 };

describeOnEachEngine("tips by YooKassa", (engine) => {
  async function withShop(
    walk: (shop: RunningShop, yookassa: FakeYookassa) => Promise<void>,
    vatCode: number | null = null,
  ): Promise<void> {
    const yookassa = await startFakeYookassa();
    const shop = await startTipShop(engine, {
      gateways: { yookassa: createYookassa({ ...yookassa.settings, vatCode }) },
    });
    try {
      await walk(shop, yookassa);
    } finally {
      await shop.close();
      await yookassa.close();
    }
  }

  async function notify(shop: RunningShop, notice: unknown): Promise<number> {
    const url = "/wp-json/checkout/payment_notice/yookassa";
    return (await shop.app.inject({ method: "POST", url, payload: Object(notice) })).statusCode;
  }

  async function started(shop: RunningShop, yookassa: FakeYookassa) {
    const order = await tippedDelivery(shop);
    const { body } = await order.tip(toKitchen);
    const payment = yookassa.payments.get(String(body.pay_url).replace("https://pay.example/", ""));
    if (payment === undefined) throw new Error("YooKassa has no payment of the tip");
    return { order, payment, stateOf: async () => (await order.rows()).map(({ state }) => state) };
  }

  it("are separate payments without a receipt, with a description", () =>
    withShop(async (shop, yookassa) => {
      const { order, payment } = await started(shop, yookassa);
      expect(payment.request).toMatchObject({
        amount: { value: "150.50", currency: "RUB" },
        description: `Чаевые кухне, заказ ${order.id}`,
        confirmation: { return_url: expect.stringMatching(new RegExp(`/order/${order.id}\\?key=.*#thanks$`)) },
        metadata: { reference: expect.stringMatching(new RegExp(`^tip-${order.id}-1-[0-9a-f]{12}$`)) },
      });
      expect(payment.request).not.toHaveProperty("receipt");
    }));

  it("are off if YooKassa prints the receipts, because it refuses payments without one", () =>
    withShop(async (shop) => {
      const order = await tippedDelivery(shop);
      expect(await order.tips()).toMatchObject({ can_tip: false, reason: "off" });
    }, 1));

  it("count once for parallel, early, late and repeated notices", () =>
    withShop(async (shop, yookassa) => {
      const { order, payment, stateOf } = await started(shop, yookassa);
      expect(await notify(shop, yookassa.notice("payment.succeeded", payment.id))).toBe(200);
      expect(await stateOf()).toEqual(["created"]);
      payment.status = "succeeded";
      const notice = yookassa.notice("payment.succeeded", payment.id);
      const answers = await Promise.all(Array.from({ length: 20 }, () => notify(shop, notice)));
      expect(new Set(answers)).toEqual(new Set([200]));
      shop.clock.advance(1_000);
      const [before] = await order.rows();
      expect(await notify(shop, notice)).toBe(200);
      expect(await order.rows()).toEqual([before]);
      expect(before).toMatchObject({ state: "paid", amount: 15_050 });
    }));

  it("count when paid after they were given up, and are shown as returned after a refund", () =>
    withShop(async (shop, yookassa) => {
      const { order, payment, stateOf } = await started(shop, yookassa);
      await order.tip({ ...toKitchen, amount: 300 });
      expect(await stateOf()).toEqual(["cancelled", "created"]);
      payment.status = "succeeded";
      expect(await notify(shop, yookassa.notice("payment.succeeded", payment.id))).toBe(200);
      expect(await stateOf()).toEqual(["paid", "created"]);
      payment.refunded = payment.amount;
      expect(await notify(shop, yookassa.notice("refund.succeeded", payment.id))).toBe(200);
      expect(await stateOf()).toEqual(["returned", "created"]);
      expect((await order.view()).payment).not.toHaveProperty("refund");
    }));

  it("are found without a notice when a replaced tip is paid on its old page", () =>
    withShop(async (shop, yookassa) => {
      const first = await started(shop, yookassa);
      await first.order.tip({ ...toKitchen, amount: 300 });
      await passTime(shop, 60_000);
      first.payment.status = "succeeded";
      await passTime(shop, 120_000);
      expect(await first.stateOf()).toEqual(["paid", "created"]);
      const second = await started(shop, yookassa);
      await second.order.tip({ ...toKitchen, amount: 300 });
      second.payment.status = "succeeded";
      expect((await second.order.tips(true)).tips).toMatchObject([{ state: "paid" }, { state: "created" }]);
    }));

  it("are checked after replacement until YooKassa can no longer accept them", () =>
    withShop(async (shop, yookassa) => {
      const { order, payment } = await started(shop, yookassa);
      await order.tip({ ...toKitchen, amount: 300 });
      for (const made of yookassa.payments.values()) made.status = "canceled";
      await passTime(shop, 60_000);
      const asked = yookassa.calls.length;
      await passTime(shop, 3_600_000, 600_000);
      expect(yookassa.calls.length).toBe(asked);
      expect(payment.status).toBe("canceled");
    }));

  it("refuse another sum, and a message about another payment", () =>
    withShop(async (shop, yookassa) => {
      const { payment, stateOf } = await started(shop, yookassa);
      payment.status = "succeeded";
      payment.amount = { value: "1.00", currency: "RUB" };
      expect(await notify(shop, yookassa.notice("payment.succeeded", payment.id))).toBe(403);
      const own = { ...payment, amount: { value: "150.50", currency: "RUB" } };
      yookassa.payments.set("another", { ...own, id: "another" });
      expect(await notify(shop, yookassa.notice("payment.succeeded", "another"))).toBe(403);
      expect(await stateOf()).toEqual(["created"]);
    }));

  it("are found without a notice by the waiting guest's page, or by the job", () =>
    withShop(async (shop, yookassa) => {
      const first = await started(shop, yookassa);
      first.payment.status = "succeeded";
      expect((await first.order.tips()).tips).toMatchObject([{ state: "created" }]);
      expect((await first.order.tips(true)).tips).toMatchObject([{ state: "paid" }]);
      const second = await started(shop, yookassa);
      second.payment.status = "canceled";
      const asked = yookassa.calls.length;
      await Promise.all(Array.from({ length: 10 }, () => second.order.tips(true)));
      expect(yookassa.calls.length).toBe(asked + 1);
      const third = await started(shop, yookassa);
      third.payment.status = "succeeded";
      await passTime(shop, 15_000);
      expect(await third.stateOf()).toEqual(["paid"]);
    }));

  it("answer 503 while the gateway is unavailable; the same key works afterwards", () =>
    withShop(async (shop, yookassa) => {
      const order = await tippedDelivery(shop);
      yookassa.fault = "away";
      const away = await order.tip(toKitchen, "one");
      expect([away.status, away.body.data.reason]).toEqual([503, "payment-away"]);
      yookassa.fault = "none";
      const there = await order.tip(toKitchen, "one");
      expect([there.status, there.body.state]).toEqual([201, "created"]);
      expect(await order.rows()).toHaveLength(1);
      yookassa.fault = "refuses";
      expect((await order.tip({ ...toKitchen, amount: 200 }, "two")).status).toBe(503);
      yookassa.fault = "none";
      expect((await order.tip({ ...toKitchen, amount: 200 }, "three")).body.state).toBe("created");
      expect((await order.rows()).map(({ state }) => state)).toEqual(["cancelled", "cancelled", "created"]);
    }));
});
