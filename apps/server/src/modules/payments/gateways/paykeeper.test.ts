import { expect, it } from "vitest";
import { md5 } from "../../../ports/payment/paykeeper/read-callback.ts";
import { anOperator, quoteOrder, stockOf } from "../../../testing/calls/orders.ts";
import { orderToPay, statesOf } from "../../../testing/calls/payments.ts";
import { paykeeperShop } from "../../../testing/shops/paykeeper-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const aDay = 86_400_000;

describeOnEachEngine("paying by PayKeeper", (engine) => {
  const { withShop, call, ok, attention, invoiced } = paykeeperShop(engine);

  it("redirects to the bill, accepts the order at a signed callback and answers in PayKeeper's form", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      expect(paykeeper.invoices.get(invoice)?.form).toMatchObject({
        pay_amount: "200.00",
        orderid: expect.stringMatching(new RegExp(`^${order.id}-1-[0-9a-f]{12}$`)),
        clientid: "Анна",
        client_phone: "+79161234567",
      });
      expect(await call(shop, paykeeper.callback(invoice))).toEqual(ok(`9${invoice}`));
      expect(await order.view()).toMatchObject({ stage: "accepted", payment: { paid: true } });
      expect((await shop.app.services.orders.get(order.id))?.stages.map(({ by }) => by)).toContain("payment:paykeeper");
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

  it("does not accept the order for a signed callback of another sum; the money needs attention", () =>
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

  it("counts one payment for twenty parallel callbacks, a repeat a day later, and wrong order", () =>
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

  it("accepts a callback before the answer to the invoice", () =>
    withShop(async (shop, paykeeper) => {
      const order = await orderToPay(shop, "paykeeper");
      paykeeper.beforeAnswer = async ({ id }) => {
        expect((await call(shop, paykeeper.callback(id))).status).toBe(200);
      };
      expect((await order.open()).location).toContain(`/order/${order.id}?key=`);
      expect(await order.stage()).toBe("accepted");
      expect(await order.payments()).toMatchObject([{ state: "paid", external_id: "20261" }]);
    }));
});
