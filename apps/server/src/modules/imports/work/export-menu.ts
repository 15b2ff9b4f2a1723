import type { Store } from "../../../database/store.ts";
import { inSlices } from "../../../jobs/slices.ts";
import type { TableLanguage } from "../columns/field-names.ts";
import { menuTable } from "../write/menu-table.ts";
import { writeCsv } from "../write/write-csv.ts";
import { writeXlsx } from "../write/write-xlsx.ts";
import { readerOf, shopDocuments } from "./shop-documents.ts";

/** The menu as a table for a spreadsheet (IMPORT-1). */
export async function exportMenu(
  { db }: Store,
  { format, language }: { readonly format: "csv" | "xlsx"; readonly language: TableLanguage },
): Promise<Uint8Array> {
  const documents = await shopDocuments(db);
  const table = await menuTable(readerOf(documents), [...documents.keys()], language, inSlices());
  return format === "csv" ? writeCsv(table) : writeXlsx(table, "Menu");
}
