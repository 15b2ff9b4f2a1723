import { createHash } from "node:crypto";
import type { WireImportMapping } from "@skatert/contract";
import type { Db, Tx } from "../../../database/tables.ts";
import { normalHeading } from "../columns/normal-heading.ts";
import { firstRows } from "../table/first-rows.ts";
import type { TableRow } from "../table/table.ts";
import type { StoredColumns } from "./import-store.ts";

/** Mappings that are kept; those of the oldest imports go first. */
const mappingsKept = 100;
/** Titles may precede the headings. */
const searchedRows = 20;

/** Keeps a person's mapping for the next file with these headings. A table without headings has none. */
export async function keepMapping(
  tx: Tx,
  importId: number,
  { first, headingRow, mapping }: { readonly mapping: WireImportMapping } & Pick<StoredColumns, "first" | "headingRow">,
): Promise<void> {
  const values = { mapping: JSON.stringify(mapping.columns), import_id: importId };
  const headings = keyAt(
    first.map(({ row, cells }) => ({ row, texts: cells })),
    headingRow,
  );
  if (headings === null) return;
  await tx
    .insertInto("import_mappings")
    .values({ headings, ...values })
    .onConflict((conflict) => conflict.column("headings").doUpdateSet(values))
    .execute();
  const old = tx.selectFrom("import_mappings").select("headings").orderBy("import_id", "desc").offset(mappingsKept);
  const { length } = await old.limit(1).execute();
  if (length === 0) return;
  const names = await old.limit(mappingsKept).execute();
  await tx
    .deleteFrom("import_mappings")
    .where(
      "headings",
      "in",
      names.map(({ headings: name }) => name),
    )
    .execute();
}

/** The mapping that was applied with an earlier file of the same headings; null: none. */
export async function findMapping(db: Db, rows: readonly TableRow[]): Promise<WireImportMapping | null> {
  const top = firstRows(rows).map(({ row, cells }) => ({ row, texts: cells }));
  const keys = new Map(top.flatMap(({ row }) => (row > searchedRows ? [] : [[keyAt(top, row) ?? "", row] as const])));
  if (keys.size === 0) return null;
  const found = await db
    .selectFrom("import_mappings")
    .selectAll()
    .where("headings", "in", [...keys.keys()])
    .execute();
  const [first] = found.sort((one, other) => other.import_id - one.import_id);
  if (first === undefined) return null;
  return { heading_row: keys.get(first.headings) ?? 0, columns: JSON.parse(first.mapping) };
}

interface HeadingRow {
  readonly row: number;
  readonly texts: readonly string[];
}

/**
 * The headings in a row, and those of the row above if they may belong to them: «Розничная» and «Оптовая» above «Цена»
 * and «Цена» decide which of them is the price. A title above has one text. Null: there is no such row.
 */
function keyAt(rows: readonly HeadingRow[], headingRow: number): string | null {
  const lower = rows.find(({ row }) => row === headingRow)?.texts;
  if (lower === undefined) return null;
  const upper = rows.find(({ row }) => row === headingRow - 1)?.texts ?? [];
  const isHeading = new Set(upper.filter((text) => text !== "")).size > 1;
  const normal = [...(isHeading ? [upper] : []), lower].map((texts) => texts.map(normalHeading).join("\n").trimEnd());
  return createHash("sha256").update(normal.join("\n\n")).digest("hex").slice(0, 32);
}
