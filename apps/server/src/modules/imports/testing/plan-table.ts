import { inSlices } from "../../../jobs/slices.ts";
import type { Json } from "../../../shop/documents/json.ts";
import { type Mapping, recogniseColumns } from "../columns/recognise-columns.ts";
import { menuContext } from "../menu/menu-context.ts";
import { presentMenu } from "../menu/present-menu.ts";
import { type DishPlan, NOTE_KINDS } from "../plan/plan.ts";
import { type EarlierImports, planImport } from "../plan/plan-import.ts";
import { readRows } from "../rows/read-rows.ts";
import { readTable } from "../table/read-table.ts";

export type Documents = ReadonlyMap<string, Json>;

export function reader(documents: Documents): (name: string) => Json {
  return (name) => documents.get(name) ?? null;
}

interface PlanOptions {
  readonly archiveMissing?: boolean;
  readonly earlier?: EarlierImports;
  readonly mapping?: Mapping;
  readonly today?: string;
}

const none: EarlierImports = { bases: new Map() };

/** The plans of a file's dishes for a shop, without rows that are no dishes. Throws if no columns are recognised. */
export async function planTable(
  documents: Documents,
  file: Uint8Array,
  { archiveMissing = false, earlier = none, mapping, today = "2026-06-17" }: PlanOptions = {},
): Promise<readonly DishPlan[]> {
  const table = await readTable(file);
  const context = menuContext(reader(documents), [...documents.keys()]);
  const columns = recogniseColumns(table, context.menus, mapping ?? null);
  if (columns === null) throw new Error("no columns recognised");
  const menu = presentMenu(reader(documents), context);
  const plans = await planImport(
    { table: readRows(table, columns, today), columns, menu, context, earlier, archiveMissing },
    inSlices(),
  );
  return plans.filter(({ kind }) => !NOTE_KINDS.includes(kind));
}
