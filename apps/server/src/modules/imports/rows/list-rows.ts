import type { FieldKey } from "../columns/field-names.ts";
import type { Columns } from "../columns/recognise-columns.ts";
import { nameKey } from "../menu/name-index.ts";
import { type Cell, type TableRow, textOf } from "../table/table.ts";
import { escapeText } from "../values/listed-text.ts";
import { readWeight } from "../values/read-weight.ts";
import { cellsOfRow, cellText, pricesBySize, withNumber } from "./cells-of-row.ts";
import { doubtfulSections, sectionIn } from "./group-rows.ts";
import { numberSystem } from "./number-system.ts";
import {
  type RowFault,
  type RowNote,
  rowFault,
  sizeInColumn,
  type TableDish,
  type TableDishes,
  type TableSize,
} from "./table-dish.ts";
import { isComponent, isNoDish, withSpecials } from "./till-cells.ts";

interface ListedDish {
  readonly row: number;
  readonly cells: Map<FieldKey, Cell>;
  readonly sizes: TableSize[];
  readonly above: string;
}

/**
 * Rows of a price list. A row with a single text is the heading of the dishes below it. A new dish without a section is
 * in that of the dish above it, as in a file that was made from merged cells. Rows with the same name, or without one,
 * that differ in a size or in their weight are the sizes of one dish.
 */
export function listRows(rows: readonly TableRow[], columns: Columns): TableDishes {
  const hasSizes = columns.columns.some(
    ({ field, special }) => field === "size" || special?.kind === "attribute-values",
  );
  const dishes: ListedDish[] = [];
  const faults: RowFault[] = [];
  const notes: RowNote[] = [];
  const isDoubtful = doubtfulSections(rows, columns);
  let heading = "";
  let above = "";
  for (const row of rows) {
    const read = new Map(cellsOfRow(columns, row));
    const other = otherThanDish(row, columns, read);
    if (other !== null) {
      if (other.kind === "section") heading = other.text;
      if (other.kind === "section" && isDoubtful(row, read))
        faults.push(rowFault(row.row, "price", "section-or-dish", other.text));
      else if (other.kind === "fault") faults.push(rowFault(row.row, null, "unsupported-type", other.text));
      else if (other.text !== "") notes.push({ row: row.row, kind: other.kind, text: other.text });
      continue;
    }
    const cells = withSpecials(read, row, columns);
    if (cellText(cells, "category") === "" && heading !== "") cells.set("category", heading);
    above = cellText(cells, "category") || above;
    const priced = sizesByColumn(row, columns, cells);
    const last = dishes.at(-1);
    const isSize = hasSizes && last !== undefined && last.sizes.length > 0 && isSizeOf(last.cells, cells);
    const size = hasSizes && !isWeight(cells) ? sizeOf(row.row, cells) : null;
    if (isSize && size !== null) last.sizes.push(size);
    else
      dishes.push({
        row: row.row,
        cells: size === null && priced.length === 0 ? cells : withoutSize(cells),
        sizes: size === null ? [...priced] : [size],
        above,
      });
  }
  const system = numberSystem(columns);
  return {
    dishes: withVolumes(dishes)
      .map(withoutRegular)
      .map(withSale)
      .map((dish): TableDish => ({ ...dish, cells: withNumber(dish.cells, system, cellText(dish.cells, "code")) })),
    faults,
    notes,
  };
}

/** A row that is no dish: what it is, and its text. Null: a dish. */
function otherThanDish(
  row: TableRow,
  columns: Columns,
  cells: ReadonlyMap<FieldKey, Cell>,
): { readonly kind: RowNote["kind"] | "fault"; readonly text: string } | null {
  const isEmpty = [...cells.values()].every((cell) => cell === "");
  if (isEmpty || isTotal(cells) || isComponent(row, columns, cells)) return { kind: "skipped", text: firstText(row) };
  const title = sectionIn(row, columns, cells);
  if (title !== null) return { kind: "section", text: title };
  return isNoDish(row, columns) ? { kind: "fault", text: cellText(cells, "name") } : null;
}

function firstText({ cells }: TableRow): string {
  return cells.map(textOf).find((text) => text !== "") ?? "";
}

/** The sizes of a row with a column of prices for each; a single one is the dish's own price and volume. */
function sizesByColumn(row: TableRow, columns: Columns, cells: Map<FieldKey, Cell>): readonly TableSize[] {
  const prices = pricesBySize(columns, row);
  const [only] = prices;
  if (only === undefined) return [];
  if (prices.length === 1) {
    cells.set("price", only[1]);
    if ("size" in readWeight(only[0]) && cellText(cells, "weight") === "") cells.set("weight", only[0]);
    return [];
  }
  return prices.map(
    ([size, price], index): TableSize => ({
      row: sizeInColumn(row.row, index),
      cells: new Map<FieldKey, Cell>([
        ["size", escapeText(size, ",;:")],
        ["price", price],
      ]),
    }),
  );
}

/** Tills name the only variation of an item "Regular". */
function withoutRegular(dish: ListedDish): ListedDish {
  const [only, ...others] = dish.sizes;
  if (only === undefined || others.length > 0) return dish;
  if (!/^(?:regular|default|standard|обычный|стандарт)$/i.test(cellText(only.cells, "size"))) return dish;
  const own = [...only.cells].filter(([field]) => field !== "size");
  return { ...dish, cells: new Map([...dish.cells, ...own]), sizes: [] };
}

/** «Итого» under a list. */
function isTotal(cells: ReadonlyMap<FieldKey, Cell>): boolean {
  const text = cellText(cells, "name") || cellText(cells, "category") || cellText(cells, "code");
  return /^(?:(?:итого|разом|барлығы)(?:[\s:].*)?|(?:всего|total|subtotal|grand total|gesamt|summe):?)$/i.test(text);
}

function isSizeOf(dish: ReadonlyMap<FieldKey, Cell>, cells: ReadonlyMap<FieldKey, Cell>): boolean {
  if (cellText(cells, "size") === "") return false;
  const name = nameKey(cellText(cells, "name"));
  const section = nameKey(cellText(cells, "category"));
  const isSame = section === "" || section === nameKey(cellText(dish, "category"));
  return name === "" || (isSame && name === nameKey(cellText(dish, "name")));
}

/** A column "portion" often has weights, which are not a choice of sizes. */
function isWeight(cells: Map<FieldKey, Cell>): boolean {
  const text = cellText(cells, "size");
  const weight = readWeight(text);
  const isOne = text !== "" && "size" in weight && (weight.unit !== null || /^[\d.,/ ]+$/.test(text));
  if (isOne && cellText(cells, "weight") === "") cells.set("weight", text);
  if (isOne) cells.delete("size");
  return isOne;
}

const ofSizes: readonly FieldKey[] = ["size", "price", "regular_price", "weight", "in_stock"];

function sizeOf(row: number, cells: ReadonlyMap<FieldKey, Cell>): TableSize | null {
  if (textOf(cells.get("size")) === "") return null;
  const own = [...cells].filter(([field]) => ofSizes.includes(field) || field.startsWith("price:"));
  return { row, cells: new Map(own) };
}

/** Coffee of 200 ml and of 300 ml is listed twice with one name: the volumes are the sizes of one dish. */
function withVolumes(dishes: readonly ListedDish[]): readonly ListedDish[] {
  const keyOf = ({ cells, above }: ListedDish) => [nameKey(cellText(cells, "name")), nameKey(above)].join("\n");
  const joined: ListedDish[] = [];
  for (const same of Map.groupBy(dishes, keyOf).values()) {
    const [first] = same;
    const volumes = same.map(({ cells }) => volumeOf(cells));
    const differ = new Set(volumes).size === same.length && !volumes.includes("");
    const isOne = first !== undefined && same.length > 1 && cellText(first.cells, "name") !== "" && differ;
    if (!isOne || same.some(({ sizes }) => sizes.length > 0)) joined.push(...same);
    else joined.push({ ...first, cells: withoutSize(first.cells), sizes: same.flatMap(sizeOfVolume) });
  }
  return joined.sort((one, other) => one.row - other.row);
}

function sizeOfVolume({ row, cells }: ListedDish): readonly TableSize[] {
  const size = sizeOf(row, new Map([...cells, ["size", escapeText(volumeOf(cells), ",;:")]]));
  return size === null ? [] : [size];
}

/** "200 мл"; "": the row has no weight. */
function volumeOf(cells: ReadonlyMap<FieldKey, Cell>): string {
  const [weight, unit] = [cellText(cells, "weight"), cellText(cells, "unit")];
  return weight === "" || /\p{L}/u.test(weight) ? weight : `${weight} ${unit}`.trim();
}

/** A flag that all sizes share belongs to the dish. */
function withSale(dish: ListedDish): ListedDish {
  const [flag, ...others] = new Set(dish.sizes.map(({ cells }) => cellText(cells, "in_stock")));
  if (flag === undefined || others.length > 0) return dish;
  const cell = dish.sizes[0]?.cells.get("in_stock");
  const sizes = dish.sizes.map((size) => ({
    ...size,
    cells: new Map([...size.cells].filter(([field]) => field !== "in_stock")),
  }));
  return cell === undefined ? dish : { ...dish, cells: new Map([...dish.cells, ["in_stock", cell]]), sizes };
}

function withoutSize(cells: ReadonlyMap<FieldKey, Cell>): Map<FieldKey, Cell> {
  return new Map([...cells].filter(([field]) => !ofSizes.includes(field) && !field.startsWith("price:")));
}
