import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("a dish in a category of the draft", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const dishIn = (category: string) => {
    const dish = { name: "Ватрушка", slug: "vatrushka", price: 90, in_stock: true, categories: [Number(category)] };
    return office.call("POST", OFFICE_PATHS.products, { facets: { catalog: dish } });
  };

  it("EDIT-1 EDIT-5 is added, moved there and back, and published with it", async () => {
    const section = { facets: { catalog: { name: "Выпечка", slug: "vypechka", parent: 0 } } };
    const bakery = (await office.call("POST", OFFICE_PATHS.categories, section)).body.id;
    const added = await dishIn(bakery);
    expect(added).toMatchObject({ status: 201, body: { state: "new" } });
    const url = `${OFFICE_PATHS.products}/${added.body.id}`;
    for (const category of ["1", bakery]) {
      const moved = await office.edit(url, { set: { catalog: { categories: [Number(category)] } } });
      expect(moved.status).toBe(200);
    }
    expect((await office.call("GET", OFFICE_PATHS.draft)).body.faults).toEqual([]);
    expect((await office.publish()).status).toBe(200);
    const product = (await shop.shopData.current()).catalog().products.get(Number(added.body.id));
    expect([...(product?.categoryIds ?? [])]).toEqual([Number(bakery)]);
    expect(await dishIn("77")).toMatchObject({ status: 400 });
  });
});
