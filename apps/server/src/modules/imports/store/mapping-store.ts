import { createHash } from "node:crypto";
import type { WireImportMapping } from "@skatert/contract";
import type { Db, Tx } from "../../../database/tables.ts";
import { normalHeading } from "../columns/normal-heading.ts";
import { type TableRow, textOf } from "../table/table.ts";

/** Mappings that are kept; those of the oldest imports go first. */
const mappingsKept = 100;
/** Titles may precede the headings. */
const searchedRows = 20;

/** Keeps a person's mapping for the next file with these headings. A table without headings has none. */
export async function keepMapping(
  tx: Tx,
  importId: number,
  { headings, mapping }: { readonly headings: readonly string[]; readonly mapping: WireImportMapping },
): Promise<void> {
  const values = { mapping: JSON.stringify(mapping.columns), import_id: importId };
  await tx
    .insertInto("import_mappings")
    .values({ headings: keyOf(headings), ...values })
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
  const keys = new Map(
    rows.filter(({ row }) => row <= searchedRows).map(({ row, cells }) => [keyOf(cells.map(textOf)), row] as const),
  );
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

function keyOf(headings: readonly string[]): string {
  const normal = headings.map(normalHeading).join("\n").trimEnd();
  return createHash("sha256").update(normal).digest("hex").slice(0, 32);
}
