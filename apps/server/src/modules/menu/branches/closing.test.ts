import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shop/documents/json.ts";
import type { Documents } from "../../../shop/entities/entity.ts";
import { enrolDevice } from "../../../testing/calls/devices.ts";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { placeOrder } from "../../../testing/calls/orders.ts";
import { signInStaff } from "../../../testing/calls/staff.ts";
import { type ShopFiles, smallMenu, smallSettings, smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { publishedDocuments } from "../present.ts";

/** The menu with dishes limited to branches: the tea to the centre, the pizza to both. */
const menu = smallMenu.map((category): Json => {
  const locations = category["id"] === 3 ? [1] : category["id"] === 2 ? [1, 2] : null;
  const products = category["products"] as readonly JsonObject[];
  return locations === null ? category : { ...category, products: products.map((each) => ({ ...each, locations })) };
});
const terms = { zone_id: "centre", delivery_price: 150, free_from: 1500, minimum: 500 };
/** The station takes no orders now. */
const settings: JsonObject = {
  ...smallSettings,
  payment_methods: [
    { id: "cod", name: "Наличными", enabled: true, online: false },
    { id: "card", name: "Картой курьеру", enabled: true, online: false, warehouse_ids: [10] },
    { id: "invoice", name: "По счёту", enabled: true, online: false, warehouse_ids: [10, 20] },
  ],
  popups: [{ id: 5, title: "Ремонт", sklad: [10] }],
  settings: { app: { disable_ordering: [20] } },
  delivery: { conditions: [terms, { ...terms, warehouse_id: 10, minimum: 900 }] },
};
/** A shop in which everything can be limited to branches. */
const files: ShopFiles = {
  ...smallShop,
  catalog: menu,
  banners: [
    { id: 1, title: "Суп недели", type: "product", product: 101, skladall: true, device: ["site"] },
    { id: 2, title: "Открылись в центре", sklad: [10], device: ["site"] },
    { id: 3, title: "Везде", sklad: [10, 20], device: ["site"] },
  ],
  coupons: {
    auto: [],
    codes: [
      { id: 701, code: "SUP10", discount_type: "percent", amount: "10" },
      { id: 702, code: "CENTRE", discount_type: "percent", amount: "5", sklad_coupon: "10" },
      { id: 703, code: "BOTH", discount_type: "percent", amount: "5", sklad_coupon: "10, 20" },
    ],
  },
  wheel: {
    active: true,
    spins: { per: "day", count: 1 },
    segments: [
      { id: 1, label: "Скидка в центре", weight: 1, prize: { kind: "coupon", coupon_id: 702 } },
      { id: 2, label: "Суп", weight: 1, prize: { kind: "coupon", coupon_id: 701 } },
      { id: 3, label: "В другой раз", weight: 2, prize: { kind: "nothing" } },
    ],
  },
  "wheel.en": {
    segments: [
      { id: 1, label: "Off in the centre" },
      { id: 2, label: "Soup" },
    ],
  },
  settings,
};
const centre = `${OFFICE_PATHS.branches}/10`;

function textsOf(documents: Documents): ReadonlyMap<string, string> {
  return new Map([...documents].map(([name, content]) => [name, JSON.stringify(content)]));
}

describeOnEachEngine("closing a branch for good", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine, files });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const close = (url = centre) => office.call("POST", `${url}/archive`);
  const draft = async () => (await office.call("GET", OFFICE_PATHS.draft)).body;
  const read = async (name: string): Promise<JsonObject> =>
    Object((await shop.shopData.current()).documents.read(name));

  it("EDIT-3 first lists what is removed, what stays in other branches, and the staff of the branch", async () => {
    await enrolDevice(shop, 10);
    await signInStaff(shop, [{ role: "cook", branchId: 10 }], { name: "Борис" });
    await signInStaff(
      shop,
      [
        { role: "cook", branchId: 10 },
        { role: "cashier", branchId: 20 },
      ],
      { name: "Вера" },
    );
    await placeOrder(shop.app);
    const { body } = await office.call("GET", `${centre}/closing`);
    expect(body).toMatchObject({ branch: { id: "10", name: "Центр" }, is_last: false, has_own_prices: false });
    const said = (effect: string) =>
      body.effects.filter((each: JsonObject) => each["effect"] === effect).map((each: JsonObject) => each["name"]);
    expect(said("leaves").toSorted()).toEqual([
      ...["CENTRE", "Картой курьеру", "Открылись в центре", "Ремонт", "Скидка в центре", "Чай"],
    ]);
    expect(said("narrows").toSorted()).toEqual(["BOTH", "Везде", "Маргарита", "По счёту", "Центр города"]);
    expect(body).toMatchObject({ live_orders: 1, devices: [{ name: expect.any(String) }] });
    expect(body.people).toMatchObject([
      { name: "Борис", elsewhere: false },
      { name: "Вера", elsewhere: true },
    ]);
    expect((await office.call("GET", `${OFFICE_PATHS.branches}/20/closing`)).body.has_own_prices).toBe(true);
  });

  it("EDIT-3 is one change of the draft, and removes the branch everywhere when it is published", async () => {
    expect(await close()).toMatchObject({ status: 200, body: { state: "archived" } });
    expect(await draft()).toMatchObject({ changes: [{ entity: { kind: "branch", id: "10" } }], faults: [] });
    expect((await office.publish()).status).toBe(200);
    const settings = await read("settings");
    expect(settings).toMatchObject({
      locations: [{ name: "Вокзал" }],
      shipping_methods: [{ type: "flat_rate" }, { type: "local_pickup", pickup_locations: [] }],
      delivery: { conditions: [terms] },
      popups: [],
      payment_methods: [
        { id: "cod", enabled: true },
        { id: "card", enabled: false, warehouse_ids: [] },
        { id: "invoice", enabled: true, warehouse_ids: [20] },
      ],
    });
    expect(Object.keys(Object(settings["delivery_work_time"]))).toEqual(["20"]);
    expect(await read("banners")).toMatchObject([{ id: 1 }, { id: 3, sklad: [20] }]);
    expect((await read("coupons"))["codes"]).toMatchObject([{ id: 701 }, { id: 703, sklad_coupon: "20" }]);
    expect((await read("wheel"))["segments"]).toMatchObject([{ id: 2 }, { id: 3 }]);
    expect((await read("wheel.en"))["segments"]).toEqual([{ id: 2, label: "Soup" }]);
    const { products } = (await shop.shopData.current()).catalog();
    expect([products.has(301), products.get(201)?.locationIds]).toEqual([false, [2]]);
  });

  it("EDIT-6 is undone exactly", async () => {
    const before = await publishedDocuments(shop.store);
    await close();
    const { change_id: id } = (await office.publish()).body;
    expect((await office.call("POST", `${OFFICE_PATHS.history}/${id}/undo`)).status).toBe(200);
    expect(textsOf(await publishedDocuments(shop.store))).toEqual(textsOf(before));
  });

  it("EDIT-5 is discarded with its one change, and then nothing of the shop has changed", async () => {
    await close();
    expect((await office.call("DELETE", `${OFFICE_PATHS.draft}?entity=branch:10`)).status).toBe(200);
    expect(await draft()).toMatchObject({ changes: [], faults: [] });
    expect((await office.call("GET", centre)).body.state).toBe("published");
  });

  it("EDIT-3 is refused while guests wait for its orders, also at the time of a release", async () => {
    const { id } = (await placeOrder(shop.app)).json();
    await close();
    const busy = { entity: { kind: "branch", id: "10", name: "Центр" }, cause: { kind: "live-orders", name: "1" } };
    expect((await draft()).faults).toMatchObject([busy]);
    expect(await office.publish()).toMatchObject({ status: 422, body: { data: { faults: [busy] } } });
    await office.publish({ at: new Date(shop.clock.now() + 1_000).toISOString() });
    shop.clock.advance(1_000);
    await shop.app.services.jobs.runDue();
    const { releases } = await draft();
    expect(releases).toMatchObject([{ state: "failed", faults: [busy] }]);
    await shop.store.db.updateTable("order_boards").set({ place: "done" }).where("order_id", "=", id).execute();
    await office.call("POST", `${OFFICE_PATHS.releases}/${releases[0].id}/reopen`);
    expect((await office.publish()).status).toBe(200);
  });

  it("EDIT-3 keeps the last branch, and only discards one that was never published", async () => {
    const facets = { "settings#locations": { name: "Порт" } };
    const { id } = (await office.call("POST", OFFICE_PATHS.branches, { facets })).body;
    expect(await close(`${OFFICE_PATHS.branches}/${id}`)).toMatchObject({ status: 200, body: { state: "removed" } });
    expect((await draft()).changes).toEqual([]);
    await close();
    const last = `${OFFICE_PATHS.branches}/20`;
    expect((await office.call("GET", `${last}/closing`)).body.is_last).toBe(true);
    expect(await close(last)).toMatchObject({ status: 422, body: { data: { reason: "last-branch" } } });
    expect((await close(`${OFFICE_PATHS.branches}/99`)).status).toBe(404);
  });

  it("EDIT-3 removes its pause, and never gives its number to another branch", async () => {
    await close(`${OFFICE_PATHS.branches}/20`);
    expect((await office.publish()).status).toBe(200);
    expect((await read("settings"))["settings"]).toEqual({ app: { disable_ordering: [] } });
    const facets = { "settings#locations": { name: "Порт" } };
    expect((await office.call("POST", OFFICE_PATHS.branches, { facets })).body).toMatchObject({
      id: "21",
      facets: { "settings#locations": { term_id: 3 } },
    });
  });
});
