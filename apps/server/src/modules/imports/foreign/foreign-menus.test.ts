import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Json } from "../../../shop/documents/json.ts";
import { readTable } from "../table/read-table.ts";
import { type TableRow, textOf } from "../table/table.ts";
import { planTable } from "../testing/plan-table.ts";

const file = (name: string) => readFileSync(new URL(`../testing/files/${name}`, import.meta.url));
const shown = ({ cells }: TableRow) => cells.map(textOf).join("|").replace(/\|+$/, "");
const empty = new Map<string, Json>([
  ["settings", {}],
  ["catalog", []],
]);

async function read(name: string) {
  const { rows, system } = await readTable(file(name));
  const plans = await planTable(empty, file(name));
  const about = plans.map(({ name: dish, kind, verdict, notes = [], faults }) => ({
    dish,
    kind,
    verdict,
    notes: notes.map(({ code, option, cost }) => `${code} ${option} ${cost ?? ""}`.trim()),
    faults: faults.map(({ code }) => code),
  }));
  return { system, rows: rows.map(shown), about };
}

it.each([
  "iiko-menu.json",
  "iiko-nomenclature.json",
  "poster-menu.json",
  "square-menu.json",
  "rkeeper-menu.json",
  "woocommerce-menu.json",
])("MENU-25 reads %s by the table of its system: rows, groups, and what is said of each dish", async (name) => {
  expect(await read(name)).toMatchSnapshot();
});

it("MENU-25 a dish that is known by its number there is found under any name", async () => {
  const dish = { id: 12, name: "Суп дня", price: 400, external_numbers: { "iiko-id": "d-burger" } };
  const shop = new Map<string, Json>([
    ["settings", {}],
    ["catalog", [{ id: 1, name: "Супы", products: [dish] }]],
  ]);
  const [burger] = await planTable(shop, file("iiko-menu.json"));
  expect(burger).toMatchObject({ id: 12, kind: "changed", faults: [] });
});
