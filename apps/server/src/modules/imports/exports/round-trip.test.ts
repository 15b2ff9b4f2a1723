import { join } from "node:path";
import { menuOfCases } from "@skatert/contract/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { inSlices } from "../../../jobs/slices.ts";
import type { Json, JsonObject } from "../../../shop/documents/json.ts";
import { readShopFolder } from "../../../shop/folder/read-folder.ts";
import { applyPlan } from "../apply/apply-plan.ts";
import { type Documents, planTable, reader } from "../testing/plan-table.ts";
import { randomMenu } from "../testing/random-menu.ts";
import { menuTable } from "../write/menu-table.ts";
import { writeCsv } from "../write/write-csv.ts";
import { writeXlsx } from "../write/write-xlsx.ts";

const soup: JsonObject = { id: 7, name: "Уха", slug: "uha", price: 300 };
const demo = join(import.meta.dirname, "../../../../../../demo");

async function fileOf(documents: Documents, format: "xlsx" | "csv", language: "ru" | "en"): Promise<Buffer> {
  const table = await menuTable(reader(documents), [...documents.keys()], language, inSlices());
  return format === "csv" ? writeCsv(table) : writeXlsx(table, "Меню");
}

async function expectUnchanged(documents: Documents, file: Buffer): Promise<void> {
  const plans = await planTable(documents, file, { archiveMissing: true });
  expect(plans.filter(({ kind }) => kind !== "unchanged")).toEqual([]);
  expect(plans.length).toBeGreaterThan(0);
  const applied = applyPlan(reader(documents), [...documents.keys()], { plans, firstId: 1 });
  expect([...applied.documents.keys()]).toEqual([]);
}

describe("an export that is imported again", () => {
  let shop: Documents;
  beforeAll(async () => {
    const { documents } = await readShopFolder(demo);
    shop = new Map(documents.map(({ name, content }) => [name, content]));
  });

  it.each([
    ["xlsx", "ru"],
    ["xlsx", "en"],
    ["csv", "ru"],
    ["csv", "en"],
  ] as const)("IMPORT-1 changes nothing in the demo as %s in %s", async (format, language) => {
    await expectUnchanged(shop, await fileOf(shop, format, language));
  });

  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    "IMPORT-1 changes nothing in a made-up shop of 100 dishes (%i)",
    async (seed) => {
      const documents = randomMenu(100, seed + 1);
      await expectUnchanged(
        documents,
        await fileOf(documents, seed % 2 === 0 ? "csv" : "xlsx", seed % 3 === 0 ? "en" : "ru"),
      );
    },
  );

  it.each([
    ["xlsx", "ru"],
    ["xlsx", "en"],
    ["csv", "ru"],
  ] as const)("MENU-25 changes nothing in the menu of the thirty cases as %s in %s", async (format, language) => {
    const cases = new Map<string, Json>([
      ["settings", {}],
      ["catalog", JSON.parse(JSON.stringify(menuOfCases()))],
    ]);
    await expectUnchanged(cases, await fileOf(cases, format, language));
  });

  it.each(["xlsx", "csv"] as const)(
    "IMPORT-1 keeps a text that is longer than a cell may be, and reads the other cells of its row as %s",
    async (format) => {
      const long = (sign: string): Documents =>
        new Map<string, Json>([
          ["settings", {}],
          [
            "catalog",
            [
              {
                id: 1,
                name: "Супы",
                slug: "supy",
                parent: 0,
                products: [{ ...soup, description: sign.repeat(25_000) }],
              },
            ],
          ],
        ]);
      const file = await fileOf(long("🍲"), format, "ru");
      await expectUnchanged(long("🍲"), file);
      await expectUnchanged(long("я"), file);
      const named = Buffer.from("ID;Название;Описание\n7;Уха;яяя…[+24000]\n");
      const [plan] = await planTable(long("я"), named);
      expect(plan?.faults).toMatchObject([{ field: "description", code: "cell-too-long" }]);
    },
  );

  it.each([
    [1_000, "csv"],
    [5_000, "xlsx"],
  ] as const)("IMPORT-1 changes nothing in a shop of %i dishes as %s", { timeout: 60_000 }, async (dishes, format) => {
    const documents = randomMenu(dishes, dishes);
    await expectUnchanged(documents, await fileOf(documents, format, "ru"));
  });
});
