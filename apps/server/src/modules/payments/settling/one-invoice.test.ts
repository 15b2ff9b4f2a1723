import { expect, it } from "vitest";
import { startFakePaykeeper } from "../../../ports/payment/fakes/fake-paykeeper.ts";
import { createPaykeeper } from "../../../ports/payment/paykeeper/paykeeper-gateway.ts";
import { orderToPay, passTime, startOnlineShop, statesOf } from "../../../testing/calls/payments.ts";
import { paykeeperShop } from "../../../testing/shops/paykeeper-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const leaseMs = 12_000;

describeOnEachEngine("invoices of one order", (engine) => {
  const { withShop, call, attention, invoiced } = paykeeperShop(engine);

  it("leave one payable when the first answer arrives after its lease; the other is revoked", () =>
    withShop(async (shop, paykeeper) => {
      const order = await orderToPay(shop, "paykeeper");
      const second: string[] = [];
      paykeeper.beforeAnswer = async () => {
        paykeeper.beforeAnswer = async () => undefined;
        shop.clock.advance(leaseMs);
        second.push((await order.open()).location);
      };
      const first = (await order.open()).location;
      expect([first]).toEqual(second);
      const states = [...paykeeper.invoices.values()].map(({ id, status }) => [first.includes(id), status]);
      expect(states).toEqual([
        [false, "expired"],
        [true, "created"],
      ]);
    }));

  it("leave none payable when the order was cancelled before the answer", () =>
    withShop(async (shop, paykeeper) => {
      const order = await orderToPay(shop, "paykeeper");
      paykeeper.beforeAnswer = async () => {
        await shop.app.services.orders.move(order.id, "cancelled", "shopper");
      };
      expect((await order.open()).location).toContain(`/order/${order.id}`);
      expect([...paykeeper.invoices.values()].map(({ status }) => status)).toEqual(["expired"]);
    }));

  it("name order and attempt to the gateway when their start began before the upgrade", () =>
    withShop(async (shop, paykeeper) => {
      const order = await orderToPay(shop, "paykeeper");
      paykeeper.beforeAnswer = async () => {
        paykeeper.beforeAnswer = async () => undefined;
        await shop.store.db.updateTable("payments").set({ reference: "" }).execute();
        shop.clock.advance(leaseMs);
        await order.open();
      };
      await order.open();
      expect([...paykeeper.invoices.values()].at(-1)?.form["orderid"]).toBe(`${order.id}-1`);
    }));

  it("are created within the lease, all calls together", async () => {
    const paykeeper = await startFakePaykeeper();
    const patient = { ...paykeeper.settings, timeoutMs: 60_000, changeMs: 200 };
    const shop = await startOnlineShop(engine, { paykeeper: createPaykeeper(patient) });
    try {
      const order = await orderToPay(shop, "paykeeper");
      paykeeper.beforeAnswer = () => new Promise(() => undefined);
      expect((await order.open()).status).toBe(503);
    } finally {
      await shop.close();
      await paykeeper.close();
    }
  });

  it("are checked once in ten seconds, however often the pay link is opened", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      const asked = () => paykeeper.calls.filter((path) => path === "GET /info/invoice/byid/").length;
      const before = asked();
      await Promise.all(Array.from({ length: 10 }, () => order.open()));
      expect((await order.open()).location).toContain(invoice);
      expect(asked()).toBe(before + 1);
      shop.clock.advance(10_000);
      await order.open();
      expect(asked()).toBe(before + 2);
    }));

  it("are refunded once although the answer to the refund is lost", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      await call(shop, paykeeper.callback(invoice));
      paykeeper.afterRefund = () => new Promise(() => undefined);
      await shop.app.services.orders.move(order.id, "cancelled", "operator:kitchen");
      await passTime(shop, 15_000);
      expect([paykeeper.refunds, await attention(shop)]).toEqual([[`9${invoice}`], ["paid-cancelled"]]);
      paykeeper.afterRefund = async () => undefined;
      await passTime(shop, 60_000);
      expect([paykeeper.refunds, await statesOf(order)]).toEqual([[`9${invoice}`], ["refunded"]]);
    }));
});
