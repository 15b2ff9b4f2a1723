import { expect, it } from "vitest";
import { type FakePaykeeper, startFakePaykeeper } from "../../ports/payment/fakes/fake-paykeeper.ts";
import { createPaykeeper } from "../../ports/payment/paykeeper/paykeeper-gateway.ts";
import { md5 } from "../../ports/payment/paykeeper/read-callback.ts";
import { describeOnEachEngine } from "../../testing/engines.ts";
import { anOperator, quoteOrder, stockOf } from "../../testing/orders.ts";
import { orderToPay, passTime, startOnlineShop, statesOf, type WaitingOrder } from "../../testing/payments.ts";
import type { RunningShop } from "../../testing/start-shop.ts";

const halfAnHour = 1_800_000;
const aDay = 86_400_000;

describeOnEachEngine("paying by PayKeeper", (engine) => {
  async function withShop(walk: (shop: RunningShop, paykeeper: FakePaykeeper) => Promise<void>): Promise<void> {
    const paykeeper = await startFakePaykeeper();
    const shop = await startOnlineShop(engine, { paykeeper: createPaykeeper(paykeeper.settings) });
    try {
      await walk(shop, paykeeper);
    } finally {
      await shop.close();
      await paykeeper.close();
    }
  }

  async function call(shop: RunningShop, fields: Record<string, string>) {
    const answer = await shop.app.inject({
      method: "POST",
      url: "/api/wp-json/checkout/payment_notice/paykeeper",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });
    return { status: answer.statusCode, body: answer.body };
  }

  const ok = (id: string) => ({ status: 200, body: `OK ${md5(`${id}secret-word`)}` });
  const attention = async (shop: RunningShop) =>
    (await shop.app.commerce.payments.needingAttention()).map(({ state }) => state);

  /** An order whose invoice is open; the invoice's id. */
  async function invoiced(shop: RunningShop): Promise<{ order: WaitingOrder; invoice: string }> {
    const order = await orderToPay(shop, "paykeeper");
    const { location } = await order.open();
    return { order, invoice: /\/bill\/(\d+)\/$/.exec(location)?.[1] ?? "" };
  }

  it("leads to the bill, accepts the order at a signed callback and answers it as PayKeeper waits for", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      expect(paykeeper.invoices.get(invoice)?.form).toMatchObject({
        pay_amount: "200.00",
        orderid: `${order.id}-1`,
        clientid: "Анна",
        client_phone: "+79161234567",
      });
      expect(await call(shop, paykeeper.callback(invoice))).toEqual(ok(`9${invoice}`));
      expect(await order.view()).toMatchObject({ stage: "accepted", payment: { paid: true } });
      expect((await shop.app.commerce.orders.get(order.id))?.stages.map(({ by }) => by)).toContain("payment:paykeeper");
    }));

  it("54-FZ sends receipt lines that sum to the amount, discounts and delivery included", () =>
    withShop(async (shop, paykeeper) => {
      const body = {
        delivery_type: "flat_rate",
        pickup_location_id: undefined,
        coordinates: [37.6, 55.75],
        address: { AddressLine: "Мира, 1" },
        lines: [
          { product_id: 101, quantity: 3, supplements: [{ id: 901, count: 2 }] },
          { product_id: 301, quantity: 1 },
        ],
        promo_code: "SUP10",
      };
      const { total, adjustments } = (await quoteOrder(shop.app, body)).json();
      expect(adjustments.map(({ kind }: { kind: string }) => kind)).toEqual([
        "items",
        "percent",
        "delivery",
        "free_supplements",
      ]);
      const order = await orderToPay(shop, "paykeeper", { ...body, expected_total: total });
      await order.open();
      const [invoice] = [...paykeeper.invoices.values()];
      const { cart, user_result_callback: back } = JSON.parse(invoice?.form["service_name"] ?? "{}");
      expect(invoice?.form["pay_amount"]).toBe(total.toFixed(2));
      const kopecks = cart.map(({ sum }: { sum: string }) => Math.round(Number(sum) * 100));
      expect(kopecks.reduce((sum: number, one: number) => sum + one, 0)).toBe(Math.round(total * 100));
      for (const { price, quantity, sum } of cart) expect((Number(price) * quantity).toFixed(2)).toBe(sum);
      expect(cart.map(({ name }: { name: string }) => name)).toEqual(
        expect.arrayContaining(["Борщ (Сметана × 2)", "Чай", "Доставка"]),
      );
      expect(back).toBe(`http://localhost:80/order/${order.id}?key=${order.key}`);
    }));

  it("refuses a callback with a wrong key, of another order, or altered after signing", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      const good = paykeeper.callback(invoice);
      for (const forged of [
        { ...good, key: md5("guess") },
        { ...good, sum: "1.00" },
        { ...good, orderid: "1-1" },
        { ...good, id: "77" },
        { ...good, key: "" },
        { sum: "200.00" },
      ]) {
        expect((await call(shop, forged)).status).toBe(403);
      }
      expect(await order.stage()).toBe("awaiting-payment");
      expect(await statesOf(order)).toEqual(["pending"]);
    }));

  it("accepts nothing for a signed callback of another sum: the order waits on, the money needs attention", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      const { clientid = "", orderid = "" } = paykeeper.callback(invoice);
      const key = md5(`55${"20.00"}${clientid}${orderid}secret-word`);
      for (let repeat = 0; repeat < 3; repeat += 1) {
        expect((await call(shop, paykeeper.callback(invoice, { id: "55", sum: "20.00", key }))).status).toBe(403);
      }
      expect(await order.view()).toMatchObject({ stage: "awaiting-payment", can_pay: true });
      expect(await order.payments()).toMatchObject([
        { state: "wrong-amount", amount: 20_000, received: 2_000, transaction_id: "55" },
      ]);
      const again = await order.open();
      expect(again.location).not.toContain(invoice);
      expect(await call(shop, paykeeper.callback("20262"))).toEqual(ok("920262"));
      expect(await statesOf(order)).toEqual(["wrong-amount", "paid"]);
      expect(await order.stage()).toBe("accepted");
    }));

  it("counts one payment when a callback comes twenty times at once, again a day later, and out of order", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      const answers = await Promise.all(Array.from({ length: 20 }, () => call(shop, paykeeper.callback(invoice))));
      expect(answers).toEqual(Array.from({ length: 20 }, () => ok(`9${invoice}`)));
      const operator = await anOperator(shop);
      await operator.move(order.id, "cooking");
      shop.clock.advance(aDay);
      expect(await call(shop, paykeeper.callback(invoice))).toEqual(ok(`9${invoice}`));
      expect(await order.stage()).toBe("cooking");
      expect(await order.payments()).toMatchObject([
        { state: "paid", received: 20_000, transaction_id: `9${invoice}` },
      ]);
      expect(await attention(shop)).toEqual([]);
      expect(await stockOf(shop, 301)).toBe(3);
    }));

  it("takes a callback that comes before the invoice is answered", () =>
    withShop(async (shop, paykeeper) => {
      const order = await orderToPay(shop, "paykeeper");
      paykeeper.beforeAnswer = async ({ id }) => {
        expect((await call(shop, paykeeper.callback(id))).status).toBe(200);
      };
      expect((await order.open()).location).toContain(`/order/${order.id}?key=`);
      expect(await order.stage()).toBe("accepted");
      expect(await order.payments()).toMatchObject([{ state: "paid", external_id: "20261" }]);
    }));

  it("finds a payment whose callback was lost by asking, and gives it one transaction when the callback comes after all", () =>
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

  it("accepts a paid order at its cancel timer though neither callback nor question got through before", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      const open = paykeeper.invoices.get(invoice);
      paykeeper.fault = "away";
      await passTime(shop, halfAnHour - 60_000, 60_000);
      if (open !== undefined) open.status = "paid";
      paykeeper.fault = "none";
      shop.clock.advance(60_000);
      await shop.app.commerce.jobs.runDue();
      expect(await order.stage()).toBe("accepted");
      expect(await stockOf(shop, 301)).toBe(3);
    }));

  it("keeps money that comes after the cancel timer as paid late, gives it back, and leaves the order cancelled", () =>
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

  it("keeps a second payment of one order apart and gives it back", () =>
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

  it("gives the money back when a paid order is cancelled, once though it is cancelled twenty times", () =>
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
    it(`leaves the order waiting, says when to try again and lets other ways to pay go on while the gateway ${fault}`, () =>
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

  it("asks for a fresh token when the old one has run out", () =>
    withShop(async (shop, paykeeper) => {
      await invoiced(shop);
      paykeeper.forgetToken();
      const { invoice } = await invoiced(shop);
      expect(invoice).toBe("20262");
    }));

  it("makes one invoice though the link is opened in five tabs at once", () =>
    withShop(async (shop, paykeeper) => {
      const order = await orderToPay(shop, "paykeeper");
      const opened = await Promise.all(Array.from({ length: 5 }, () => order.open()));
      expect(new Set(opened.map(({ location }) => location)).size).toBe(1);
      expect(paykeeper.invoices.size).toBe(1);
    }));

  it("lists money that needs attention to integrations alone, until a person has given it back", () =>
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
