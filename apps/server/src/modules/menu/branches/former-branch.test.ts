import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { enrolDevice } from "../../../testing/calls/devices.ts";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { placeOrder } from "../../../testing/calls/orders.ts";
import { signInStaff } from "../../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const centre = `${OFFICE_PATHS.branches}/10`;

describeOnEachEngine("a branch that has been closed for good", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const close = () => office.call("POST", `${centre}/archive`);

  it("ENT-6 keeps its name and that of its place in past orders, in the guest's language", async () => {
    await office.edit(centre, { set: { "settings.en#locations": { name: "Downtown" } } });
    await office.publish();
    const { id, key } = (await placeOrder(shop.app)).json();
    await shop.store.db.updateTable("order_boards").set({ place: "done" }).where("order_id", "=", id).execute();
    await close();
    expect((await office.publish()).status).toBe(200);
    const order = await shop.app.inject({ url: `/api/wp-json/checkout/order/${id}?key=${key}` });
    expect(order.json().delivery).toMatchObject({ place_name: "Центр" });
    const snapshot = await shop.shopData.current();
    expect(snapshot.settings("en").former?.locations).toMatchObject([{ name: "Downtown", warehouseIds: [10] }]);
    expect(snapshot.warehouseIds).toEqual([20]);
  });

  it("STAFF-3 is named for the owner, and its tablets and roles can still be changed", async () => {
    const { id } = await enrolDevice(shop, 10);
    const cook = await signInStaff(shop, [{ role: "cook", branchId: 10 }], { name: "Борис" });
    await close();
    expect((await office.publish()).status).toBe(200);
    const closed = { id: 10, name: "Центр", time_zone: "Europe/Moscow" };
    const me = (await office.call("GET", OFFICE_PATHS.me)).body;
    expect(me).toMatchObject({ branches: [{ id: 20 }], closed_branches: [closed] });
    expect((await office.call("GET", OFFICE_PATHS.devices)).body.devices).toMatchObject([{ id, branch_id: 10 }]);
    expect((await office.call("DELETE", `${OFFICE_PATHS.devices}/${id}`)).status).toBe(200);
    const person = `${OFFICE_PATHS.staff}/${cook.id}`;
    const roles = [{ role: "cook", branch_id: 10 }];
    expect(await office.call("PATCH", person, { name: "Боря", roles })).toMatchObject({ status: 200, body: { roles } });
    const moved = [{ role: "cook", branch_id: 20 }];
    expect((await office.call("PATCH", person, { roles: moved })).status).toBe(200);
    expect((await office.call("PATCH", person, { roles })).status).toBe(400);
  });
});
