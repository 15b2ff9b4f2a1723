import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { placeOrder, quoteOrder } from "../../../testing/calls/orders.ts";
import { staffHeaders } from "../../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const lunch = { code: "Обед", discount_type: "percent", amount: 15, minimum_amount: 100 };

describeOnEachEngine("a coupon that is made in the office", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const create = (facets: object, more: object = {}) => office.call("POST", OFFICE_PATHS.coupons, { facets, ...more });

  it("PROMO-1 is in the draft, then in the shop; it is undone, and its number is never used again", async () => {
    const made = await create({ "coupons#codes": { ...lunch, code: "OBED" } });
    expect([made.status, made.body.id, made.body.state]).toEqual([201, "702", "new"]);
    expect((await quoteOrder(shop.app, { promo_code: "OBED" })).json().total).toBe(200);
    const published = await office.publish();
    expect(published.status).toBe(200);
    const order = await placeOrder(shop.app, { promo_code: "obed", expected_total: 170 });
    expect(order.statusCode, order.body).toBe(201);
    const undone = await office.call("POST", `${OFFICE_PATHS.history}/${published.body.change_id}/undo`, {});
    expect(undone.status).toBe(200);
    expect((await quoteOrder(shop.app, { promo_code: "OBED" })).json().total).toBe(200);
    expect((await create({ "coupons#auto": lunch })).body.id).toBe("703");
  });

  it("PROMO-1 applies by itself if it is in the list of automatic ones", async () => {
    await create({ "coupons#auto": lunch });
    await office.publish();
    const [coupon] = (await shop.shopData.current()).coupons();
    expect(coupon).toMatchObject({ id: 702, kind: "auto", code: "Обед", benefit: { kind: "percent", percent: 15 } });
  });

  it("PROMO-1 is made with its translations, as the copy of another one", async () => {
    const made = await create({ "coupons#auto": lunch, "coupons.en#auto": { code: "Lunch" } });
    expect([made.status, made.body.facets["coupons.en#auto"]]).toEqual([201, { id: 702, code: "Lunch" }]);
    expect((await office.publish()).status).toBe(200);
  });

  it.each<[string, object, object]>([
    ["both lists", { "coupons#auto": lunch, "coupons#codes": lunch }, {}],
    ["no list", { coupons: lunch }, {}],
    ["another document", { banners: lunch }, {}],
    ["a number of its own", { "coupons#auto": lunch }, { id: "900" }],
  ])("PROMO-1 is refused with %s", async (_title, facets, more) => {
    expect((await create(facets, more)).status).toBe(400);
  });

  it("STAFF-2 a branch's manager reads promotions and their rules, and changes neither", async () => {
    const manager = { ...(await staffHeaders(shop, [{ role: "manager", branchId: 10 }])) };
    const as = async (method: "GET" | "PATCH" | "POST", url: string, payload?: object) =>
      (
        await shop.app.inject({
          method,
          url,
          headers: { ...manager, "if-match": '"none"' },
          ...(payload && { payload }),
        })
      ).statusCode;
    const rules = ["bonus", "referral", "wheel", "promo-settings"].map((id) => `${OFFICE_PATHS.settings}/${id}`);
    for (const url of [OFFICE_PATHS.coupons, `${OFFICE_PATHS.coupons}/701`, ...rules])
      expect(await as("GET", url)).toBe(200);
    for (const url of [`${OFFICE_PATHS.coupons}/701`, ...rules]) expect(await as("PATCH", url, { set: {} })).toBe(403);
    expect(await as("POST", OFFICE_PATHS.coupons, { facets: { "coupons#auto": lunch } })).toBe(403);
    expect(await as("GET", `${OFFICE_PATHS.settings}/seo`)).toBe(403);
  });
});
