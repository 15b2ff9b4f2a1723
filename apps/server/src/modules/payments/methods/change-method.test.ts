import { expect, it } from "vitest";
import { anOperator, stockOf } from "../../../testing/calls/orders.ts";
import { orderToPay, passTime, startOnlineShop, statesOf, type WaitingOrder } from "../../../testing/calls/payments.ts";
import type { RunningShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const url = ({ id, key }: WaitingOrder, query = `?key=${key}`) =>
  `/wp-json/checkout/order/${id}/payment_method${query}`;

const change = (shop: RunningShop, order: WaitingOrder, method: string) =>
  shop.app.inject({ method: "POST", url: url(order), payload: { payment_method: method } });

const decide = (shop: RunningShop, address: string, decision: "paid" | "declined") =>
  shop.app.inject({
    method: "POST",
    url: address,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `decision=${decision}`,
  });

describeOnEachEngine("changing the payment method of an unpaid order", (engine) => {
  async function withShop(walk: (shop: RunningShop) => Promise<void>): Promise<void> {
    const shop = await startOnlineShop(engine);
    try {
      await walk(shop);
    } finally {
      await shop.close();
    }
  }

  it("shows the deadline, the other methods, and that the last attempt was refused", () =>
    withShop(async (shop) => {
      const order = await orderToPay(shop, "sandbox");
      const until = new Date(shop.clock.now() + 1_800_000).toISOString();
      const others = [{ id: "cod", name: "Наличными", online: false }];
      expect(await order.view()).toMatchObject({
        payment: { waiting: { until, declined: false, other_methods: others } },
      });
      await decide(shop, (await order.open()).location, "declined");
      expect(await order.view()).toMatchObject({ payment: { waiting: { until, declined: true } } });
      await order.open();
      expect(await order.view()).toMatchObject({ payment: { waiting: { declined: false } } });
    }));

  it("accepts the order for payment on receipt and closes the gateway's page, once", () =>
    withShop(async (shop) => {
      const order = await orderToPay(shop, "sandbox");
      const { location } = await order.open();
      shop.clock.advance(1_000);
      for (let time = 0; time < 2; time += 1) {
        const changed = await change(shop, order, "cod");
        expect([changed.statusCode, changed.json()]).toEqual([
          200,
          expect.objectContaining({
            stage: "accepted",
            can_pay: false,
            payment: expect.objectContaining({ method: "cod", online: false, paid: false }),
          }),
        ]);
      }
      expect((await shop.app.services.orders.get(order.id))?.stages.map(({ stage }) => stage)).toEqual([
        "awaiting-payment",
        "accepted",
      ]);
      await passTime(shop, 15_000);
      await decide(shop, location, "paid");
      await passTime(shop, 60_000);
      expect([await order.stage(), await statesOf(order)]).toEqual(["accepted", ["closed"]]);
      await passTime(shop, 1_800_000, 600_000);
      expect([await order.stage(), await stockOf(shop, 301)]).toEqual(["accepted", 3]);
    }));

  it("counts money that arrives after the change, so that the courier does not collect it again", () =>
    withShop(async (shop) => {
      const order = await orderToPay(shop, "sandbox");
      const { location } = await order.open();
      await change(shop, order, "cod");
      await decide(shop, location, "paid");
      await passTime(shop, 60_000);
      expect(await order.view()).toMatchObject({ stage: "accepted", payment: { method: "sandbox", paid: true } });
      expect(await statesOf(order)).toEqual(["paid"]);
    }));

  it("refunds money that arrives after the order was handed over and paid on receipt", () =>
    withShop(async (shop) => {
      const order = await orderToPay(shop, "sandbox");
      const { location } = await order.open();
      await change(shop, order, "cod");
      const kitchen = await anOperator(shop);
      for (const status of ["cooking", "ready", "completed"]) await kitchen.move(order.id, status);
      await decide(shop, location, "paid");
      await passTime(shop, 60_000);
      expect(await statesOf(order)).toEqual(["refunded"]);
      expect(await order.view()).toMatchObject({ payment: { online: false, refund: "done", refund_amount: 200 } });
    }));

  it("refuses an unavailable method, a stranger, and a paid or cancelled order", () =>
    withShop(async (shop) => {
      const order = await orderToPay(shop, "sandbox");
      expect((await change(shop, order, "card")).json()).toMatchObject({ data: { reason: "payment-unavailable" } });
      expect((await change(shop, order, "paykeeper")).statusCode).toBe(422);
      const stranger = { method: "POST", url: url(order, ""), payload: { payment_method: "cod" } } as const;
      expect((await shop.app.inject(stranger)).statusCode).toBe(404);
      await decide(shop, (await order.open()).location, "paid");
      expect((await change(shop, order, "cod")).statusCode).toBe(409);
      expect(await order.view()).toMatchObject({ payment: { method: "sandbox", paid: true } });
      const other = await orderToPay(shop, "sandbox");
      await shop.app.services.orders.move(other.id, "cancelled", "shopper");
      expect((await change(shop, other, "cod")).statusCode).toBe(409);
    }));

  it("CONST-6 loses nothing when payment, change and cancel timer are parallel", () =>
    withShop(async (shop) => {
      for (let round = 0; round < 12; round += 1) {
        const order = await orderToPay(shop, "sandbox");
        const { location } = await order.open();
        const steps = [
          () => decide(shop, location, "paid"),
          () => change(shop, order, "cod"),
          () => shop.app.services.orders.move(order.id, "cancelled", "timer", { from: "awaiting-payment" }),
        ];
        const from = round % 3;
        await Promise.all([...steps.slice(from), ...steps.slice(0, from)].map((step) => step()));
        await passTime(shop, 60_000);
        const { stage, payment } = await order.view();
        const states = await statesOf(order);
        if (stage === "cancelled") expect(states).toEqual(["refunded"]);
        else expect([stage, payment]).toMatchObject(["accepted", { method: "sandbox", paid: true }]);
        if (stage !== "cancelled") {
          expect(states).toEqual(["paid"]);
          await shop.app.services.orders.move(order.id, "cancelled", "operator:kitchen");
          await passTime(shop, 15_000);
        }
        expect(await statesOf(order)).toEqual(["refunded"]);
        expect(await stockOf(shop, 301)).toBe(5);
      }
    }));
});
