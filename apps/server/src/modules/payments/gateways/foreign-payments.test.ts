import { expect, it } from "vitest";
import { type FakePaykeeper, startFakePaykeeper } from "../../../ports/payment/fakes/fake-paykeeper.ts";
import { startFakeYookassa } from "../../../ports/payment/fakes/fake-yookassa.ts";
import { createPaykeeper } from "../../../ports/payment/paykeeper/paykeeper-gateway.ts";
import { createYookassa } from "../../../ports/payment/yookassa/yookassa-gateway.ts";
import { orderToPay, startOnlineShop, statesOf, type WaitingOrder } from "../../../testing/calls/payments.ts";
import type { RunningShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("two shops on one account of a gateway", (engine) => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const url = (gateway: string) => `/wp-json/checkout/payment_notice/${gateway}`;
  const callback = (shop: RunningShop, fields: Record<string, string>) =>
    shop.app.inject({
      method: "POST",
      url: url("paykeeper"),
      headers: form,
      payload: new URLSearchParams(fields).toString(),
    });
  const notice = (shop: RunningShop, payload: unknown) =>
    shop.app.inject({
      method: "POST",
      url: url("yookassa"),
      headers: { "content-type": "application/json" },
      payload: JSON.stringify(payload),
      remoteAddress: "127.0.0.1",
    });

  /** Orders of the same number in two shops, both with their first payment started. */
  async function twins(gateway: "paykeeper" | "yookassa", shops: readonly RunningShop[]) {
    const orders = await Promise.all(shops.map((shop) => orderToPay(shop, gateway)));
    const pages: string[] = [];
    for (const order of orders) pages.push((await order.open()).location);
    const [ours, theirs] = orders;
    const [ourPage = "", theirPage = ""] = pages;
    if (ours === undefined || theirs === undefined) throw new Error("there are not two shops");
    expect(ours.id).toBe(theirs.id);
    return { ours, theirs, ourPage, theirPage };
  }

  async function closing(open: readonly { close(): Promise<unknown> }[], work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } finally {
      for (const each of open) await each.close();
    }
  }

  const invoiceOf = (page: string) => /\/bill\/(\d+)\/$/.exec(page)?.[1] ?? "";

  it("accepts PayKeeper's callback for its own payment only", async () => {
    const paykeeper = await startFakePaykeeper();
    const gateways = { paykeeper: createPaykeeper(paykeeper.settings) };
    const shops = [await startOnlineShop(engine, gateways), await startOnlineShop(engine, gateways)] as const;
    await closing([...shops, paykeeper], async () => {
      const { ours, theirPage, ourPage } = await twins("paykeeper", shops);
      expect((await callback(shops[0], paykeeper.callback(invoiceOf(theirPage)))).statusCode).toBe(403);
      expect(await ours.stage()).toBe("awaiting-payment");
      expect((await callback(shops[0], paykeeper.callback(invoiceOf(ourPage)))).statusCode).toBe(200);
      expect(await ours.stage()).toBe("accepted");
    });
  });

  it("accepts YooKassa's notice for its own payment only, even before the answer to the start", async () => {
    const yookassa = await startFakeYookassa();
    const gateways = { yookassa: createYookassa(yookassa.settings) };
    const shops = [await startOnlineShop(engine, gateways), await startOnlineShop(engine, gateways)] as const;
    await closing([...shops, yookassa], async () => {
      const { ours, theirPage } = await twins("yookassa", shops);
      const id = theirPage.replace("https://pay.example/", "");
      const payment = yookassa.payments.get(id);
      if (payment !== undefined) payment.status = "succeeded";
      const forget = { external_id: null, pay_url: null };
      for (const change of [{}, forget]) {
        await shops[0].store.db
          .updateTable("payments")
          .set({ updated_at: 0, ...change })
          .execute();
        expect((await notice(shops[0], yookassa.notice("payment.succeeded", id))).statusCode).toBe(403);
      }
      expect(await ours.stage()).toBe("awaiting-payment");
    });
  });

  it("rejects a notice about another payment of the gateway under a known reference", async () => {
    const yookassa = await startFakeYookassa();
    const shop = await startOnlineShop(engine, { yookassa: createYookassa(yookassa.settings) });
    await closing([shop, yookassa], async () => {
      const order = await orderToPay(shop, "yookassa");
      const id = (await order.open()).location.replace("https://pay.example/", "");
      const own = yookassa.payments.get(id);
      if (own === undefined) throw new Error("no payment was made");
      yookassa.payments.set("another", { ...own, id: "another", status: "succeeded" });
      expect((await notice(shop, yookassa.notice("payment.succeeded", "another"))).statusCode).toBe(403);
      expect(await statesOf(order)).toEqual(["pending"]);
    });
  });

  /** Turns a payment into one made before references were stored. */
  async function madeBefore(shop: RunningShop, paykeeper: FakePaykeeper, order: WaitingOrder, invoice: string) {
    await shop.store.db.updateTable("payments").set({ reference: "" }).where("order_id", "=", order.id).execute();
    const known = paykeeper.invoices.get(invoice);
    if (known === undefined) throw new Error("no invoice was made");
    paykeeper.invoices.set(invoice, { ...known, form: { ...known.form, orderid: `${order.id}-1` } });
  }

  it("still accepts money for a payment made before the upgrade", async () => {
    const paykeeper = await startFakePaykeeper();
    const shop = await startOnlineShop(engine, { paykeeper: createPaykeeper(paykeeper.settings) });
    await closing([shop, paykeeper], async () => {
      const order = await orderToPay(shop, "paykeeper");
      const invoice = invoiceOf((await order.open()).location);
      const bare = { ...paykeeper.callback(invoice) };
      await madeBefore(shop, paykeeper, order, invoice);
      expect((await callback(shop, bare)).statusCode).toBe(403);
      expect((await callback(shop, paykeeper.callback(invoice))).statusCode).toBe(200);
      expect(await order.stage()).toBe("accepted");
    });
  });

  it("rejects a reference without the random part for a new payment", async () => {
    const paykeeper = await startFakePaykeeper();
    const shop = await startOnlineShop(engine, { paykeeper: createPaykeeper(paykeeper.settings) });
    await closing([shop, paykeeper], async () => {
      const order = await orderToPay(shop, "paykeeper");
      const invoice = invoiceOf((await order.open()).location);
      const known = paykeeper.invoices.get(invoice);
      if (known !== undefined)
        paykeeper.invoices.set(invoice, { ...known, form: { ...known.form, orderid: `${order.id}-1` } });
      expect((await callback(shop, paykeeper.callback(invoice))).statusCode).toBe(403);
      expect(await order.stage()).toBe("awaiting-payment");
    });
  });
});
