import { randomUUID } from "node:crypto";
import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startFakePaykeeper } from "../../ports/payment/fakes/fake-paykeeper.ts";
import { createPaykeeper } from "../../ports/payment/paykeeper/paykeeper-gateway.ts";
import { teaOrder } from "../../testing/calls/orders.ts";
import { onlineShop } from "../../testing/calls/payments.ts";
import { newPhone, outboxOf } from "../../testing/calls/people.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("the payment link of an order by telephone", (engine) => {
  let shop: RunningShop;
  let close: () => Promise<unknown>;
  beforeEach(async () => {
    const paykeeper = await startFakePaykeeper();
    const gateways = { paykeeper: createPaykeeper(paykeeper.settings) };
    const coupons = { auto: [], codes: [{ id: 701, code: "ALL", discount_type: "percent", amount: "100" }] };
    shop = await startShop({
      engine,
      files: { ...onlineShop, coupons },
      gateways,
      publicUrl: new URL("https://stol.example"),
    });
    close = () => Promise.all([shop.close(), paykeeper.close()]);
  });
  afterEach(() => close());

  const place = async (changes: object) => {
    const { headers } = await signInStaff(shop, [{ role: "operator", branchId: null }]);
    const payload = { ...teaOrder, payment_method: "paykeeper", dry_run: false, pay_by: "link", ...changes };
    const answer = await shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.phoneOrders,
      payload,
      headers: { ...headers, "idempotency-key": randomUUID() },
    });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };

  it("PHONE-1 goes to the guest's number as one text, in the language that the guest speaks", async () => {
    const phone = newPhone();
    const order = await place({ customer: { name: "John", phone }, language: "en" });
    expect(order.text_sent).toBe(true);
    for (let round = 0; round < 2; round += 1) await shop.app.services.jobs.runDue();
    const link = `https://stol.example${order.payment.redirect_url}`;
    expect(await outboxOf(shop)).toMatchObject([
      {
        channel: "sms",
        to: phone,
        text: expect.stringMatching(/^Order \d+, .*200.* to pay\. Pay by this link: https/),
      },
    ]);
    expect((await outboxOf(shop))[0]?.text.endsWith(link)).toBe(true);
    const opened = await shop.app.inject({ url: order.payment.redirect_url, headers: { accept: "text/html" } });
    expect(String(opened.headers.location)).toContain("/bill/");
  });

  it("PHONE-1 is not sent for an order that costs nothing, which nobody has to pay", async () => {
    const order = await place({ customer: { name: "Пётр", phone: newPhone() }, promo_code: "ALL", expected_total: 0 });
    expect(order).toMatchObject({ stage: "accepted", text_sent: false });
    await shop.app.services.jobs.runDue();
    expect(await outboxOf(shop)).toEqual([]);
  });

  it("PHONE-1 is not sent for an order that was cancelled before", async () => {
    const order = await place({ customer: { name: "Пётр", phone: newPhone() } });
    await shop.app.services.orders.move(order.id, "cancelled", "shop");
    await shop.app.services.jobs.runDue();
    expect(await outboxOf(shop)).toEqual([]);
  });

  it("PHONE-1 is not sent to a guest who pays on receipt", async () => {
    const order = await place({
      customer: { name: "Пётр", phone: newPhone() },
      payment_method: "cod",
      pay_by: "cash",
    });
    await shop.app.services.jobs.runDue();
    expect([order.text_sent, await outboxOf(shop)]).toEqual([false, []]);
  });
});
