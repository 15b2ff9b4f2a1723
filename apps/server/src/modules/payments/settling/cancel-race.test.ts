import { expect, it } from "vitest";
import { startFakePaykeeper } from "../../../ports/payment/fakes/fake-paykeeper.ts";
import { createPaykeeper } from "../../../ports/payment/paykeeper/paykeeper-gateway.ts";
import { stockOf } from "../../../testing/calls/orders.ts";
import { orderToPay, passTime, startOnlineShop, statesOf } from "../../../testing/calls/payments.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("the cancel timer and a parallel payment", (engine) => {
  it("CONST-6 ends either accepted with its stock or cancelled with a refund", async () => {
    const paykeeper = await startFakePaykeeper();
    const shop = await startOnlineShop(engine, { paykeeper: createPaykeeper(paykeeper.settings) });
    try {
      for (let round = 0; round < 12; round += 1) {
        const order = await orderToPay(shop, "paykeeper");
        const invoice = /\/bill\/(\d+)\//.exec((await order.open()).location)?.[1] ?? "";
        const payload = new URLSearchParams(paykeeper.callback(invoice)).toString();
        const pay = () =>
          shop.app.inject({
            method: "POST",
            url: "/wp-json/checkout/payment_notice/paykeeper",
            headers: { "content-type": "application/x-www-form-urlencoded" },
            payload,
          });
        const timer = () => shop.app.services.orders.move(order.id, "cancelled", "timer", { from: "awaiting-payment" });
        const both = round % 2 === 0 ? [pay(), timer(), pay(), timer()] : [timer(), pay(), timer(), pay()];
        await Promise.all(both);

        const stage = await order.stage();
        const isAccepted = stage === "accepted";
        expect([stage, await statesOf(order)]).toEqual(
          isAccepted ? ["accepted", ["paid"]] : ["cancelled", ["paid-late"]],
        );
        expect(await stockOf(shop, 301)).toBe(isAccepted ? 3 : 5);
        if (isAccepted) await shop.app.services.orders.move(order.id, "cancelled", "operator:kitchen");
        await passTime(shop, 15_000);
        expect(await statesOf(order)).toEqual(["refunded"]);
        expect(paykeeper.refunds.filter((id) => id === `9${invoice}`)).toHaveLength(1);
        expect(await stockOf(shop, 301)).toBe(5);
      }
    } finally {
      await shop.close();
      await paykeeper.close();
    }
  });

  it("CONST-6 does not cancel an order that was paid just before its timer", async () => {
    const shop = await startOnlineShop(engine);
    try {
      const order = await orderToPay(shop, "sandbox");
      const { location } = await order.open();
      await shop.app.inject({
        method: "POST",
        url: location,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "decision=paid",
      });
      const late = await shop.app.services.orders.move(order.id, "cancelled", "timer", { from: "awaiting-payment" });
      expect(late).toMatchObject({ kind: "not-allowed", from: "accepted" });
      await passTime(shop, 1_800_000, 600_000);
      expect(await order.stage()).toBe("accepted");
    } finally {
      await shop.close();
    }
  });
});
