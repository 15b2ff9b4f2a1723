import type { FieldKey } from "../columns/field-names.ts";
import type { Columns } from "../columns/recognise-columns.ts";
import type { Cell, TableRow } from "../table/table.ts";
import { escapeText } from "../values/listed-text.ts";
import { readFlag } from "../values/read-flag.ts";
import { readPortion } from "../values/read-weight.ts";
import { isFault } from "../values/reading.ts";
import { cellText, optionsOf, specialText, specialTexts } from "./cells-of-row.ts";

/** Kinds of entries that a till lists beside the dishes. */
const noDish = /^(?:заготовк\p{L}*|модификатор\p{L}*|услуг\p{L}*|ингредиент\p{L}*|gift ?card|event|donation|digital)/iu;
const hidden = /^(?:hidden|unavailable|скрыт\p{L}*)$/iu;

/** The cells of a till's row with what its special columns say: options, sale, and dishes sold by weight. */
export function withSpecials(cells: Map<FieldKey, Cell>, row: TableRow, columns: Columns): Map<FieldKey, Cell> {
  const options = [...optionsOf(columns, row).values()].map(({ values }) => values).filter((value) => value !== "");
  if (options.length > 0) cells.set("size", options.map((value) => escapeText(value, ",;:")).join(" / "));
  if (!isSold(row, columns)) cells.set("in_stock", "no");
  const weight = inUnit(
    cellText(cells, "weight"),
    columns.columns.find(({ field }) => field === "weight")?.unit ?? null,
  );
  if (weight !== null && !cells.has("unit")) cells.set("weight", weight);
  if (isYes(specialText(columns, row, "by-weight"))) cells.set("unit", "кг");
  // «шт» and «порц» beside a price say how a dish is sold, not its weight.
  if (cells.has("unit") && cellText(cells, "weight") === "" && !/^(?:кг|kg)$/i.test(cellText(cells, "unit")))
    cells.delete("unit");
  return cells;
}

/** A bare number below the heading «Вес, кг»; null: it has a unit of its own, or the heading has none. */
function inUnit(text: string, unit: Columns["columns"][number]["unit"]): string | null {
  const amounts = unit === null ? null : readPortion(text, unit.factor);
  return unit === null || amounts === null || isFault(amounts) ? null : `${amounts.text} ${unit.unit}`;
}

/** Semi-finished goods and modifiers of a till are no dishes. */
export function isNoDish(row: TableRow, columns: Columns): boolean {
  return noDish.test(specialText(columns, row, "item-type") ?? "");
}

/** A row of a till that is part of the composite dish above it. */
export function isComponent(row: TableRow, columns: Columns, cells: ReadonlyMap<FieldKey, Cell>): boolean {
  return cellText(cells, "name") === "" && (specialText(columns, row, "component") ?? "") !== "";
}

function isSold(row: TableRow, columns: Columns): boolean {
  if (specialTexts(columns, row, "archived").some(isYes)) return false;
  const sellable = readFlag(specialText(columns, row, "sellable") ?? "");
  if (!isFault(sellable) && sellable.text === "no") return false;
  return !hidden.test(specialText(columns, row, "visibility") ?? "");
}

function isYes(text: string | null): boolean {
  const flag = readFlag(text ?? "");
  return !isFault(flag) && flag.text === "yes";
}
