import { expect, it } from "vitest";
import { type FakeYookassa, startFakeYookassa } from "../../../ports/payment/fakes/fake-yookassa.ts";
import { createYookassa } from "../../../ports/payment/yookassa/yookassa-gateway.ts";
import { stockOf } from "../../../testing/calls/orders.ts";
import { orderToPay, passTime, startOnlineShop, statesOf, type WaitingOrder } from "../../../testing/calls/payments.ts";
import type { RunningShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const halfAnHour = 1_800_000;
const away = { status: 503, body: expect.stringContaining("Оплата сейчас недоступна") };

describeOnEachEngine("paying by YooKassa", (engine) => {
  async function withShop(
    walk: (shop: RunningShop, yookassa: FakeYookassa) => Promise<void>,
    ours: { readonly secretKey?: string } = {},
  ): Promise<void> {
    const yookassa = await startFakeYookassa();
    const shop = await startOnlineShop(engine, { yookassa: createYookassa({ ...yookassa.settings, ...ours }) });
    try {
      await walk(shop, yookassa);
    } finally {
      await shop.close();
      await yookassa.close();
    }
  }

  async function notify(shop: RunningShop, notice: unknown, remoteAddress = "127.0.0.1"): Promise<number> {
    const answer = await shop.app.inject({
      method: "POST",
      url: "/wp-json/checkout/payment_notice/yookassa",
      headers: { "content-type": "application/json" },
      payload: JSON.stringify(notice),
      remoteAddress,
    });
    return answer.statusCode;
  }

  /** An order with a payment at the gateway, and that payment's id. */
  async function started(shop: RunningShop): Promise<{ order: WaitingOrder; id: string }> {
    const order = await orderToPay(shop, "yookassa");
    const { location } = await order.open();
    return { order, id: location.replace("https://pay.example/", "") };
  }

  function settle(yookassa: FakeYookassa, id: string, status: "succeeded" | "canceled" | "waiting_for_capture"): void {
    const payment = yookassa.payments.get(id);
    if (payment !== undefined) payment.status = status;
  }

  it("requests a one-stage payment with its receipt, and accepts the order once the gateway confirms it", () =>
    withShop(async (shop, yookassa) => {
      const { order, id } = await started(shop);
      expect(yookassa.payments.get(id)?.request).toMatchObject({
        amount: { value: "200.00", currency: "RUB" },
        capture: true,
        confirmation: { type: "redirect", return_url: expect.stringContaining(`/order/${order.id}?key=`) },
        metadata: { reference: expect.stringMatching(new RegExp(`^${order.id}-1-[0-9a-f]{12}$`)) },
        receipt: {
          customer: { phone: "79161234567" },
          items: [{ description: "Чай", quantity: "2.000", amount: { value: "100.00", currency: "RUB" }, vat_code: 1 }],
        },
      });
      settle(yookassa, id, "succeeded");
      expect(await notify(shop, yookassa.notice("payment.succeeded", id))).toBe(200);
      expect(await order.view()).toMatchObject({ stage: "accepted", payment: { paid: true } });
    }));

  it("redirects to the order when a notice has paid it although the start failed", () =>
    withShop(async (shop, yookassa) => {
      const order = await orderToPay(shop, "yookassa");
      yookassa.beforeAnswer = async (payment) => {
        payment.status = "succeeded";
        expect(await notify(shop, yookassa.notice("payment.succeeded", payment.id))).toBe(200);
      };
      const { status, location } = await order.open();
      expect([status, location]).toEqual([303, expect.stringContaining(`/order/${order.id}?key=`)]);
      expect([await order.stage(), await statesOf(order)]).toEqual(["accepted", ["paid"]]);
    }));

  it("refuses a notice from another address and one that the gateway does not confirm", () =>
    withShop(async (shop, yookassa) => {
      const { order, id } = await started(shop);
      const claim = {
        type: "notification",
        event: "payment.succeeded",
        object: { id, status: "succeeded", paid: true },
      };
      expect(await notify(shop, claim)).toBe(200);
      expect(await order.stage()).toBe("awaiting-payment");
      settle(yookassa, id, "succeeded");
      const asked = yookassa.calls.length;
      expect(await notify(shop, claim, "203.0.113.7")).toBe(403);
      expect(await notify(shop, { hello: "world" })).toBe(403);
      expect(yookassa.calls.length).toBe(asked);
      expect(await order.stage()).toBe("awaiting-payment");
    }));

  it("does not accept the order for another sum or currency", () =>
    withShop(async (shop, yookassa) => {
      for (const amount of [
        { value: "2.00", currency: "RUB" },
        { value: "200.00", currency: "KZT" },
      ]) {
        const { order, id } = await started(shop);
        const payment = yookassa.payments.get(id);
        if (payment !== undefined) payment.amount = amount;
        settle(yookassa, id, "succeeded");
        expect(await notify(shop, yookassa.notice("payment.succeeded", id))).toBe(403);
        expect(await order.stage()).toBe("awaiting-payment");
        expect(await statesOf(order)).toEqual(["wrong-amount"]);
      }
    }));

  it("counts one payment for twenty parallel notices, wrong order and late repeats", () =>
    withShop(async (shop, yookassa) => {
      const { order, id } = await started(shop);
      settle(yookassa, id, "succeeded");
      const events = Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? "payment.succeeded" : "payment.waiting_for_capture",
      );
      const statuses = await Promise.all(events.map((event) => notify(shop, yookassa.notice(event, id))));
      expect(new Set(statuses)).toEqual(new Set([200]));
      shop.clock.advance(86_400_000);
      expect(await notify(shop, yookassa.notice("payment.canceled", id))).toBe(200);
      expect(await statesOf(order)).toEqual(["paid"]);
      expect(await order.stage()).toBe("accepted");
    }));

  it("captures blocked money for an unpaid order, and releases it for a cancelled one", () =>
    withShop(async (shop, yookassa) => {
      const paid = await started(shop);
      settle(yookassa, paid.id, "waiting_for_capture");
      expect(await notify(shop, yookassa.notice("payment.waiting_for_capture", paid.id))).toBe(200);
      expect([await paid.order.stage(), yookassa.payments.get(paid.id)?.status]).toEqual(["accepted", "succeeded"]);

      const late = await started(shop);
      await shop.app.services.orders.move(late.order.id, "cancelled", "shopper");
      settle(yookassa, late.id, "waiting_for_capture");
      expect(await notify(shop, yookassa.notice("payment.waiting_for_capture", late.id))).toBe(200);
      expect([await late.order.stage(), yookassa.payments.get(late.id)?.status]).toEqual(["cancelled", "canceled"]);
    }));

  it("starts a new payment when the old one was refused or has expired, with or without a notice", () =>
    withShop(async (shop, yookassa) => {
      const { order, id } = await started(shop);
      settle(yookassa, id, "canceled");
      const second = (await order.open()).location;
      expect(second).not.toContain(id);
      expect(await statesOf(order)).toEqual(["declined", "pending"]);
      expect(await notify(shop, yookassa.notice("payment.canceled", id))).toBe(200);
      expect(await order.view()).toMatchObject({ stage: "awaiting-payment", can_pay: true });
    }));

  it("creates one payment for a start with a lost answer, by the same idempotence key", () =>
    withShop(async (shop, yookassa) => {
      const order = await orderToPay(shop, "yookassa");
      yookassa.beforeAnswer = () => new Promise(() => undefined);
      expect((await order.open()).status).toBe(503);
      expect(yookassa.payments.size).toBe(1);
      const [made] = [...yookassa.payments.keys()];
      settle(yookassa, made ?? "", "succeeded");
      expect(await notify(shop, yookassa.notice("payment.succeeded", made ?? ""))).toBe(200);
      expect(await order.stage()).toBe("accepted");
      expect(await order.payments()).toMatchObject([{ state: "paid", external_id: made }]);
    }));

  for (const fault of ["hangs", "away", "nonsense", "refuses"] as const) {
    it(`leaves the order waiting and lets it be paid later while the gateway ${fault}`, () =>
      withShop(async (shop, yookassa) => {
        const order = await orderToPay(shop, "yookassa");
        yookassa.fault = fault;
        expect(await order.open()).toMatchObject(away);
        expect(await order.view()).toMatchObject({ stage: "awaiting-payment", can_pay: true });
        yookassa.fault = "none";
        expect((await order.open()).location).toContain("https://pay.example/");
        expect((await statesOf(order)).filter((state) => state === "pending")).toHaveLength(1);
      }));
  }

  it("leaves the order unpaid while the shop's own key is wrong", () =>
    withShop(
      async (shop, yookassa) => {
        const order = await orderToPay(shop, "yookassa");
        expect(await order.open()).toMatchObject(away);
        expect(await order.view()).toMatchObject({ stage: "awaiting-payment", can_pay: true });
        expect(yookassa.payments.size).toBe(0);
      },
      { secretKey: "another_key" },
    ));

  it("requests a repeat of the notice while it cannot check the payment", () =>
    withShop(async (shop, yookassa) => {
      const { order, id } = await started(shop);
      settle(yookassa, id, "succeeded");
      const notice = yookassa.notice("payment.succeeded", id);
      for (const fault of ["hangs", "away", "nonsense"] as const) {
        yookassa.fault = fault;
        expect(await notify(shop, notice)).toBe(503);
        expect(await order.stage()).toBe("awaiting-payment");
      }
      yookassa.fault = "none";
      await passTime(shop, 15_000);
      expect(await order.stage()).toBe("accepted");
    }));

  it("refunds money that arrives after the cancel timer", () =>
    withShop(async (shop, yookassa) => {
      const { order, id } = await started(shop);
      await passTime(shop, halfAnHour, 300_000);
      expect(await order.stage()).toBe("cancelled");
      settle(yookassa, id, "succeeded");
      expect(await notify(shop, yookassa.notice("payment.succeeded", id))).toBe(200);
      expect(await statesOf(order)).toEqual(["paid-late"]);
      await passTime(shop, 30_000);
      expect(yookassa.payments.get(id)?.refunded).toEqual({ value: "200.00", currency: "RUB" });
      expect(await statesOf(order)).toEqual(["refunded"]);
      expect([await order.stage(), await stockOf(shop, 301)]).toEqual(["cancelled", 5]);
    }));

  it("detects a refund that a person made at the gateway", () =>
    withShop(async (shop, yookassa) => {
      const { order, id } = await started(shop);
      settle(yookassa, id, "succeeded");
      await notify(shop, yookassa.notice("payment.succeeded", id));
      const payment = yookassa.payments.get(id);
      if (payment !== undefined) payment.refunded = payment.amount;
      const notice = { type: "notification", event: "refund.succeeded", object: { id: "refund-1", payment_id: id } };
      expect(await notify(shop, notice)).toBe(200);
      expect(await statesOf(order)).toEqual(["refunded"]);
    }));
});
