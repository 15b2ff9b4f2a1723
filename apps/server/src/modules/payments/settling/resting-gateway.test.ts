import { expect, it } from "vitest";
import { orderToPay } from "../../../testing/calls/payments.ts";
import { paykeeperShop } from "../../../testing/shops/paykeeper-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("a gateway that fails repeatedly", (engine) => {
  const { withShop, call, invoiced } = paykeeperShop(engine);

  it("is not called for ten seconds and refuses at once; then one shopper's request probes it", () =>
    withShop(async (shop, paykeeper) => {
      const order = await orderToPay(shop, "paykeeper");
      paykeeper.fault = "away";
      for (let count = 0; count < 5; count += 1) expect((await order.open()).status).toBe(503);
      const asked = paykeeper.calls.length;
      paykeeper.fault = "none";
      expect((await order.open()).status).toBe(503);
      expect(paykeeper.calls.length).toBe(asked);
      shop.clock.advance(10_000);
      expect((await order.open()).status).toBe(303);
    }));

  it("still delivers callbacks while it is paused", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      const other = await orderToPay(shop, "paykeeper");
      paykeeper.fault = "away";
      for (let count = 0; count < 6; count += 1) await other.open();
      expect((await call(shop, paykeeper.callback(invoice))).status).toBe(200);
      expect(await order.stage()).toBe("accepted");
    }));

  it("is still called after it refused a single order", () =>
    withShop(async (shop, paykeeper) => {
      const [refused, fine] = [await orderToPay(shop, "paykeeper"), await orderToPay(shop, "paykeeper")];
      paykeeper.fault = "refuses";
      for (let count = 0; count < 6; count += 1) await refused.open();
      paykeeper.fault = "none";
      expect((await fine.open()).status).toBe(303);
    }));
});
