import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { placeOrder } from "../../../testing/calls/orders.ts";
import { smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const spring = { id: 700, code: "Весна", discount_type: "percent", amount: "5", minimum_amount: "9000" };
const soup = { id: 701, code: "SUP10", discount_type: "percent", amount: "10" };

describeOnEachEngine("the list of promotions", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine, files: { ...smallShop, coupons: { auto: [spring], codes: [soup] } } });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const list = async () => (await office.call("GET", OFFICE_PATHS.coupons)).body.entities;

  it("PROMO-1 carries each coupon as its document has it, by itself or behind a code, and what orders used", async () => {
    expect(await list()).toMatchObject([
      { id: "700", name: "Весна", state: "published", is_code: false, coupon: spring, uses: 0, given: 0 },
      { id: "701", name: "SUP10", state: "published", is_code: true, coupon: soup, uses: 0, given: 0 },
    ]);
    const order = await placeOrder(shop.app, { promo_code: "sup10", expected_total: 180 });
    expect(order.statusCode, order.body).toBe(201);
    expect((await list())[1]).toMatchObject({ uses: 1, given: 20 });
  });

  it("PROMO-1 shows the draft, and a promotion that it removes as guests still have it", async () => {
    await office.edit(`${OFFICE_PATHS.coupons}/700`, { set: { "coupons#auto": { amount: "7" } } });
    const [{ etag }] = (await list()).slice(1);
    const removed = await office.call("DELETE", `${OFFICE_PATHS.coupons}/701`, undefined, { "if-match": etag });
    expect(removed.status).toBe(200);
    expect(await list()).toMatchObject([
      { id: "700", state: "changed", coupon: { amount: "7" } },
      { id: "701", state: "removed", is_code: true, coupon: soup },
    ]);
  });
});
