import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const borscht = `${OFFICE_PATHS.products}/101`;

describeOnEachEngine("the categories of a dish", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const productsOf = async (category: string): Promise<readonly string[]> =>
    (await office.call("GET", `${OFFICE_PATHS.categories}/${category}`)).body.facets.catalog.products;
  const ownCategories = async (): Promise<readonly number[]> =>
    (await office.call("GET", borscht)).body.facets.catalog.categories;
  const listInSecond = async () => {
    const url = `${OFFICE_PATHS.categories}/2`;
    await office.edit(url, { set: { catalog: { products: [...(await productsOf("2")), "101"] } } });
  };

  it.each([
    ["in the draft", async () => {}],
    ["in the published menu", () => office.publish()],
  ])("EDIT-1 a dish leaves a category that only lists it %s", async (_where, publish) => {
    await listInSecond();
    await publish();
    const own = await ownCategories();
    expect(own).not.toContain(2);
    expect(await productsOf("2")).toContain("101");
    await office.edit(borscht, { set: { menus: { categories: own } } });
    expect(await productsOf("2")).not.toContain("101");
    for (const category of own) expect(await productsOf(String(category))).toContain("101");
  });

  it("EDIT-2 lists name every category of a dish, also one that only lists it", async () => {
    await office.edit(borscht, { unset: { catalog: ["categories"] } });
    await listInSecond();
    const { body } = await office.call("GET", `${OFFICE_PATHS.products}?category=2`);
    const found = body.products.find(({ id }: { id: string }) => id === "101");
    expect(found.category_ids).toEqual(["1", "2"]);
  });

  it("EDIT-1 another field of a dish changes no category's list", async () => {
    await listInSecond();
    await office.edit(borscht, { set: { menus: { name: "Борщ" } } });
    expect(await productsOf("2")).toContain("101");
  });
});
