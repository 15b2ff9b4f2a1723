import { readFileSync } from "node:fs";
import { categoriesFromWire } from "@skatert/contract";
import { checkChoices, indexCatalog, resolveGroups } from "@skatert/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signInStaff } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { objectIn, objectsIn, textIn } from "./menu/json-fields.ts";
import { applied, judged, readImport, undone, upload } from "./testing/import-calls.ts";
import { shopDocuments } from "./work/shop-documents.ts";

const file = (name: string) => readFileSync(new URL(`./testing/files/${name}`, import.meta.url));
const menus = [
  "iiko-menu.json",
  "iiko-nomenclature.json",
  "poster-menu.json",
  "square-menu.json",
  "rkeeper-menu.json",
  "woocommerce-menu.json",
];

describeOnEachEngine("an import of another system's groups", (engine) => {
  let shop: RunningShop;
  let headers: Readonly<Record<string, string>>;
  beforeAll(async () => {
    shop = await startShop({ engine });
    ({ headers } = await signInStaff(shop, [{ role: "manager", branchId: null }]));
  });
  afterAll(() => shop.close());

  const documents = async () => JSON.stringify([...(await shopDocuments(shop.store.db))].sort());
  const catalog = async () => (await shopDocuments(shop.store.db)).get("catalog") ?? null;
  const sectionOf = async (name: string) =>
    objectsIn(await catalog()).find((section) => section["name"] === name) ?? {};
  const dishOf = async (name: string) =>
    objectsIn(await catalog())
      .flatMap(({ products }) => objectsIn(products))
      .find((dish) => dish["name"] === name) ?? {};

  it.each(menus)("MENU-25 %s is imported, imported again without a change, and undone byte for byte", async (name) => {
    const before = await documents();
    const first = await judged(shop, headers, file(name));
    expect(first).toMatchObject({ state: "ready", dialect: "menu" });
    expect(await applied(shop, headers, first.id)).toMatchObject({ state: "applied", problem: null });
    const after = await documents();
    const second = await judged(shop, headers, file(name));
    expect(second.rows.filter(({ kind }) => kind !== "unchanged" && kind !== "fault")).toEqual([]);
    expect(second.summary).toMatchObject({ added: 0, changed: 0, conflicts: 0 });
    await applied(shop, headers, second.id);
    expect(await documents()).toBe(after);
    expect((await undone(shop, headers, first.id)).json()).toMatchObject({ state: "undone" });
    expect(await documents()).toBe(before);
  });

  it("MENU-25 equal groups of iiko are one group, a dish replaces its limits, and a removal is a product", async () => {
    const plan = await judged(shop, headers, file("iiko-menu.json"));
    expect(plan.summary).toMatchObject({ exact: 2, simplified: 4, impossible: 3 });
    await applied(shop, headers, plan.id);
    const sauces = await sectionOf("Соусы");
    expect(sauces).toMatchObject({
      external_numbers: { "iiko-id": "g-sauces" },
      choice: { kind: "add", min: 0, max: 4, free: 1, options: [{ max: 2 }, { max: 2 }] },
    });
    const [burger, other] = [await dishOf("Бургер"), await dishOf("Чизбургер")];
    expect(objectsIn(burger["option_groups"])[0]).toEqual({ group_id: sauces["id"] });
    expect(objectsIn(other["option_groups"])[0]).toMatchObject({
      group_id: sauces["id"],
      min: 1,
      max: 1,
      options: [{ max: 1, preset: 1 }, { max: 1 }],
    });
    expect(await sectionOf("Убрать")).toMatchObject({
      choice: { kind: "remove" },
      products: [{ name: "Без: лук", price: 0 }],
    });
    expect(await dishOf("Ассорти")).toEqual({});
    const pizza = await dishOf("Маргарита");
    expect(objectsIn(pizza["option_groups"])[1]).toMatchObject({ variation_ids: [expect.any(Number)] });
    expect(objectsIn((await dishOf("Моцарелла"))["variations"]).map(({ price }) => price)).toEqual([60, 90]);
    expect(await sectionOf("Половинки")).toMatchObject({
      hide_category: true,
      choice: { kind: "halves-average", min: 2, max: 2 },
    });
    expect(await sectionOf("Горячее")).toMatchObject({
      hide_category: true,
      choice: { kind: "set", options: [{}, { price: 50 }] },
    });
    await undone(shop, headers, plan.id);
  });

  it("MENU-22 each dish of an imported menu can be bought, and what nobody could buy is named and left out", async () => {
    const plan = await judged(shop, headers, file("poster-menu.json"));
    const broken = await readImport(shop, headers, plan.id, "?verdict=impossible");
    expect(broken.rows).toMatchObject([
      { name: "Пустой набор", kind: "fault", notes: [{ code: "no-choice", group: "Соус", is_impossible: true }] },
    ]);
    await applied(shop, headers, plan.id);
    const menu = indexCatalog(categoriesFromWire(await catalog()));
    const found = [...menu.products.values()].find(({ name }) => name === "Шаурма");
    if (found === undefined) throw new Error("not imported");
    const groups = resolveGroups({ product: found, variationId: null }, menu);
    expect(groups.map(({ name, min, max }) => [name, min, max])).toEqual([
      ["Добавки", 0, null],
      ["Лук", 1, 1],
    ]);
    const [, onion] = groups;
    const option = onion?.options[1];
    if (onion === undefined || option === undefined) throw new Error("no option");
    const choice = { groupId: onion.id, id: option.id, count: 1, variationId: null };
    expect(checkChoices(groups, [choice], () => null)).toBeNull();
    expect(await dishOf("Пустой набор")).toEqual({});
    await undone(shop, headers, plan.id);
  });

  it("MENU-25 another file of the system changes its groups, and their dishes follow", async () => {
    const first = await judged(shop, headers, file("iiko-menu.json"));
    await applied(shop, headers, first.id);
    const next = JSON.parse(file("iiko-menu.json").toString());
    const burger = next.itemCategories[0].items[0].itemSizes[0];
    burger.itemModifierGroups[0].restrictions.maxQuantity = 6;
    burger.itemModifierGroups[0].items[0].prices[0].price = 35;
    next.itemCategories[0].items[1].itemSizes[0].itemModifierGroups[0].items[0].prices[0].price = 35;
    const second = await judged(shop, headers, Buffer.from(JSON.stringify(next)));
    expect(second.rows.filter(({ kind }) => kind === "changed").map(({ name, is_group }) => [name, is_group])).toEqual([
      ["Кетчуп", false],
      ["Соусы", true],
    ]);
    await applied(shop, headers, second.id);
    expect(objectIn((await sectionOf("Соусы"))["choice"])["max"]).toBe(6);
    expect((await dishOf("Кетчуп"))["price"]).toBe(35);
    expect(objectsIn((await dishOf("Бургер"))["option_groups"])[0]).toEqual({
      group_id: (await sectionOf("Соусы"))["id"],
    });
    await undone(shop, headers, second.id);
    await undone(shop, headers, first.id);
  });

  it("MENU-22 a chosen dish brings its new groups and their options along", async () => {
    const plan = await judged(shop, headers, file("rkeeper-menu.json"));
    const dish = plan.rows.find(({ name }) => name === "Омлет");
    await applied(shop, headers, plan.id, { rows: [dish?.row ?? 0] });
    expect(objectsIn((await dishOf("Омлет"))["option_groups"])).toHaveLength(2);
    expect(textIn((await dishOf("Ржаной"))["name"])).toBe("Ржаной");
    await undone(shop, headers, plan.id);
  });

  it("MENU-25 a guest does not read the numbers of other systems, and other JSON is refused", async () => {
    const plan = await judged(shop, headers, file("square-menu.json"));
    await applied(shop, headers, plan.id);
    const answer = await shop.app.inject({ method: "GET", url: "/wp-content/uploads/prodcat.json" });
    if (answer.statusCode === 200) expect(answer.body).not.toContain("MILK");
    await undone(shop, headers, plan.id);
    const refused = await upload(shop, headers, Buffer.from('{"objects": [{"type": "TAX", "id": "T"}]}'));
    expect(refused.json()).toMatchObject({ data: { reason: "json" } });
  });
});
