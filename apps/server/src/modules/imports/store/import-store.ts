import type { ImportRowKind, ImportState, ImportVerdict, WireImportMapping } from "@skatert/contract";
import type { Selectable } from "kysely";
import { nextInSequence } from "../../../database/sequences.ts";
import type { Db, Tx } from "../../../database/tables.ts";
import type { TakeTurn } from "../../../jobs/slices.ts";
import type { Columns } from "../columns/recognise-columns.ts";
import { NOTE_KINDS } from "../plan/plan.ts";
import type { FirstRow } from "../table/first-rows.ts";
import type { SheetPlace, TableRow } from "../table/table.ts";
import type { ImportsTables } from "../tables.ts";

export type ImportRow = Selectable<ImportsTables["imports"]>;

/** The JSON of the column `columns`: the recognised columns, and the beginning of the file. */
export interface StoredColumns extends Columns {
  readonly first: readonly FirstRow[];
  /** A person's mapping; `isRemembered`: of an earlier file with these headings. Absent: none. */
  readonly mapping?: WireImportMapping;
  readonly isRemembered?: boolean;
  /** Sheets that were not read. Absent: none. */
  readonly leftOut?: readonly string[];
  /** Sheets of the rows. Absent: one. */
  readonly sheets?: readonly SheetPlace[];
  /** A random id of the judging; absent in imports of earlier versions. */
  readonly judging?: string;
}

export interface NewImport extends Pick<ImportRow, "state" | "columns" | "problem"> {
  readonly fileName: string;
  readonly archiveMissing: boolean;
  /** The rows of the file; see `rowParts`. */
  readonly parts: readonly string[];
  readonly total: number;
  readonly by: { readonly id: number; readonly name: string };
  readonly at: number;
}

/** Rows of a stored part: small enough to parse in one turn. */
const rowsInPart = 250;

/** The rows of a file for the store, in slices. */
export async function rowParts(rows: readonly TableRow[], takeTurn: TakeTurn): Promise<readonly string[]> {
  const parts: string[] = [];
  for (let from = 0; from < rows.length; from += rowsInPart) {
    parts.push(JSON.stringify(rows.slice(from, from + rowsInPart)));
    await takeTurn();
  }
  return parts;
}

export async function insertImport(
  tx: Tx,
  { fileName, archiveMissing, parts, total, by, at, ...judging }: NewImport,
): Promise<number> {
  const { value: id } = await nextInSequence(tx, "import", 1).executeTakeFirstOrThrow();
  await tx
    .insertInto("imports")
    .values({
      id,
      ...judging,
      file_name: fileName,
      counts: "{}",
      archive_missing: archiveMissing ? 1 : 0,
      done: 0,
      total,
      chosen: null,
      by_id: by.id,
      by_name: by.name,
      at,
      change_id: null,
    })
    .execute();
  for (const [part, body] of parts.entries())
    await tx.insertInto("import_tables").values({ import_id: id, part, body }).execute();
  return id;
}

export async function findImport(db: Db, id: number): Promise<ImportRow | null> {
  return (await db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Newest first. `before`: only imports with a smaller id. */
export async function listImports(
  db: Db,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<readonly ImportRow[]> {
  const rows = db.selectFrom("imports").selectAll().orderBy("id", "desc").limit(limit);
  return (before === null ? rows : rows.where("id", "<", before)).execute();
}

/** The rows of the file. */
export async function readTableRows(db: Db, id: number, takeTurn: () => Promise<void>): Promise<readonly TableRow[]> {
  const parts = await db
    .selectFrom("import_tables")
    .select("body")
    .where("import_id", "=", id)
    .orderBy("part")
    .execute();
  const rows: TableRow[] = [];
  for (const { body } of parts) {
    const part: readonly TableRow[] = JSON.parse(body);
    rows.push(...part);
    await takeTurn();
  }
  return rows;
}

/** An applied import cannot be judged again. */
export async function forgetTable(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("import_tables").where("import_id", "=", id).execute();
}

type ImportChange = Partial<
  Pick<
    ImportRow,
    "state" | "columns" | "archive_missing" | "counts" | "done" | "total" | "problem" | "chosen" | "change_id"
  >
>;

/** Adds one to the fetched pictures of an import that is being applied. */
export async function countDone(db: Db, id: number): Promise<void> {
  await db
    .updateTable("imports")
    .set((eb) => ({ done: eb("done", "+", 1) }))
    .where("id", "=", id)
    .where("state", "=", "applying")
    .execute();
}

/**
 * Moves an import from one state to another; false if its state has changed meanwhile. `read`: the row that the work
 * was based on, so that a late job of an earlier judging or choice has no effect.
 */
export async function moveImport(
  db: Db,
  id: number,
  from: ImportState,
  change: ImportChange,
  read: Partial<Pick<ImportRow, "columns" | "archive_missing" | "chosen">> = {},
): Promise<boolean> {
  let moved = db.updateTable("imports").set(change).where("id", "=", id).where("state", "=", from);
  if (read.columns !== undefined) moved = moved.where("columns", "=", read.columns);
  if (read.archive_missing !== undefined) moved = moved.where("archive_missing", "=", read.archive_missing);
  if (read.chosen !== undefined) moved = moved.where("chosen", "=", read.chosen);
  return (await moved.executeTakeFirst()).numUpdatedRows === 1n;
}

/** How many imports besides `own` are being planned or applied. */
export async function countRunning(db: Db, since: number, own = 0): Promise<number> {
  const row = await db
    .selectFrom("imports")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("at", ">", since)
    .where("state", "in", ["planning", "applying"])
    .where("id", "!=", own)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export interface RowsAsked {
  readonly kind: ImportRowKind | null;
  readonly conflictsOnly: boolean;
  readonly verdict: ImportVerdict | null;
  readonly after: number;
  readonly limit: number;
}

/** A page of an import's rows, as JSON of DishPlan. Rows that are no dishes are only listed by their kind. */
export async function rowsOfImport(db: Db, id: number, { kind, conflictsOnly, verdict, after, limit }: RowsAsked) {
  let query = db
    .selectFrom("import_rows")
    .select(["position", "plan"])
    .where("import_id", "=", id)
    .where("position", ">", after);
  query = kind === null ? query.where("kind", "not in", [...NOTE_KINDS]) : query.where("kind", "=", kind);
  if (conflictsOnly) query = query.where("has_conflict", "=", 1);
  // Quotes within a text of the plan are escaped, so that only its own field matches.
  if (verdict !== null) query = query.where("plan", "like", `%"verdict":"${verdict}"%`);
  return query.orderBy("position").limit(limit).execute();
}
