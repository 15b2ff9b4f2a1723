import type { TakeTurn } from "../../../jobs/slices.ts";
import type { Columns } from "../columns/recognise-columns.ts";
import { withoutFaultyGroups } from "../groups/faulty-groups.ts";
import { comingOf, dishesOfOptions, planGroup } from "../groups/plan-groups.ts";
import { readRef } from "../groups/refs.ts";
import { textIn } from "../menu/json-fields.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import type { PresentDish, PresentMenu } from "../menu/present-menu.ts";
import { cellText, withNumber } from "../rows/cells-of-row.ts";
import { type RowFault, rowFault, type TableDish, type TableDishes } from "../rows/table-dish.ts";
import { baseOfGroup } from "./base-of-group.ts";
import { systemOfIds } from "./foreign-ids.ts";
import { withCurrency } from "./heading-currency.ts";
import { matchDish } from "./match-dishes.ts";
import type { DishPlan } from "./plan.ts";
import { type BaseTexts, planDish } from "./plan-dish.ts";

/** The section of new dishes without one, by the language of the table. */
const fallbacks: Readonly<Record<Columns["language"], string>> = { ru: "Меню", en: "Menu" };

/** Texts from earlier imports, for the three-way merge. */
export interface EarlierImports {
  readonly bases: ReadonlyMap<number, BaseTexts>;
}

export interface ImportToPlan {
  readonly table: TableDishes;
  readonly columns: Columns;
  readonly menu: PresentMenu;
  readonly context: MenuContext;
  readonly earlier: EarlierImports;
  /** Dishes without a row are archived. */
  readonly archiveMissing: boolean;
}

/**
 * Compares a table with the shop and changes nothing (IMPORT-2). Yields to the event loop between rows of a long table.
 */
export async function planImport(request: ImportToPlan, takeTurn: TakeTurn): Promise<readonly DishPlan[]> {
  const { columns, menu, earlier } = request;
  const { table, context } = withGroups(request);
  const idSystem = systemOfIds(table.dishes, columns, menu);
  const matching = { columns, menu, context, idSystem };
  const plans = table.faults.map((fault) =>
    faultyRow(fault.row, fault.code === "section-or-dish" ? fault.found : "", [fault]),
  );
  for (const { row, kind, text } of table.notes ?? []) plans.push({ ...faultyRow(row, text, []), kind });
  const taken = new Map<number, number>();
  const added = new Map<string, number>();
  for (const read of table.dishes) {
    await takeTurn();
    const dish = withCurrency(withIdNumber(read, idSystem), columns, context.currency);
    const match = matchDish(dish, matching);
    const isNew = !("fault" in match) && match.dish === null;
    const placed = isNew ? inSection(dish, fallbacks[columns.language]) : dish;
    const repeated = "fault" in match ? null : repeatOf(placed, match.dish, taken, added);
    if ("fault" in match) plans.push(faultyRow(dish.row, cellText(dish.cells, "name"), [match.fault]));
    else if (repeated !== null) plans.push(faultyRow(dish.row, cellText(dish.cells, "name"), [repeated]));
    else plans.push(planDish({ table: placed, present: match.dish, base: baseOf(match.dish, earlier), context }));
  }
  for (const group of table.groups ?? []) {
    await takeTurn();
    const found = context.groups.find(readRef(group.group));
    const id = found === null || found === "ambiguous" ? null : found.id;
    plans.push(planGroup(group, context, id === null ? null : (earlier.bases.get(baseOfGroup(id)) ?? null)));
  }
  if (request.archiveMissing) plans.push(...missingDishes(menu, taken, context));
  return withoutFaultyGroups(plans).toSorted((one, other) => one.row - other.row);
}

/** The context and the dishes with what the groups of the file add. */
function withGroups({ table, context }: ImportToPlan): Pick<ImportToPlan, "table" | "context"> {
  const groups = table.groups ?? [];
  if (groups.length === 0) return { table, context };
  const dishes = [...table.dishes, ...dishesOfOptions(groups, table.dishes, context)];
  return {
    table: { ...table, dishes },
    context: { ...context, groups: context.groups.with(comingOf(groups, dishes, context)) },
  };
}

/** A dish has one number of the file's system: its code, or else the number of a foreign column `ID`. */
function withIdNumber(dish: TableDish, system: string | null): TableDish {
  if (system === null || cellText(dish.cells, "code") !== "") return dish;
  return { ...dish, cells: withNumber(dish.cells, system, cellText(dish.cells, "id")) };
}

/** A new dish is always in a section: the dry run shows which. */
function inSection(dish: TableDish, fallback: string): TableDish {
  const { cells, above } = dish;
  const cell = cells.get("category") ?? "";
  return typeof cell === "string" && cell.trim() === ""
    ? { ...dish, cells: new Map([...cells, ["category", above || fallback]]) }
    : dish;
}

function baseOf(dish: PresentDish | null, { bases }: EarlierImports): BaseTexts | null {
  return dish === null ? null : (bases.get(dish.id) ?? null);
}

/** The fault of a row for the same dish as an earlier row. */
function repeatOf(
  { row, cells, notes }: TableDish,
  dish: PresentDish | null,
  taken: Map<number, number>,
  added: Map<string, number>,
): RowFault | null {
  const name = cellText(cells, "name").toLowerCase();
  // The menu of another system tells two dishes of one name apart.
  const isByNumber = notes !== undefined;
  const [number = name] = [...cells.keys()]
    .filter((key) => key.startsWith("number:"))
    .map((key) => cellText(cells, key));
  const key = `${isByNumber ? number : name}\n${cellText(cells, "category").toLowerCase()}`;
  const earlier = dish === null ? added.get(key) : taken.get(dish.id);
  if (earlier !== undefined) return rowFault(row, dish === null ? "name" : null, "repeated", String(earlier));
  if (dish === null) added.set(key, row);
  else taken.set(dish.id, row);
  return null;
}

function faultyRow(row: number, name: string, faults: readonly RowFault[]): DishPlan {
  return { row, kind: "fault", id: null, name, changes: [], sizes: [], texts: {}, faults };
}

/** Supplements are on their own shelves, and few tables contain them, so they are not archived. */
function missingDishes(
  { dishes }: PresentMenu,
  taken: ReadonlyMap<number, number>,
  { categories }: MenuContext,
): readonly DishPlan[] {
  return [...dishes.values()]
    .filter(({ id, sections }) => !taken.has(id) && !sections.some(categories.isShelf))
    .map(({ id, dish }) => ({ ...faultyRow(0, textIn(dish["name"]), []), kind: "archived", id }));
}
