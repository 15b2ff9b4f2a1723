import { describe, expect, it } from "vitest";
import type { Json } from "../../../shop/documents/json.ts";
import { planTable } from "../testing/plan-table.ts";

const empty = new Map<string, Json>([
  ["settings", {}],
  ["catalog", []],
]);
const head =
  'ID,Type,SKU,Name,Published,"Visibility in catalog","Date sale price starts","Date sale price ends","In stock?","Weight (lbs)","Sale price","Regular price",Categories,Parent,"Attribute 1 name","Attribute 1 value(s)"';

/** The fields of one product's row, with the codes of its faults. */
async function fieldsOf(row: string, heading = head): Promise<Record<string, string>> {
  const [plan] = await planTable(empty, Buffer.from(`${heading}\n${row}\n`), { today: "2026-06-17" });
  const faults = plan?.faults.map(({ code }) => code).join(" ") ?? "";
  return Object.fromEntries([...(plan?.changes ?? []).map(({ field, after }) => [field, after]), ["faults", faults]]);
}

describe("a product of a WooCommerce export", () => {
  it.each([
    ["2024-11-25", "2024-11-30", "390"],
    ["2026-06-18", "", "390"],
    ["", "2026-06-16 23:59:59", "390"],
    ["soon", "", "390"],
    ["2026-06-17", "2026-06-17", "190"],
    ["2026-06-01 00:00:00", "", "190"],
    ["", "", "190"],
  ])("IMPORT-1 whose sale is from %j to %j costs %s", async (from, to, price) => {
    const fields = await fieldsOf(`1,simple,,Pie,1,visible,${from},${to},1,,190,390,Pub,,,`);
    expect(fields).toMatchObject({ price, faults: "" });
    expect(fields["regular_price"]).toBe(price === "190" ? "390" : undefined);
  });

  it.each([
    ["visible", "1", undefined],
    ["catalog", "1", undefined],
    ["hidden", "1", "no"],
    ["visible", "0", "no"],
    ["visible", "backorder", undefined],
  ])("IMPORT-1 that is %s with the stock %s is on sale, unless %s", async (seen, stock, sold) => {
    const { in_stock: change, faults } = await fieldsOf(`1,simple,,Pie,1,${seen},,,${stock},,,390,Pub,,,`);
    expect([change, faults]).toEqual([sold, ""]);
  });

  it("IMPORT-1 has its pounds in grams, also without a zero before the point", async () => {
    const row = (weight: string) => `1,simple,,Pie,1,visible,,,1,${weight},,390,Pub,,,`;
    expect(await fieldsOf(row("1.5"))).toMatchObject({ weight: "680.389", unit: "g" });
    expect(await fieldsOf(row(".5"))).toMatchObject({ weight: "226.796", unit: "g" });
    expect(await fieldsOf(row(".5"), head.replace("lbs", "kg"))).toMatchObject({ weight: "500", unit: "g" });
  });

  it("IMPORT-2 has no size without a name", async () => {
    const row = (size: string) =>
      `1,variable,p,Pie,1,visible,,,1,,,,Pub,,Size,"S, L"\n2,variation,,Pie,1,visible,,,1,,,300,,p,Size,${size}`;
    expect(await fieldsOf(row(""))).toMatchObject({ faults: "cell-any" });
    expect(await fieldsOf(row("S"))).toMatchObject({ size: "Size: S", price: "300", faults: "" });
  });
});
