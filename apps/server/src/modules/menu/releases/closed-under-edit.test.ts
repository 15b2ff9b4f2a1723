import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const station = `${OFFICE_PATHS.branches}/20`;
const centre = `${OFFICE_PATHS.zones}/centre`;
const properties = { description: "Центр и вокзал. ID:centre", fill: "#ff0000" };

describeOnEachEngine("an entity that a release takes out of the shop under an edit of the draft", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const changes = async () => (await office.call("GET", OFFICE_PATHS.draft)).body.changes;
  const inAMinute = () => ({ at: new Date(shop.clock.now() + 60_000).toISOString() });
  const runDue = async () => {
    shop.clock.advance(60_000);
    await shop.app.services.jobs.runDue();
    expect((await changes())[0].conflicts).not.toEqual([]);
  };
  /** Undoes the last publication of an entity, as its history offers. */
  const undo = async (entity: string) => {
    const [{ id }] = (await office.call("GET", `${OFFICE_PATHS.history}?entity=${entity}`)).body.changes;
    expect((await office.call("POST", `${OFFICE_PATHS.history}/${id}/undo`)).status).toBe(200);
    expect((await changes())[0].conflicts).toEqual([]);
    expect((await office.publish()).status).toBe(200);
  };

  it("EDIT-3 EDIT-7 a closed branch opens with the edit after its closing is undone", async () => {
    await office.call("POST", `${station}/archive`);
    await office.publish(inAMinute());
    await office.edit(station, { set: { "settings#locations": { name: "Северный вокзал" } } });
    await runDue();
    await undo("branch:20");
    const { locations } = (await shop.shopData.current()).settings();
    expect(locations.map(({ name }) => name)).toEqual(["Центр", "Северный вокзал"]);
  });

  it("EDIT-7 a removed zone returns with the edit after its removal is undone", async () => {
    await office.call("DELETE", centre, undefined, { "if-match": (await office.call("GET", centre)).etag });
    await office.publish(inAMinute());
    await office.edit(centre, { set: { "settings#features": { properties } } });
    await runDue();
    expect((await office.call("GET", centre)).body).toMatchObject({ state: "removed", published: null });
    await undo("zone:centre");
    expect((await office.call("GET", centre)).body.facets["settings#features"].properties).toEqual(properties);
  });
});
