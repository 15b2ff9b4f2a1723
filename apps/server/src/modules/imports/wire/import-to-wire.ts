import type { WireImport, WireImportList, WireImportRow } from "@skatert/contract";
import { isoTime } from "../../../ports/clock.ts";
import type { DishPlan } from "../plan/plan.ts";
import type { RowFault } from "../rows/table-dish.ts";
import type { ImportRow, StoredColumns } from "../store/import-store.ts";
import { noCounts } from "../store/plan-store.ts";
import { valueFaultTexts } from "./fault-texts.ts";

interface ShownImport {
  readonly found: ImportRow;
  readonly plans: readonly DishPlan[];
  readonly next: number | null;
  readonly wanted: readonly string[];
  readonly missing: WireImport["missing_pictures"];
}

/** An import in the form of the office's calls. */
export function importToWire({ found, plans, next, wanted, missing }: ShownImport): WireImport {
  const columns: StoredColumns = JSON.parse(found.columns);
  // Columns of sizes have the price, too, but a fault of the price is in its own column.
  const sizesFirst = columns.columns.toSorted(
    (one, other) => Number(other.size !== undefined) - Number(one.size !== undefined),
  );
  const headings = new Map(sizesFirst.map(({ field, heading }) => [field, heading]));
  return {
    ...aboutImport(found),
    dialect: columns.dialect,
    format: columns.format ?? null,
    sheets: (columns.sheets ?? []).map((sheet) => ({ ...sheet })),
    left_out_sheets: [...(columns.leftOut ?? [])],
    is_mapping_kept: columns.isRemembered === true,
    columns: columns.columns.map(({ index, heading, field, special }) => ({
      column: index + 1,
      heading,
      field,
      by_format: field === null && special !== null,
    })),
    progress: { done: found.done, total: found.total },
    archive_missing: found.archive_missing === 1,
    problem: found.problem === null ? null : JSON.parse(found.problem),
    wanted_pictures: [...wanted],
    missing_pictures: missing,
    judging: columns.judging ?? "",
    change_id: found.change_id,
    rows: plans.map((plan) => rowToWire(plan, headings)),
    next,
  };
}

/** An import in a list. */
export function aboutImport(found: ImportRow): WireImportList["imports"][number] {
  return {
    id: found.id,
    state: found.state,
    file_name: found.file_name,
    by: found.by_name,
    at: isoTime(found.at),
    summary: { ...noCounts, ...JSON.parse(found.counts) },
  };
}

type Headings = ReadonlyMap<RowFault["field"], string>;

function rowToWire(plan: DishPlan, headings: Headings): WireImportRow {
  const { row, kind, id, name, changes, faults, texts, group, verdict = null, notes = [] } = plan;
  return {
    row,
    kind,
    product_id: id,
    name,
    changes: changes.map(({ field, sizeRow, before, after, conflict }) => ({
      field,
      size_row: sizeRow,
      size: sizeRow === null ? null : (texts[`${sizeRow}/size`] ?? null),
      before,
      after,
      conflict,
    })),
    faults: faults.map((fault) => faultToWire(fault, headings)),
    is_group: group !== undefined,
    verdict,
    notes: notes.map((each) => ({ ...each })),
  };
}

function faultToWire({ row, field, code, found }: RowFault, headings: Headings) {
  const { message, advice } = valueFaultTexts[code];
  const column = field === null ? null : (headings.get(field) ?? field);
  return { row, column, code, found, message, advice };
}
