import { randomUUID } from "node:crypto";
import type { WireImportJudge, WireImportMapping } from "@skatert/contract";
import type { Db } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import { inSlices } from "../../../jobs/slices.ts";
import { type FieldKey, isFieldKey } from "../columns/field-names.ts";
import { type Columns, type Mapping, recogniseColumns, unknownColumns } from "../columns/recognise-columns.ts";
import type { ImportsDeps } from "../imports-deps.ts";
import { menuContext } from "../menu/menu-context.ts";
import {
  countRunning,
  type ImportRow,
  insertImport,
  moveImport,
  readTableRows,
  rowParts,
  type StoredColumns,
} from "../store/import-store.ts";
import { findMapping } from "../store/mapping-store.ts";
import { firstRows } from "../table/first-rows.ts";
import { type Table, UnreadableTable } from "../table/table.ts";
import { fileFaultTexts } from "../wire/fault-texts.ts";
import { scheduleJudging } from "../work/schedule-judging.ts";
import { readerOf, shopDocuments } from "../work/shop-documents.ts";

export interface UploadedTable {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mapping: WireImportMapping | null;
  readonly archiveMissing: boolean;
}

/** Imports that may be judged or applied at once, in all processes. */
const maxRunning = 5;
const runningMs = 3_600_000;
const longestName = 200;

/** Reads a file, stores its rows and schedules their judging. Throws a 409 with the reason if it cannot be read. */
export async function startImport(
  deps: ImportsDeps,
  uploaded: UploadedTable,
  by: { readonly id: number; readonly name: string },
): Promise<number> {
  const { store, now } = deps;
  // Refused before the file is read, and checked once more below: parallel uploads pass this check together.
  await requireFree(store.db, now());
  const table = await readUpload(deps, uploaded.bytes);
  const takeTurn = inSlices();
  const remembered = uploaded.mapping === null ? await findMapping(store.db, table.rows) : null;
  const chosen = chosenMapping(uploaded.mapping, remembered);
  const columns = await columnsOf(store.db, table, chosen);
  await takeTurn();
  const parts = await rowParts(table.rows, takeTurn);
  return transaction(store.db, async (tx) => {
    const { name, archiveMissing } = uploaded;
    const id = await insertImport(tx, {
      fileName: name.slice(0, longestName),
      archiveMissing,
      parts,
      total: table.rows.length,
      by: { id: by.id, name: by.name },
      at: now(),
      ...judging(columns, table, chosen),
    });
    // After the insert, whose sequence lets one upload pass at a time.
    await requireFree(tx, now(), id);
    if (columns !== null) await scheduleJudging(tx, id, now());
    return id;
  });
}

/**
 * Judges the rows of an import once more, with other columns or with archiving. Throws a 409 while the import is
 * running.
 */
export async function judgeAgain(
  deps: ImportsDeps,
  found: ImportRow,
  { mapping, archive_missing: archiveMissing }: WireImportJudge,
): Promise<void> {
  const { store, now } = deps;
  if (found.state !== "ready" && found.state !== "failed") throw notIn(found, "ready");
  await requireFree(store.db, now());
  const rows = await readTableRows(store.db, found.id, inSlices());
  const { leftOut = [], sheets = [] }: StoredColumns = JSON.parse(found.columns);
  const table: Table = { format: "csv", rows, leftOut, sheets };
  const chosen = mapping === undefined ? storedMapping(found) : chosenMapping(mapping, null);
  // The columns of another system's menu are known.
  const isMenu = JSON.parse(found.columns).dialect === "menu";
  const columns = mapping === undefined || isMenu ? knownColumns(found) : await columnsOf(store.db, table, chosen);
  const archives =
    archiveMissing === undefined ? {} : { archive_missing: archiveMissing ? (1 as const) : (0 as const) };
  await transaction(store.db, async (tx) => {
    const { state, columns: stored, problem } = judging(columns, table, chosen);
    const change = { state, columns: stored, problem, counts: "{}", done: 0, total: rows.length, ...archives };
    if (!(await moveImport(tx, found.id, found.state, change))) throw notIn(null, "ready");
    if (columns !== null) await scheduleJudging(tx, found.id, now());
  });
}

/** The columns of the earlier judging; null: none was recognised. */
function knownColumns({ columns, problem }: ImportRow): Columns | null {
  if (problem !== null && JSON.parse(problem).reason === "no-columns") return null;
  const {
    first: _first,
    judging: _judging,
    mapping: _mapping,
    isRemembered: _is,
    leftOut: _left,
    sheets: _sheets,
    ...known
  }: StoredColumns = JSON.parse(columns);
  return known.columns.some(({ field }) => field !== null) ? known : null;
}

/** An import without recognised columns ends as failed until it is judged with a mapping. */
function judging(
  columns: Columns | null,
  table: Table,
  chosen: ChosenMapping | null,
): Pick<ImportRow, "state" | "columns" | "problem"> {
  const known = columns ?? unknownColumns(table, []);
  const stored: StoredColumns = {
    ...known,
    ...chosen,
    leftOut: table.leftOut ?? [],
    sheets: table.sheets ?? [],
    first: firstRows(table.rows),
    judging: randomUUID(),
  };
  return {
    state: columns === null ? "failed" : "planning",
    columns: JSON.stringify(stored),
    problem: columns === null ? JSON.stringify({ reason: "no-columns", faults: [] }) : null,
  };
}

/** Throws a 409 if too many imports are running besides `own`. */
async function requireFree(db: Db, now: number, own = 0): Promise<void> {
  if ((await countRunning(db, now - runningMs, own)) >= maxRunning)
    throw new Refusal("import_refused", "Too many imports are running", { reason: "busy" });
}

/** The table of a file. Throws a 409 with the reason. */
export function readUpload({ readTable }: Pick<ImportsDeps, "readTable">, bytes: Uint8Array): Promise<Table> {
  return refusedFile(readTable(bytes));
}

/** Throws a 409 with the reason for a file that cannot be read. */
export async function refusedFile<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    throw new Refusal("import_refused", fileFaultTexts[error.fault], { reason: error.fault, row: error.row });
  }
}

type ChosenMapping = Required<Pick<StoredColumns, "mapping" | "isRemembered">>;

/** The caller's mapping, or else that of an earlier file with these headings. */
function chosenMapping(given: WireImportMapping | null, remembered: WireImportMapping | null): ChosenMapping | null {
  const mapping = given ?? remembered;
  return mapping === null ? null : { mapping, isRemembered: given === null };
}

function storedMapping({ columns }: ImportRow): ChosenMapping | null {
  const { mapping, isRemembered = false }: StoredColumns = JSON.parse(columns);
  return mapping === undefined ? null : { mapping, isRemembered };
}

async function columnsOf(db: Db, table: Table, chosen: ChosenMapping | null): Promise<Columns | null> {
  const documents = await shopDocuments(db);
  const { menus } = menuContext(readerOf(documents), [...documents.keys()]);
  return recogniseColumns(table, menus, chosen === null ? null : mappingOf(chosen));
}

function mappingOf({ mapping: { heading_row: headingRow, columns }, isRemembered }: ChosenMapping): Mapping {
  const fields = Object.entries(columns).map(([column, field]): readonly [number, FieldKey | null] => {
    if (field !== "" && !isFieldKey(field))
      throw invalidParams([{ path: `mapping.columns.${column}`, message: "is no field of a dish" }]);
    return [Number(column), field === "" ? null : field];
  });
  return { ...(headingRow === undefined ? {} : { headingRow }), columns: new Map(fields), isRemembered };
}

/** The refusal of a step in the wrong state. `found` null: the state changed meanwhile. */
export function notIn(found: ImportRow | null, wanted: ImportRow["state"]): Refusal {
  const state = found?.state ?? "failed";
  return new Refusal("import_refused", `The import is ${state}, not ${wanted}`, { reason: "state", state });
}
