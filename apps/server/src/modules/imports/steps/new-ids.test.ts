import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { signInStaff } from "../../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { applied, judged } from "../testing/import-calls.ts";

const table = Buffer.from("Название;Цена;Раздел\nСолянка;410;Закуски\n");

describeOnEachEngine("the numbers that an import gives", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const add = async (path: string, content: object): Promise<string> =>
    (await office.call("POST", path, { facets: { catalog: content } })).body.id;
  const importTable = async () => {
    const { headers } = await signInStaff(shop, [{ role: "manager", branchId: null }]);
    const plan = await judged(shop, headers, table);
    expect(await applied(shop, headers, plan.id)).toMatchObject({ state: "applied", problem: null });
  };
  const names = async () => {
    const { body } = await office.call("GET", `${OFFICE_PATHS.products}?limit=100`);
    return body.products.map(({ name }: { readonly name: string }) => name);
  };
  const sections = async () => (await office.call("GET", OFFICE_PATHS.categories)).body.categories;

  it("EDIT-5 IMPORT-2 are not those of new dishes and categories of the draft, so both are published", async () => {
    const bakery = await add(OFFICE_PATHS.categories, { name: "Выпечка", slug: "vypechka", parent: 0 });
    const dish = { name: "Ватрушка", slug: "vatrushka", price: 90, in_stock: true, categories: [Number(bakery)] };
    await add(OFFICE_PATHS.products, dish);
    await importTable();
    expect((await office.call("GET", OFFICE_PATHS.draft)).body.changes).toMatchObject([
      { change: "added", conflicts: [] },
      { change: "added", conflicts: [] },
    ]);
    expect((await office.publish()).status).toBe(200);
    expect(await names()).toEqual(expect.arrayContaining(["Ватрушка", "Солянка"]));
  });

  it("EDIT-1 IMPORT-2 are not those of archived categories, which can be restored", async () => {
    const bakery = await add(OFFICE_PATHS.categories, { name: "Выпечка", slug: "vypechka", parent: 0 });
    await office.publish();
    await office.call("POST", `${OFFICE_PATHS.categories}/${bakery}/archive`);
    expect((await office.publish()).status).toBe(200);
    await importTable();
    await office.call("POST", `${OFFICE_PATHS.categories}/${bakery}/restore`);
    expect((await office.publish()).status).toBe(200);
    expect(await sections()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "Выпечка" }),
        expect.objectContaining({ name: "Закуски" }),
      ]),
    );
  });
});
