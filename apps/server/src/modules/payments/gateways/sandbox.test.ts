import { expect, it } from "vitest";
import { quoteOrder } from "../../../testing/calls/orders.ts";
import { orderToPay, startOnlineShop, statesOf } from "../../../testing/calls/payments.ts";
import type { RunningShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("paying in the practice gateway", (engine) => {
  async function withShop(walk: (shop: RunningShop) => Promise<void>): Promise<void> {
    const shop = await startOnlineShop(engine);
    try {
      await walk(shop);
    } finally {
      await shop.close();
    }
  }

  const decide = (shop: RunningShop, url: string, decision: string) =>
    shop.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ decision }).toString(),
    });

  it("VALID-2 is the only online method while no other gateway is configured", () =>
    withShop(async (shop) => {
      expect((await quoteOrder(shop.app)).json().payment_methods).toEqual(["cod", "sandbox"]);
    }));

  it("ENT-6 accepts the order after its payment page, and records the author", () =>
    withShop(async (shop) => {
      const order = await orderToPay(shop, "sandbox");
      expect(await order.view()).toMatchObject({
        stage: "awaiting-payment",
        can_pay: true,
        payment: { online: true, paid: false, redirect_url: expect.stringContaining(`/payment/${order.id}?key=`) },
      });
      const link = await order.open();
      expect(link).toMatchObject({
        status: 303,
        location: expect.stringMatching(/^\/sandbox-payments\/[0-9a-f-]{36}$/),
      });

      const page = await shop.app.inject({ url: link.location });
      expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(page.body).toContain("Учебная оплата");
      expect(page.body).toContain("200\u00a0₽");
      expect(page.body).toContain("#c8452d");
      expect(page.body).toContain('<link rel="icon" href="data:,">');
      expect(page.body).not.toContain("<script");
      expect((await shop.app.inject({ url: `${link.location}?lang=en` })).body).toContain("Practice payment");

      shop.clock.advance(60_000);
      const paid = await decide(shop, link.location, "paid");
      expect([paid.statusCode, paid.headers.location]).toEqual([303, `/order/${order.id}?key=${order.key}`]);
      expect(await order.view()).toMatchObject({
        stage: "accepted",
        can_pay: false,
        payment: { paid: true, redirect_url: null },
      });
      const stored = await shop.app.services.orders.get(order.id);
      expect(stored?.stages.at(-1)).toMatchObject({ stage: "accepted", by: "payment:sandbox" });
      expect(await statesOf(order)).toEqual(["paid"]);
    }));

  it("ENT-6 leaves a declined order unpaid, with a new payment under the same link", () =>
    withShop(async (shop) => {
      const order = await orderToPay(shop, "sandbox");
      const first = (await order.open()).location;
      await decide(shop, first, "declined");
      expect(await order.view()).toMatchObject({ stage: "awaiting-payment", can_pay: true });
      await decide(shop, first, "paid");
      expect(await order.stage()).toBe("awaiting-payment");
      const second = (await order.open()).location;
      expect(second).not.toBe(first);
      await decide(shop, second, "paid");
      expect(await order.stage()).toBe("accepted");
      expect(await statesOf(order)).toEqual(["declined", "paid"]);
    }));

  it("accepts no money for an order whose slot has begun, and explains it on its page", () =>
    withShop(async (shop) => {
      const order = await orderToPay(shop, "sandbox", { take_date: "04.03.2026", time_from: "12:30" });
      expect(await order.view()).toMatchObject({ can_pay: true });
      shop.clock.set("2026-03-04T12:30:00+03:00");
      expect(await order.view()).toMatchObject({ can_pay: false, payment: { redirect_url: null } });
      expect([(await order.open({})).status, (await order.open()).location]).toEqual([
        409,
        expect.stringContaining(`/order/${order.id}?key=`),
      ]);
      expect(await statesOf(order)).toEqual([]);
    }));

  it("has one open payment when the link is opened in twenty tabs at once", () =>
    withShop(async (shop) => {
      const order = await orderToPay(shop, "sandbox");
      const opened = await Promise.all(Array.from({ length: 20 }, () => order.open()));
      expect(new Set(opened.map(({ location }) => location)).size).toBe(1);
      expect(await statesOf(order)).toEqual(["pending"]);
    }));

  it("pays once for twenty parallel presses, and redirects a late visitor to the order", () =>
    withShop(async (shop) => {
      const order = await orderToPay(shop, "sandbox");
      const { location } = await order.open();
      const pressed = await Promise.all(Array.from({ length: 20 }, () => decide(shop, location, "paid")));
      expect(new Set(pressed.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
      expect(await statesOf(order)).toEqual(["paid"]);
      expect((await order.open()).location).toContain(`/order/${order.id}?key=`);
      expect((await order.open({})).status).toBe(409);
    }));

  it("ROUTE-4 opens no payment without the order's key or the payment's own address", () =>
    withShop(async (shop) => {
      const order = await orderToPay(shop, "sandbox");
      const [pay, show] = ["/wp-json/checkout/payment", "/wp-json/checkout/order"];
      for (const url of [
        `${pay}/${order.id}`,
        `${pay}/${order.id}?key=x`,
        `${pay}/999999999?key=x`,
        `${show}/99999999999?key=x`,
      ]) {
        expect((await shop.app.inject({ url })).statusCode).toBe(404);
      }
      const unknown = await shop.app.inject({ url: "/sandbox-payments/00000000-0000-4000-8000-000000000000" });
      expect(unknown.statusCode).toBe(404);
      const { location } = await order.open();
      expect((await decide(shop, location, "free-lunch")).statusCode).toBe(400);
      expect((await decide(shop, location, "declined&decision=paid")).statusCode).toBe(400);
    }));
});
