import { expect, it } from "vitest";
import { md5 } from "../../../ports/payment/paykeeper/read-callback.ts";
import { anOperator, quoteOrder, stockOf } from "../../../testing/calls/orders.ts";
import { orderToPay, passTime, statesOf } from "../../../testing/calls/payments.ts";
import { paykeeperShop } from "../../../testing/shops/paykeeper-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const halfAnHour = 1_800_000;

describeOnEachEngine("PayKeeper, late or unavailable", (engine) => {
  const { withShop, call, ok, attention, invoiced } = paykeeperShop(engine);

  it("finds a payment without a callback by a status request, and records it once when the callback arrives", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      await passTime(shop, 60_000);
      expect(await order.stage()).toBe("awaiting-payment");
      const bill = await fetch(new URL(`/bill/${invoice}/`, paykeeper.url), {
        method: "POST",
        body: new URLSearchParams({ choice: "pay" }),
      });
      expect(await bill.text()).toContain("paid");
      await passTime(shop, 120_000);
      expect(await order.stage()).toBe("accepted");
      expect((await call(shop, paykeeper.callback(invoice))).status).toBe(200);
      expect(await order.payments()).toMatchObject([{ state: "paid", transaction_id: `9${invoice}` }]);
    }));

  it("accepts a paid order at its cancel timer after lost callbacks and failed status requests", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      const open = paykeeper.invoices.get(invoice);
      paykeeper.fault = "away";
      await passTime(shop, halfAnHour - 60_000, 60_000);
      if (open !== undefined) open.status = "paid";
      paykeeper.fault = "none";
      shop.clock.advance(60_000);
      await shop.app.services.jobs.runDue();
      expect(await order.stage()).toBe("accepted");
      expect(await stockOf(shop, 301)).toBe(3);
    }));

  it("records money after the cancel timer as paid late, refunds it, and leaves the order cancelled", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      await passTime(shop, halfAnHour, 300_000);
      expect(await order.stage()).toBe("cancelled");
      expect(await stockOf(shop, 301)).toBe(5);
      await passTime(shop, 15_000);
      expect(paykeeper.invoices.get(invoice)?.status).toBe("expired");

      paykeeper.fault = "away";
      expect(await call(shop, paykeeper.callback(invoice))).toEqual(ok(`9${invoice}`));
      expect(await attention(shop)).toEqual(["paid-late"]);
      expect(await order.view()).toMatchObject({ stage: "cancelled", can_pay: false, payment: { refund: "due" } });
      await passTime(shop, 15_000);
      expect(await attention(shop)).toEqual(["paid-late"]);
      paykeeper.fault = "none";
      await passTime(shop, 60_000);
      expect(paykeeper.refunds).toEqual([`9${invoice}`]);
      expect(await statesOf(order)).toEqual(["refunded"]);
      expect(await attention(shop)).toEqual([]);
      expect(await order.view()).toMatchObject({ payment: { refund: "done" } });
      expect((await call(shop, paykeeper.callback(invoice))).status).toBe(200);
      expect([await order.stage(), await stockOf(shop, 301), (await order.open()).status]).toEqual([
        "cancelled",
        5,
        303,
      ]);
    }));

  it("records a second payment of one order separately and refunds it", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      const second = () => {
        const { clientid = "", orderid = "" } = paykeeper.callback(invoice);
        return paykeeper.callback(invoice, { id: "777", key: md5(`777200.00${clientid}${orderid}secret-word`) });
      };
      await call(shop, paykeeper.callback(invoice));
      expect(await Promise.all([call(shop, second()), call(shop, second())])).toEqual([ok("777"), ok("777")]);
      expect(await statesOf(order)).toEqual(["paid", "paid-twice"]);
      await passTime(shop, 15_000);
      expect(paykeeper.refunds).toEqual(["777"]);
      expect(await statesOf(order)).toEqual(["paid", "refunded"]);
      expect(await order.stage()).toBe("accepted");
    }));

  it("refunds a paid order once under twenty cancellations", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      await call(shop, paykeeper.callback(invoice));
      const operator = await anOperator(shop);
      await Promise.all(Array.from({ length: 20 }, () => operator.move(order.id, "cancelled")));
      expect(await statesOf(order)).toEqual(["paid-cancelled"]);
      await passTime(shop, 30_000);
      expect(paykeeper.refunds).toEqual([`9${invoice}`]);
      expect(await statesOf(order)).toEqual(["refunded"]);
    }));

  for (const fault of ["hangs", "away", "nonsense", "refuses"] as const) {
    it(`leaves the order waiting, with a time of retry and other methods, while the gateway ${fault}`, () =>
      withShop(async (shop, paykeeper) => {
        const order = await orderToPay(shop, "paykeeper");
        paykeeper.fault = fault;
        const page = await order.open();
        expect(page).toMatchObject({ status: 503, body: expect.stringContaining("Оплата сейчас недоступна") });
        const json = await shop.app.inject({ url: `/wp-json/checkout/payment/${order.id}`, query: { key: order.key } });
        expect([json.statusCode, json.headers["retry-after"], json.json().data.reason]).toEqual([
          503,
          "10",
          "payment-away",
        ]);
        expect(await order.view()).toMatchObject({ stage: "awaiting-payment", can_pay: true });
        expect((await quoteOrder(shop.app)).json().payment_methods).toEqual(["cod", "paykeeper"]);
        paykeeper.fault = "none";
        expect((await order.open()).location).toContain("/bill/");
        expect((await statesOf(order)).filter((state) => state === "pending")).toHaveLength(1);
      }));
  }

  it("requests a new token when the old one has expired", () =>
    withShop(async (shop, paykeeper) => {
      await invoiced(shop);
      paykeeper.forgetToken();
      const { invoice } = await invoiced(shop);
      expect(invoice).toBe("20262");
    }));

  it("creates one invoice when the link is opened in five tabs at once", () =>
    withShop(async (shop, paykeeper) => {
      const order = await orderToPay(shop, "paykeeper");
      const opened = await Promise.all(Array.from({ length: 5 }, () => order.open()));
      expect(new Set(opened.map(({ location }) => location)).size).toBe(1);
      expect(paykeeper.invoices.size).toBe(1);
    }));

  it("lists money that needs attention only to integrations, until a person has refunded it", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      const { clientid = "", orderid = "" } = paykeeper.callback(invoice);
      const key = md5(`5520.00${clientid}${orderid}secret-word`);
      await call(shop, paykeeper.callback(invoice, { id: "55", sum: "20.00", key }));
      const url = "/api/wp-json/checkout/payments";
      expect((await shop.app.inject({ url })).statusCode).toBe(401);
      const { keys } = await anOperator(shop);
      const headers = {
        authorization: `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`,
      };
      const [owed] = (await shop.app.inject({ url, headers })).json();
      expect(owed).toMatchObject({
        order_id: order.id,
        state: "wrong-amount",
        amount: 200,
        received: 20,
        transaction_id: "55",
      });
      const returned = () => shop.app.inject({ method: "POST", url: `${url}/${owed.id}/returned`, headers });
      expect((await returned()).json()).toEqual([]);
      expect((await returned()).statusCode).toBe(404);
    }));
});
