import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("the number of a new entity", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const add = async (name: string, slug: string): Promise<string> => {
    const facets = { catalog: { name, slug, price: 350, in_stock: true, categories: [1] } };
    return (await office.call("POST", OFFICE_PATHS.products, { facets })).body.id;
  };
  const nameOf = async (id: string) => (await shop.shopData.current()).catalog().products.get(Number(id))?.name;

  it("EDIT-5 is not a waiting release's: a dish added later and a scheduled one are both published", async () => {
    const scheduled = await add("Уха", "uha");
    await office.publish({ at: new Date(shop.clock.now() + 60_000).toISOString() });
    const later = await add("Щи", "schi");
    expect(later).not.toBe(scheduled);
    expect((await office.publish()).status).toBe(200);
    shop.clock.advance(60_000);
    await shop.app.services.jobs.runDue();
    expect([await nameOf(scheduled), await nameOf(later)]).toEqual(["Уха", "Щи"]);
  });

  it("EDIT-5 is not a discarded entity's, because that can be restored", async () => {
    const dish = await add("Уха", "uha");
    const port = { facets: { "settings#locations": { name: "Порт" } } };
    const { body: branch } = await office.call("POST", OFFICE_PATHS.branches, port);
    const { body } = await office.call("DELETE", OFFICE_PATHS.draft);
    expect(await add("Щи", "schi")).not.toBe(dish);
    expect((await office.call("POST", OFFICE_PATHS.branches, port)).body.id).not.toBe(branch.id);
    const reopened = await office.call("POST", `${OFFICE_PATHS.releases}/${body.discarded}/reopen`);
    expect(reopened.body).toMatchObject({ counts: { product: 2, branch: 2 }, kept: [] });
  });

  it("EDIT-5 EDIT-3 must not be a waiting release's, or one of two new zones would never be published", async () => {
    const ring = [[38, 56], [39, 56], [39, 57], [38, 56]]; // biome-ignore format: a ring
    const zone = (price: number) => ({
      id: "port",
      facets: {
        "settings#features": {
          type: "Feature",
          id: "port",
          geometry: { type: "Polygon", coordinates: [ring] },
          properties: {},
        },
        "settings#conditions": [{ zone_id: "port", delivery_price: price }],
      },
    });
    const addZone = (price: number) => office.call("POST", OFFICE_PATHS.zones, zone(price));
    expect((await addZone(100)).status).toBe(201);
    const { release } = (await office.publish({ at: new Date(shop.clock.now() + 60_000).toISOString() })).body;
    expect(await addZone(200)).toMatchObject({
      status: 400,
      body: { data: { params: [{ path: "id", message: "is taken" }] } },
    });
    const { body } = await office.call("DELETE", `${OFFICE_PATHS.draft}?release=${release.id}`);
    expect((await addZone(200)).status).toBe(201);
    expect((await office.call("POST", `${OFFICE_PATHS.releases}/${body.discarded}/reopen`)).status).toBe(200);
  });
});
