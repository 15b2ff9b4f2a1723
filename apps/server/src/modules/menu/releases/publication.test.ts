import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { editShop } from "../../../shop/editing/edit-shop.ts";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { patchProduct } from "../../integrations/products/edit-menu.ts";

const borscht = `${OFFICE_PATHS.products}/101`;

describeOnEachEngine("the draft of the menu and its publication", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const call: MenuOffice["call"] = (...sent) => office.call(...sent);
  const edit: MenuOffice["edit"] = (...sent) => office.edit(...sent);
  const publish: MenuOffice["publish"] = (payload) => office.publish(payload);
  /** Changes a dish in every menu that has it, as wc/v3 does. */
  const byIntegration = async (id: number, fields: { readonly price: number }) => {
    await editShop(shop.store, shop.clock.now(), async (draft) => {
      for (const menu of draft.menus) draft.write(menu, patchProduct(draft.read(menu), id, fields));
    });
    await shop.app.services.shopWatch.look();
  };
  const guestSees = async (id: number) => {
    const snapshot = await shop.shopData.current();
    return snapshot.catalog().products.get(id);
  };

  it("EDIT-5 collects changes in a draft that guests see when it is published, with before and after", async () => {
    const changed = await edit(borscht, { set: { catalog: { price: 350 }, "catalog.en": { name: "Borscht soup" } } });
    expect(changed).toMatchObject({ status: 200, body: { state: "changed", draft: { by: expect.any(String) } } });
    expect((await guestSees(101))?.price).toBe(30_000);
    const { body } = await call("GET", OFFICE_PATHS.draft);
    expect(body.faults).toEqual([]);
    expect(body.changes).toMatchObject([
      { entity: { kind: "product", id: "101", name: "Борщ" }, change: "changed", conflicts: [] },
    ]);
    expect(body.changes[0].fields).toContainEqual({ facet: "catalog", field: "price", before: 300, after: 350 });
    expect(await publish()).toMatchObject({ status: 200, body: { revision: expect.any(String), release: null } });
    expect((await guestSees(101))?.price).toBe(35_000);
    expect((await call("GET", OFFICE_PATHS.draft)).body.changes).toEqual([]);
    expect(await publish()).toMatchObject({ status: 422, body: { data: { reason: "empty" } } });
  });

  it("EDIT-7 shows a price that an integration changed under the draft, and publishes it once settled", async () => {
    await edit(borscht, { set: { catalog: { price: 350, weight: 320 } } });
    await byIntegration(101, { price: 390 });
    const { body } = await call("GET", borscht);
    expect(body.conflicts).toEqual([{ facet: "catalog", path: ["price"], base: 300, mine: 350, theirs: 390 }]);
    expect(await publish()).toMatchObject({
      status: 422,
      body: { code: "draft_refused", data: { reason: "conflicts" } },
    });
    await edit(borscht, { set: { catalog: { weight: 330 } } });
    expect((await call("GET", borscht)).body.conflicts).toHaveLength(1);
    await edit(borscht, { set: { catalog: { price: 350 } } });
    expect((await call("GET", borscht)).body.conflicts).toEqual([]);
    expect((await publish()).status).toBe(200);
    expect((await guestSees(101))?.price).toBe(35_000);
  });

  it("EDIT-7 refuses an edit of a field of the draft by a person who has not seen its newly published value", async () => {
    await edit(borscht, { set: { catalog: { price: 350 } } });
    const { etag } = await call("GET", borscht);
    await byIntegration(101, { price: 390 });
    const patch = { set: { catalog: { price: 360 } } };
    const late = await call("PATCH", borscht, patch, { "if-match": etag });
    expect(late).toMatchObject({
      status: 412,
      body: { data: { current: { conflicts: [{ path: ["price"], mine: 350, theirs: 390 }] } } },
    });
    expect((await publish()).status).toBe(422);
    expect((await call("PATCH", borscht, patch, { "if-match": late.body.data.current.etag })).status).toBe(200);
    expect((await publish()).status).toBe(200);
  });

  it("EDIT-5 names the faulty entities of a draft, and publishes nothing", async () => {
    await edit(borscht, { set: { catalog: { price: "дорого" } } });
    const { body } = await call("GET", OFFICE_PATHS.draft);
    expect(body.faults).toMatchObject([{ entity: { kind: "product", id: "101" }, file: "catalog.json" }]);
    const refused = await publish();
    expect(refused).toMatchObject({ status: 422, body: { data: { reason: "faults", faults: body.faults } } });
    expect((await guestSees(101))?.price).toBe(30_000);
    await call("DELETE", OFFICE_PATHS.draft);
    // A banner of the shop shows the soup.
    await call("POST", `${borscht}/archive`);
    expect((await call("GET", OFFICE_PATHS.draft)).body.faults).toMatchObject([
      { entity: { kind: "content" }, cause: { kind: "unknown", target: "product", name: "Борщ" } },
    ]);
  });

  it("EDIT-5 publishes at a set time", async () => {
    await edit(borscht, { set: { catalog: { price: 350 } } });
    const at = new Date(shop.clock.now() + 3_600_000).toISOString();
    expect(await publish({ at })).toMatchObject({
      status: 200,
      body: { revision: null, release: { state: "scheduled" } },
    });
    await shop.app.services.jobs.runDue();
    expect((await guestSees(101))?.price).toBe(30_000);
    shop.clock.advance(3_600_000);
    await shop.app.services.jobs.runDue();
    expect((await guestSees(101))?.price).toBe(35_000);
    expect((await call("GET", OFFICE_PATHS.history)).body.changes[0]).toMatchObject({ source: "schedule" });
  });

  it("EDIT-5 keeps a release that cannot be published at its time, with the reason", async () => {
    await edit(borscht, { set: { catalog: { price: 350 } } });
    await publish({ at: new Date(shop.clock.now() + 1_000).toISOString() });
    await byIntegration(101, { price: 390 });
    shop.clock.advance(1_000);
    await shop.app.services.jobs.runDue();
    const { body } = await call("GET", OFFICE_PATHS.draft);
    expect(body.releases).toMatchObject([{ state: "failed", faults: [{ entity: { id: "101" }, path: "price" }] }]);
    expect((await guestSees(101))?.price).toBe(39_000);
    const url = `${OFFICE_PATHS.draft}?release=${body.releases[0].id}`;
    expect((await call("DELETE", url)).body.releases).toEqual([]);
  });

  it("EDIT-6 lists changes by entity with who made them, and undoes one", async () => {
    await edit(borscht, { set: { catalog: { price: 350 } } });
    const { body: made } = await publish();
    const { body } = await call("GET", `${OFFICE_PATHS.history}?entity=product:101`);
    expect(body.changes).toMatchObject([{ id: made.change_id, source: "office", by: { kind: "staff" }, entities: 1 }]);
    const one = await call("GET", `${OFFICE_PATHS.history}/${made.change_id}`);
    expect(one.body.changes[0].fields).toEqual([{ facet: "catalog", field: "price", before: 300, after: 350 }]);
    const url = `${OFFICE_PATHS.history}/${made.change_id}/undo`;
    const key = { "idempotency-key": "once" };
    const undone = await call("POST", url, undefined, key);
    expect(undone.status).toBe(200);
    expect((await call("POST", url, undefined, key)).body).toEqual(undone.body);
    expect(await call("POST", url)).toMatchObject({ status: 409, body: { data: { reason: "nothing-left" } } });
    expect((await guestSees(101))?.price).toBe(30_000);
  });

  it("EDIT-6 lists a change as undone while it is, and undoes it again after its undo was undone", async () => {
    await edit(borscht, { set: { catalog: { price: 350 } } });
    const { change_id: id } = (await publish()).body;
    const undo = async (change: number) =>
      (await call("POST", `${OFFICE_PATHS.history}/${change}/undo`)).body.change_id;
    const undoneBy = async (change: number) => (await call("GET", `${OFFICE_PATHS.history}/${change}`)).body.undone_by;
    const first = await undo(id);
    expect(await undoneBy(id)).toBe(first);
    const redone = await undo(first);
    expect([await undoneBy(id), await undoneBy(first)]).toEqual([null, redone]);
    const again = await undo(id);
    expect(await undoneBy(id)).toBe(again);
    expect((await guestSees(101))?.price).toBe(30_000);
  });
});
