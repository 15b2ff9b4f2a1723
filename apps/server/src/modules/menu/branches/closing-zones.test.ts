import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { JsonObject } from "../../../shop/documents/json.ts";
import type { Documents } from "../../../shop/entities/entity.ts";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { smallSettings, smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { publishedDocuments } from "../present.ts";

const terms = { zone_id: "centre", delivery_price: 150, free_from: 1500, minimum: 500 };
const settings: JsonObject = {
  ...smallSettings,
  payment_methods: [
    { id: "cod", name: "Наличными", enabled: true, online: false },
    { id: "card", name: "Картой курьеру", enabled: true, online: false },
  ],
  delivery: { conditions: [terms, { ...terms, warehouse_id: 10, minimum: 900 }] },
};
const centre = `${OFFICE_PATHS.branches}/10`;
const section = (name: string) => `${OFFICE_PATHS.settings}/${name}`;

function textsOf(documents: Documents): ReadonlyMap<string, string> {
  return new Map([...documents].map(([name, content]) => [name, JSON.stringify(content)]));
}

describeOnEachEngine("the zones of a branch that is closed for good", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine, files: { ...smallShop, settings } });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  it("EDIT-3 are removed if only it served them, because they would end another branch's delivery there", async () => {
    const ring = [[37.2, 55.4], [38, 55.4], [38, 56], [37.2, 56], [37.2, 55.4]]; // biome-ignore format: a ring
    const around = { type: "Feature", id: "around", geometry: { type: "Polygon", coordinates: [ring] } };
    const facets = {
      "settings#features": { ...around, properties: { description: "Вокруг" } },
      "settings#conditions": [{ zone_id: "around", warehouse_id: 20, delivery_price: 300, minimum: 0 }],
    };
    await office.call("POST", OFFICE_PATHS.zones, { id: "around", facets });
    const own = [{ ...terms, warehouse_id: 10 }];
    await office.edit(`${OFFICE_PATHS.zones}/centre`, { value: { "settings#conditions": own } });
    const byZone = { all_zones_zone_payment_methods: { centre: ["card"], around: ["cod"] } };
    await office.edit(section("delivery"), { set: { settings: byZone } });
    const popups = [{ id: 6, title: "Гостям центра", id_delivery_zone: "centre" }];
    await office.edit(section("popups"), { value: { settings: popups } });
    expect((await office.publish()).status).toBe(200);
    const before = await publishedDocuments(shop.store);
    const station = async () => {
      const at = `${OFFICE_PATHS.placeProbe}?lat=55.7505&lon=37.6105`;
      const { published } = (await office.call("GET", at)).body;
      return published.find((each: JsonObject) => each["branch_id"] === 20);
    };
    expect(await station()).toMatchObject({ zone: { id: "around" }, terms: { price: 300 } });
    const { effects } = (await office.call("GET", `${centre}/closing`)).body;
    expect(effects).toContainEqual({ target: "zone", effect: "leaves", id: "centre", name: "Центр города" });
    expect(effects).toContainEqual({ target: "popup", effect: "leaves", id: "6", name: "Гостям центра" });
    await office.call("POST", `${centre}/archive`);
    expect((await office.call("GET", OFFICE_PATHS.draft)).body.faults).toEqual([]);
    const { status, body } = await office.publish();
    expect(status).toBe(200);
    expect(await station()).toMatchObject({ zone: { id: "around" }, terms: { price: 300 } });
    const left = { delivery: { all_zones_zone_payment_methods: { around: ["cod"] } }, popups: [] };
    const { documents } = await shop.shopData.current();
    expect(documents.read("settings")).toMatchObject(left);
    expect((await office.call("POST", `${OFFICE_PATHS.history}/${body.change_id}/undo`)).status).toBe(200);
    expect(textsOf(await publishedDocuments(shop.store))).toEqual(textsOf(before));
  });
});
