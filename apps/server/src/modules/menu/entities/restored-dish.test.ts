import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { smallMenu, smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const dish = (id: number, categories: readonly number[]) => ({
  id,
  name: `Блюдо ${id}`,
  slug: `bludo-${id}`,
  price: 100,
  in_stock: true,
  categories: [...categories],
});
/** The first dish names two categories, but only the first lists it. */
const catalog = smallMenu.map((category) =>
  category["id"] === 3 ? { ...category, products: [dish(301, [3, 2]), dish(302, [3]), dish(303, [3])] } : category,
);

describeOnEachEngine("an archived dish", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine, files: { ...smallShop, catalog } });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const listOf = async (category: number) =>
    (await office.call("GET", `${OFFICE_PATHS.categories}/${category}`)).body.facets.catalog.products;
  const publish = async (action: "archive" | "restore", ...ids: readonly number[]) => {
    for (const id of ids) await office.call("POST", `${OFFICE_PATHS.products}/${id}/${action}`);
    const { status, body } = await office.publish();
    expect(status, JSON.stringify(body)).toBe(200);
  };

  it("EDIT-1 returns to its place, and to no category that only the dish itself names", async () => {
    const before = [await listOf(3), await listOf(2)];
    await publish("archive", 301);
    expect(await listOf(3)).toEqual(["302", "303"]);
    await publish("restore", 301);
    expect([await listOf(3), await listOf(2)]).toEqual(before);
  });

  it("EDIT-1 returns to its place beside others that return later", async () => {
    await publish("archive", 301, 302);
    await publish("restore", 302);
    await publish("restore", 301);
    expect(await listOf(3)).toEqual(["301", "302", "303"]);
  });

  it("EDIT-1 keeps its place if the archiving was not published", async () => {
    await office.call("POST", `${OFFICE_PATHS.products}/302/archive`);
    await office.call("POST", `${OFFICE_PATHS.products}/302/restore`);
    expect(await listOf(3)).toEqual(["301", "302", "303"]);
    expect((await office.call("GET", OFFICE_PATHS.draft)).body.changes).toEqual([]);
  });
});
