import { UnreadableTable } from "../table/table.ts";
import { headings, number, row, text, type WorkbookParts, workbook } from "./hostile-workbook.ts";
import { planTable } from "./plan-table.ts";
import { randomMenu } from "./random-menu.ts";

const shop = randomMenu(20, 7);

/** "file: reason" for a file that is refused; otherwise each dish as "kind: name (faults)". */
export async function judge(file: Uint8Array): Promise<readonly string[]> {
  try {
    const plans = await planTable(shop, file);
    return plans.map(({ kind, name, faults }) => {
      const found = faults.map(({ row: at, field, code }) => ` ${at}/${field ?? "-"}:${code}`).join("");
      return `${kind}: ${name}${found}`;
    });
  } catch (error) {
    if (error instanceof UnreadableTable) return [`file: ${error.fault}`];
    if (error instanceof Error && error.message === "no columns recognised") return ["file: no-columns"];
    throw error;
  }
}

export const sheet = (rows: string, more: Partial<WorkbookParts> = {}) => workbook({ rows: headings + rows, ...more });
/** One dish whose price is the cell. */
export const priced = (cell: string, more: Partial<WorkbookParts> = {}) =>
  sheet(row(2, [text("Суп"), cell, text("Новый")]), more);
export const named = (name: string) => sheet(row(2, [text(name), number("100"), text("Новый")]));
export const csv = (body: string) => Buffer.from(`Название;Цена;Раздел\n${body}`);
