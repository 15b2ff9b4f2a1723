import { expect, it } from "vitest";
import type { Json } from "../../../shop/documents/json.ts";
import { type Documents, planTable } from "../testing/plan-table.ts";

const sizes = (...ids: readonly number[]) =>
  ids.map((id) => ({ id, price: 100 * id, attributes: [{ name: "Размер", option: `${id}0 см` }] }));
const soup = (price: number): Json => ({ id: 7, name: "Уха", slug: "uha", price });
const pizza = (...ids: readonly number[]): Json => ({
  id: 8,
  name: "Пицца",
  slug: "pizza",
  price: 100,
  variations: sizes(...ids),
});
const cake: Json = { id: 9, name: "Торт", slug: "tort", price: 200 };
const local: Json = { id: 10, name: "Свой", slug: "svoy", price: 50 };
const menu = (...products: readonly Json[]): Json => [{ id: 1, name: "Супы", slug: "supy", parent: 0, products }];
const shop: Documents = new Map<string, Json>([
  ["settings", { locations: [{ term_id: 1, name: "Центр", price_file_path: "prices/centre.json" }] }],
  ["catalog", menu(soup(300), pizza(1, 2), cake)],
  ["prices/centre", menu(soup(330), pizza(1), local)],
]);

const planOf = async (...rows: readonly string[]) => (await planTable(shop, Buffer.from(rows.join("\n"))))[0];

it("IMPORT-2 names an emptied price of a branch as a fault, because the dish would keep its price", async () => {
  expect(await planOf("Название;Цена;Цена: Центр", "Уха;300;")).toMatchObject({
    kind: "fault",
    faults: [{ field: "price:prices/centre", code: "required" }],
  });
});

it("IMPORT-2 names a price of a branch that does not sell the dish or size, because it would be lost", async () => {
  expect(await planOf("Название;Цена;Цена: Центр", "Торт;200;250")).toMatchObject({
    kind: "fault",
    faults: [{ field: "price:prices/centre", code: "not-sold", found: "250" }],
  });
  const size = await planOf("ID;ID размера;Название;Размер;Цена: Центр", "8;;Пицца;;", "8;2;Пицца;Размер: 20 см;250");
  expect(size).toMatchObject({ kind: "fault", faults: [{ row: 3, code: "not-sold", found: "250" }] });
  expect(await planOf("Название;Цена", "Свой;60")).toMatchObject({ faults: [{ field: "price", code: "not-sold" }] });
});

it("IMPORT-2 accepts empty prices of a branch that does not sell the dish, and prices of one that does", async () => {
  expect(await planOf("Название;Цена;Цена: Центр", "Торт;220;")).toMatchObject({ kind: "changed", faults: [] });
  expect(await planOf("Название;Цена;Цена: Центр", "Уха;300;340")).toMatchObject({ kind: "changed", faults: [] });
  expect(await planOf("Название;Цена;Цена: Центр", "Новое;300;340")).toMatchObject({ kind: "added", faults: [] });
});

it("IMPORT-2 names one price for a dish with sizes, because it would be lost; the lowest one is no change", async () => {
  expect(await planOf("Название;Цена", "Пицца;590")).toMatchObject({
    kind: "fault",
    faults: [{ field: "price", code: "priced-by-size", found: "590" }],
  });
  expect(await planOf("Название;Цена", "Пицца;100")).toMatchObject({ kind: "unchanged" });
});
