import { PATHS } from "@skatert/contract";
import { afterEach, expect, it } from "vitest";
import { placeOrder, quoteOrder } from "../../../testing/calls/orders.ts";
import { onlineShop, orderToPay } from "../../../testing/calls/payments.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("the practice gateway of a shop on the internet", (engine) => {
  let shop: RunningShop | null = null;
  afterEach(() => shop?.close());
  const publicUrl = new URL("https://shop.example");
  const methodsOf = async (at: RunningShop) => (await quoteOrder(at.app, {})).json().payment_methods;

  it("VALID-2 is not offered, accepts no order and has no page", async () => {
    shop = await startShop({ engine, files: onlineShop, publicUrl });
    expect(await methodsOf(shop)).toEqual(["cod"]);
    const refused = await placeOrder(shop.app, { payment_method: "sandbox" });
    expect(refused.statusCode).toBe(422);
    for (const method of ["GET", "POST"] as const)
      expect(shop.app.hasRoute({ method, url: "/sandbox-payments/:id" })).toBe(false);
    expect((await placeOrder(shop.app, { payment_method: "cod" })).statusCode).toBe(201);
  });

  it("is available when SANDBOX_PAYMENTS allows it", async () => {
    shop = await startShop({ engine, files: onlineShop, publicUrl, practice: true });
    expect(await methodsOf(shop)).toEqual(["cod", "sandbox"]);
    const { location } = await (await orderToPay(shop, "sandbox")).open();
    expect((await shop.app.inject(location)).statusCode).toBe(200);
  });

  it("cannot pay an order from before it was switched off; a new order can be placed", async () => {
    shop = await startShop({ engine, files: onlineShop });
    const { id, key } = await orderToPay(shop, "sandbox");
    const { store } = shop;
    const later = await startShop({ engine, store, publicUrl, now: shop.clock.now() });
    const view = await later.app.inject({ url: `${PATHS.orders}/${id}`, query: { key } });
    expect(view.json()).toMatchObject({ stage: "awaiting-payment", can_pay: false });
    await later.close();
  });
});
