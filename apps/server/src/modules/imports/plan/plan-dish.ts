import type { WireImportNote } from "@skatert/contract";
import { type FieldKey, splitField } from "../columns/field-names.ts";
import { sizeFields } from "../fields/menu-fields.ts";
import { hasSizes } from "../fields/price-fields.ts";
import { groups } from "../groups/groups-field.ts";
import { idIn, numberText, objectsIn, textIn } from "../menu/json-fields.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import type { PresentDish } from "../menu/present-menu.ts";
import { cellText } from "../rows/cells-of-row.ts";
import { type Cells, type RowFault, rowFault, rowOfSize, type TableDish, type TableSize } from "../rows/table-dish.ts";
import { isShortened, shortenedText } from "../table/shortened-text.ts";
import { type Cell, textOf } from "../table/table.ts";
import { readWeight } from "../values/read-weight.ts";
import { isFault, type Reading } from "../values/reading.ts";
import { basesIn } from "./fingerprint.ts";
import { type Base, knownBase, mergeText } from "./merge-text.ts";
import type { DishPlan, FieldChange, PlannedSize } from "./plan.ts";
import { sectionsField } from "./sections-field.ts";
import { dishTarget, sizeTarget, type TargetField } from "./target-fields.ts";

/** Texts of a dish from the last import: fields by key, those of sizes as "<size id>/<key>". */
export type BaseTexts = Readonly<Record<string, string>>;

export interface DishToPlan {
  readonly table: TableDish;
  readonly present: PresentDish | null;
  readonly base: BaseTexts | null;
  readonly context: MenuContext;
}

interface Work {
  readonly changes: FieldChange[];
  readonly faults: RowFault[];
  readonly texts: Record<string, string>;
}

/** Compares a dish of the table with the shop, field by field (IMPORT-2). */
export function planDish({ table, present, base, context }: DishToPlan): DishPlan {
  const work: Work = { changes: [], faults: [], texts: {} };
  const fingerprint = basesIn(cellText(table.cells, "fingerprint"));
  const cells = withWeight(table.cells, present, context);
  for (const [key, cell] of cells) {
    const isOfSizes =
      (key === "price" || key === "regular_price" || key.startsWith("price:")) && sellsSizes(table, present);
    if (isOfSizes && isOtherPrice(cell, present))
      work.faults.push(rowFault(table.row, key, "priced-by-size", textOf(cell)));
    const target = isOfSizes ? null : dishTarget(key, present, context);
    const known = fingerprint(key) ?? knownBase(settledBase(key, base?.[key], context));
    if (target !== null) compare(work, { row: table.row, key, sizeRow: null, cell, target, base: known, context });
  }
  const sizes = table.sizes.map((size) => planSize(work, size, { table, present, base, context }));
  if (present === null) requireNew(work, table);
  const judged = verdictOf(table);
  if (judged?.verdict === "impossible")
    work.faults.push(rowFault(table.row, null, "impossible", judged.notes.find((note) => note.is_impossible)?.group));
  const { changes, faults, texts } = work;
  const isNew = present === null;
  const kind =
    faults.length > 0
      ? "fault"
      : isNew
        ? "added"
        : changes.length > 0 || sizes.some(({ id }) => id === null)
          ? "changed"
          : "unchanged";
  const name = cellText(table.cells, "name") || textIn(present?.dish["name"]);
  return { row: table.row, kind, id: present?.id ?? null, name, changes, sizes, texts, faults, ...judged };
}

/** How the dish of another system's menu can be sold here; null: the file says nothing of choices. */
function verdictOf({
  notes,
  cells,
}: TableDish): (Pick<DishPlan, "notes" | "verdict"> & { readonly notes: readonly WireImportNote[] }) | null {
  if (notes === undefined || (notes.length === 0 && cellText(cells, "groups") === "")) return null;
  const isImpossible = notes.some((note) => note.is_impossible);
  return { notes, verdict: isImpossible ? "impossible" : notes.length > 0 ? "simplified" : "exact" };
}

/** Groups and sections that an earlier import added have other texts by now: their numbers here. */
function settledBase(key: FieldKey, text: string | undefined, context: MenuContext): string | undefined {
  const field = key === "groups" ? groups : key === "category" ? sectionsField : null;
  const reading = field === null || text === undefined ? null : field.readText(text, context);
  return reading === null || isFault(reading) ? text : reading.text;
}

/** A price for a dish with sizes is written nowhere. Some tables repeat the lowest price of the sizes. */
function isOtherPrice(cell: Cell, present: PresentDish | null): boolean {
  return present !== null && cell !== "" && cell !== numberText(present.dish["price"]);
}

function sellsSizes(table: TableDish, present: PresentDish | null): boolean {
  return table.sizes.length > 0 || (present !== null && hasSizes(present.dish));
}

interface Comparison {
  readonly row: number;
  readonly key: FieldKey;
  readonly sizeRow: number | null;
  readonly cell: Cell;
  readonly target: TargetField;
  readonly base: Base | null;
  readonly context: MenuContext;
}

function compare(work: Work, { row, key, sizeRow, cell, target, base, context }: Comparison): void {
  // Only the beginning of a text that the shop has changed since the export.
  if (typeof cell === "string" && isShortened(cell) && base?.equals(cell) === true) return;
  const reading = readCell(cell, target, context);
  if (isFault(reading)) {
    work.faults.push(rowFault(rowOfSize(row), key, reading.fault, typeof cell === "string" ? cell : cell.text));
    return;
  }
  const { text } = reading;
  work.texts[sizeRow === null ? key : `${row}/${key}`] = text;
  const merge = mergeText(text, target.present, base);
  // A dish is always in a section, so an empty cell moves nothing.
  if (merge.kind === "same" || (key === "category" && text === "")) return;
  const required = (key === "name" || key === "size" || splitField(key)[0] === "price") && text === "";
  if (required) work.faults.push(rowFault(rowOfSize(row), key, "required"));
  else if (target.isUnsold) work.faults.push(rowFault(rowOfSize(row), key, "not-sold", text));
  else
    work.changes.push({
      field: key,
      sizeRow,
      before: target.present,
      after: text,
      conflict: merge.kind === "conflict" ? { base: base?.text ?? null } : null,
    });
}

/** The dish's present text is always valid, even if a table could not add it. */
function readCell(cell: Cell, { field, present }: TargetField, context: MenuContext): Reading {
  if (typeof cell !== "string") {
    const isSame = cell.fault === "zero" && present === "0";
    return isSame ? { text: present } : { fault: `cell-${cell.fault}` };
  }
  if (cell === present || cell === shortenedText(present)) return { text: present };
  if (isShortened(cell)) return { fault: "cell-too-long" };
  const reading = field.readText(cell, context);
  if (isFault(reading)) return reading;
  // The present text in another spelling: "Сыр [7]" and "сыр".
  const shown = field.readText(present, context);
  return !isFault(shown) && shown.text === reading.text ? { text: present } : reading;
}

function planSize(work: Work, size: TableSize, { table, present, base, context }: DishToPlan): PlannedSize {
  const id = sizeId(size.cells, present, context);
  const fingerprint = basesIn(cellText(size.cells, "fingerprint"));
  const written = cellText(size.cells, "variation_id");
  if (written !== "" && id === null)
    work.faults.push(rowFault(rowOfSize(size.row), "variation_id", "unknown-id", written));
  for (const [key, cell] of withWeight(size.cells, present, context)) {
    const target = sizeTarget(key, { dish: present, id: id ?? 0 }, context);
    const known = fingerprint(key) ?? knownBase(id === null ? undefined : base?.[`${id}/${key}`]);
    if (target !== null) compare(work, { row: size.row, key, sizeRow: size.row, cell, target, base: known, context });
  }
  if (id === null && cellText(size.cells, "price") === "" && table.sizes.length > 0)
    work.faults.push(rowFault(rowOfSize(size.row), "price", "required"));
  return { row: size.row, id };
}

/** The size by its id, else by its name. */
function sizeId(cells: Cells, present: PresentDish | null, context: MenuContext): number | null {
  const sizes = objectsIn(present?.dish["variations"]);
  const written = cellText(cells, "variation_id");
  if (written !== "") return sizes.map(({ id }) => idIn(id)).find((id) => String(id) === written) ?? null;
  const reading = sizeFields.size.readText(cellText(cells, "size"), context);
  const name = isFault(reading) ? "" : reading.text;
  const bareName = (text: string) => text.replace(/^[^:;]*: /, "");
  const found = sizes.find((size) => {
    const own = sizeFields.size.textOf(size, context);
    return own === name || bareName(own) === name;
  });
  return found === undefined ? null : idIn(found["id"]);
}

/** "250 г" in the column of the weight is a weight and its unit. */
function withWeight(cells: Cells, present: PresentDish | null, context: MenuContext): Cells {
  const cell = cells.get("weight");
  if (typeof cell !== "string" || cell === "") return cells;
  const weight = readWeight(cell);
  if ("fault" in weight) return cells;
  const own = textIn(present?.dish["measure_unit"]);
  const scaled = scaledTo(weight, own);
  const unit = scaled.unit ?? (present === null ? context.unit : null);
  const hasUnit = cells.has("unit") && cells.get("unit") !== "";
  const units: Cells = unit === null || hasUnit ? new Map() : new Map([["unit", unit]]);
  return new Map([...cells, ["weight", scaled.size], ...units]);
}

/** A dish that is sold by the kilogram keeps its unit. */
function scaledTo(weight: { readonly size: string; readonly unit: string | null }, own: string) {
  const isSame = { г: ["г", "g", "кг"], мл: ["мл", "ml"], g: ["g", "г"], ml: ["ml", "мл"] }[
    weight.unit ?? ""
  ]?.includes(own);
  return isSame === true ? { size: weight.size, unit: null } : weight;
}

function requireNew(work: Work, { row, cells, sizes }: TableDish): void {
  if (cellText(cells, "name") === "") work.faults.push(rowFault(row, "name", "required"));
  const hasPrice = cellText(cells, "price") !== "" || sizes.length > 0;
  if (!hasPrice && !work.faults.some(({ field }) => field === "price"))
    work.faults.push(rowFault(row, "price", "required"));
}
