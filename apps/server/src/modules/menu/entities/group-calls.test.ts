import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("groups of options in the draft", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const menus = ["catalog", "prices/station"];
  const inMenus = (content: object) => ({ facets: Object.fromEntries(menus.map((menu) => [menu, content])) });
  const create = async (path: string, content: object) => {
    const { status, body } = await office.call("POST", path, inMenus(content));
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const rows = async (path: string) => (await office.call("GET", path)).body;
  const product = async (id: string) =>
    (await rows(`${OFFICE_PATHS.products}?limit=500`)).products.find((row: { id: string }) => row.id === id);

  /** «допы», a group in it, and one sauce, as the dish's page creates them. */
  async function addSauces(choice: object) {
    const shelf = await create(OFFICE_PATHS.categories, { name: "допы", parent: 0, products: [] });
    const content = { name: "Соусы", parent: Number(shelf.id), products: [], choice: { ...choice, options: [] } };
    const group = await create(OFFICE_PATHS.categories, content);
    const sauce = await create(OFFICE_PATHS.products, { name: "Сырный", price: 50, categories: [Number(group.id)] });
    const options = [{ product_id: Number(sauce.id), max: 1 }];
    // The version of its creation holds: a product that names the group does not change it.
    const named = await office.call(
      "PATCH",
      `${OFFICE_PATHS.categories}/${group.id}`,
      { set: { menus: { choice: { ...choice, options } } } },
      { "if-match": group.etag },
    );
    expect(named.status, JSON.stringify(named.body)).toBe(200);
    return { group, sauce };
  }

  async function attach(group: string) {
    const { etag } = await product("101");
    const set = { menus: { option_groups: [{ group_id: Number(group) }] } };
    const { body } = await office.call("PATCH", OFFICE_PATHS.products, { rows: [{ id: "101", etag, set }] });
    expect(body.rows).toMatchObject([{ outcome: "saved" }]);
  }

  it("MENU-21 a group with an option is made and put on a dish in one draft, which is published", async () => {
    const { group, sauce } = await addSauces({ kind: "add", min: 1, max: 1 });
    await attach(group.id);
    const { categories } = await rows(OFFICE_PATHS.categories);
    expect(categories.find((row: { id: string }) => row.id === group.id)).toMatchObject({ choice: { min: 1 } });
    expect(await product("101")).toMatchObject({
      option_groups: [{ group_id: Number(group.id) }],
      published_groups: [],
    });
    expect((await rows(OFFICE_PATHS.draft)).faults).toEqual([]);
    expect(await office.publish()).toMatchObject({ status: 200 });
    expect(await product("101")).toMatchObject({ published_groups: [group.id] });
    const catalog = (await shop.shopData.current()).catalog();
    expect(catalog.groups.get(Number(group.id))).toMatchObject({ min: 1, options: [{ productId: Number(sauce.id) }] });
    expect(catalog.products.get(101)?.groups).toMatchObject([{ groupId: Number(group.id) }]);
  });

  it("MENU-23 a group that is put on a dish of the main menu reaches a branch, whose own price of an option stays", async () => {
    const { group, sauce } = await addSauces({ kind: "add", min: 0, max: 1 });
    const use = (price: number) => ({
      group_id: Number(group.id),
      options: [{ product_id: Number(sauce.id), price }],
    });
    const save = async (set: object) => {
      const { etag } = await product("101");
      const { body } = await office.call("PATCH", OFFICE_PATHS.products, { rows: [{ id: "101", etag, set }] });
      expect(body.rows).toMatchObject([{ outcome: "saved" }]);
    };
    await save({ catalog: { option_groups: [use(50)] }, "prices/station": { option_groups: [use(70)] } });
    await save({ catalog: { option_groups: [use(50), { group_id: 999 }] } });
    const { facets } = (await office.call("GET", `${OFFICE_PATHS.products}/101`)).body;
    expect(facets["prices/station"].option_groups).toEqual([use(70), { group_id: 999 }]);
  });

  it("MENU-22 a minimum that the options do not reach is told of the group, with its name and numbers", async () => {
    const { group } = await addSauces({ kind: "add", min: 2, max: 2 });
    await attach(group.id);
    const { faults } = await rows(OFFICE_PATHS.draft);
    expect(faults).toContainEqual(
      expect.objectContaining({
        entity: expect.objectContaining({ kind: "category", id: group.id }),
        path: expect.stringContaining("choice.min"),
        cause: { kind: "group-min-above-offer", values: { group: "Соусы", limit: "1", found: "2" } },
      }),
    );
  });
});
