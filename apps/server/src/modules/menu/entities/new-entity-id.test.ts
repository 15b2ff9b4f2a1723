import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("the number of a new dish", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const add = async (name: string, slug: string): Promise<string> => {
    const catalog = { name, slug, price: 350, in_stock: true, categories: [1] };
    return (await office.call("POST", OFFICE_PATHS.products, { facets: { catalog } })).body.id;
  };
  const names = async () => [...(await shop.shopData.current()).catalog().products.values()].map(({ name }) => name);

  it("EDIT-5 differs from that of a dish in a waiting release, so that both are published", async () => {
    const first = await add("Окрошка", "okroshka");
    await office.publish({ at: new Date(shop.clock.now() + 60_000).toISOString() });
    expect(await add("Солянка", "solyanka")).not.toBe(first);
    shop.clock.advance(60_000);
    await shop.app.services.jobs.runDue();
    expect(await office.publish()).toMatchObject({ status: 200 });
    expect(await names()).toEqual(expect.arrayContaining(["Окрошка", "Солянка"]));
  });

  it("EDIT-5 differs from that of a discarded dish, which can be restored for a day", async () => {
    const first = await add("Окрошка", "okroshka");
    await office.call("DELETE", OFFICE_PATHS.draft);
    expect(await add("Солянка", "solyanka")).not.toBe(first);
  });
});
