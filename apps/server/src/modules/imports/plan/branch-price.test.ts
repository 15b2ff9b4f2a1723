import { expect, it } from "vitest";
import type { Json } from "../../../shop/editing/overlay.ts";
import { type Documents, planTable } from "../testing/plan-table.ts";

const menu = (price: number): Json => [
  { id: 1, name: "Супы", slug: "supy", parent: 0, products: [{ id: 7, name: "Уха", slug: "uha", price }] },
];
const shop: Documents = new Map<string, Json>([
  ["settings", { locations: [{ term_id: 1, name: "Центр", price_file_path: "prices/centre.json" }] }],
  ["catalog", menu(300)],
  ["prices/centre", menu(330)],
]);

it("IMPORT-2 names an emptied price of a branch as a fault, because the dish would keep its price", async () => {
  const [plan] = await planTable(shop, Buffer.from("Название;Цена;Цена: Центр\nУха;300;\n"));
  expect(plan).toMatchObject({ kind: "fault", faults: [{ field: "price:prices/centre", code: "required" }] });
});
