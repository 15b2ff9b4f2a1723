import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Documents } from "../../../shop/entities/entity.ts";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { placeOrder } from "../../../testing/calls/orders.ts";
import { signInStaff } from "../../../testing/calls/staff.ts";
import { smallSettings, smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { publishedDocuments } from "../present.ts";

const place = { name: "Порт", address: "Портовая улица, 3", coord: "55.71,37.64" };
const week = { 1: { from: "10:00", to: "22:00" }, 4: { from: "10:00", to: "22:00" } };
const port = {
  "settings#locations": { ...place, phone: "+7 900 000-00-00" },
  "settings#delivery_work_time": { around_clock: true, week, cooking_time_in_minutes: 25 },
  "settings#pickup_locations": { local_pickup: [place] },
};
const atPort = { warehouse_id: 21, pickup_location_id: 32 };

function textsOf(documents: Documents): ReadonlyMap<string, string> {
  return new Map([...documents].map(([name, content]) => [name, JSON.stringify(content)]));
}

/** The small shop's footer links no offer. */
const noOffer = { kind: "no-offer", entity: { kind: "settings", id: "menu", name: "" }, branches: [] };

describeOnEachEngine("a new branch", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const add = (facets: object = port, headers: Record<string, string> = {}) =>
    office.call("POST", OFFICE_PATHS.branches, { facets }, headers);
  const settings = async () => (await shop.shopData.current()).settings();

  it("EDIT-3 is one change with its numbers, its hours and its pickup place", async () => {
    const made = await add();
    expect(made).toMatchObject({ status: 201, body: { kind: "branch", id: "21", name: "Порт", state: "new" } });
    expect(made.body.facets).toEqual({
      "settings#locations": { term_id: 3, warehouse_id: 21, ...port["settings#locations"] },
      "settings#delivery_work_time": port["settings#delivery_work_time"],
      "settings#pickup_locations": { "local_pickup:1": [{ id: 32, ...place, warehouse_id: 21 }] },
    });
    const { body } = await office.call("GET", OFFICE_PATHS.draft);
    expect(body).toMatchObject({ changes: [{ entity: { kind: "branch", id: "21" }, change: "added" }], faults: [] });
    expect((await placeOrder(shop.app, atPort)).statusCode).toBe(404);
    expect((await office.publish()).status).toBe(200);
    expect((await settings()).schedules[21]).toMatchObject({ aroundTheClock: true, cookingMinutes: 25 });
    const order = await placeOrder(shop.app, atPort);
    expect(order.statusCode, order.body).toBe(201);
    const { id, key } = order.json();
    const shown = await shop.app.inject({ url: `/api/wp-json/checkout/order/${id}?key=${key}` });
    expect(shown.json().delivery).toMatchObject({ place_name: "Порт" });
  });

  it("EDIT-5 is published with a note that no tablet rings for it, and that a zone of every branch gained it", async () => {
    await add();
    const { body } = await office.call("GET", OFFICE_PATHS.draft);
    expect(body.notes).toEqual([
      { kind: "no-screen", entity: { kind: "branch", id: "21", name: "Порт" }, branches: [] },
      {
        kind: "zone-gained",
        entity: { kind: "zone", id: "centre", name: expect.any(String) },
        branches: [{ name: "Порт", meters: 0 }],
      },
      noOffer,
    ]);
    await office.publish();
    expect((await office.call("GET", OFFICE_PATHS.draft)).body.notes).toEqual([]);
  });

  it("EDIT-6 is undone exactly, unless guests wait for its orders", async () => {
    const before = await publishedDocuments(shop.store);
    await add();
    const { change_id: id } = (await office.publish()).body;
    const undo = () => office.call("POST", `${OFFICE_PATHS.history}/${id}/undo`);
    const { id: order } = (await placeOrder(shop.app, atPort)).json();
    expect(await undo()).toMatchObject({
      status: 409,
      body: { data: { faults: [{ entity: { id: "21" }, cause: { kind: "live-orders", name: "1" } }] } },
    });
    await shop.store.db.updateTable("order_boards").set({ place: "done" }).where("order_id", "=", order).execute();
    expect((await undo()).status).toBe(200);
    expect(textsOf(await publishedDocuments(shop.store))).toEqual(textsOf(before));
  });

  it("EDIT-3 begins the shop's pickup if there was none, and locates the fault of an unknown method", async () => {
    const [delivery] = smallSettings["shipping_methods"] as readonly [object];
    await shop.reimport({ ...smallShop, settings: { ...smallSettings, shipping_methods: [Object(delivery)] } });
    const wrong = await add({ ...port, "settings#pickup_locations": { "courier:9": [place] } });
    expect(wrong).toMatchObject({ status: 400, body: { code: "rest_invalid_param" } });
    await add();
    const url = `${OFFICE_PATHS.branches}/21`;
    expect((await office.edit(url, { set: { "settings#locations": { phone: "+7 900 111-11-11" } } })).status).toBe(200);
    expect((await office.call("GET", OFFICE_PATHS.draft)).body).toMatchObject({ changes: [{}, {}], faults: [] });
    expect((await office.publish()).status).toBe(200);
    expect((await settings()).shippingMethods).toMatchObject([
      { type: "flat_rate" },
      { name: "Самовывоз", type: "local_pickup", pickupLocations: [{ id: 1, name: "Порт", warehouseId: 21 }] },
    ]);
  });

  it("EDIT-3 is answered once more to a repeat, also if it began the shop's pickup", async () => {
    const [delivery] = smallSettings["shipping_methods"] as readonly [object];
    await shop.reimport({ ...smallShop, settings: { ...smallSettings, shipping_methods: [Object(delivery)] } });
    const key = { "idempotency-key": "port" };
    const made = await add(port, key);
    expect(made).toMatchObject({ status: 201, body: { kind: "branch", id: "21" } });
    expect(await add(port, key)).toEqual(made);
  });

  it("EDIT-3 gets a number that no branch, draft, order, role or tablet has", async () => {
    const key = { "idempotency-key": "port" };
    expect((await add(port, key)).body.id).toBe("21");
    expect((await add(port, key)).body.id).toBe("21");
    await office.publish({ at: new Date(shop.clock.now() + 60_000).toISOString() });
    const second = await add();
    expect(second.body).toMatchObject({
      id: "22",
      facets: {
        "settings#locations": { term_id: 4, warehouse_id: 22 },
        "settings#pickup_locations": { "local_pickup:1": [{ id: 33, warehouse_id: 22 }] },
      },
    });
    await signInStaff(shop, [{ role: "cook", branchId: 40 }]);
    expect((await add()).body.id).toBe("41");
  });

  it("EDIT-3 INBOX-1 begins booking with its first hall, which guests then find, and adds a second one", async () => {
    const station = `${OFFICE_PATHS.branches}/20`;
    const tables = [{ number: "1", seats: 4 }];
    const hall = { name: "Зал", address: "Площадь, 1", coord: "55.76,37.65", seats: 20, tables };
    const edited = await office.edit(station, { value: { "settings#restaurants": { restaurants: [hall] } } });
    const [[way, [made]]] = Object.entries(edited.body.facets["settings#restaurants"]) as [[string, [object]]];
    expect(made).toEqual({ id: 32, ...hall, warehouse_id: 20 });
    const terrace = { ...hall, name: "Терраса" };
    const more = { [way]: [made], restaurants: [terrace] };
    expect((await office.edit(station, { value: { "settings#restaurants": more } })).status).toBe(200);
    expect((await office.publish()).status).toBe(200);
    expect((await settings()).shippingMethods.filter(({ type }) => type === "restaurants")).toMatchObject([
      {
        name: "Столик в зале",
        restaurants: [
          { id: 32, name: "Зал", warehouseId: 20, seats: 20, tables },
          { id: 33, name: "Терраса", warehouseId: 20 },
        ],
      },
    ]);
  });

  it("EDIT-3 adds and removes its pickup place without changing another branch's", async () => {
    const station = `${OFFICE_PATHS.branches}/20`;
    const spot = { name: "Вокзал", address: "Площадь, 1", coord: "55.76,37.65" };
    const opened = await office.edit(station, { value: { "settings#pickup_locations": { local_pickup: [spot] } } });
    expect(opened.body.facets["settings#pickup_locations"]).toEqual({
      "local_pickup:1": [{ id: 32, ...spot, warehouse_id: 20 }],
    });
    await office.publish();
    const points = async () =>
      (await settings()).shippingMethods.flatMap(({ pickupLocations }) => pickupLocations.map(({ name }) => name));
    expect(await points()).toEqual(["Центр", "Вокзал"]);
    expect((await office.edit(station, { drop: ["settings#pickup_locations"] })).status).toBe(200);
    await office.publish();
    expect(await points()).toEqual(["Центр"]);
  });
});
