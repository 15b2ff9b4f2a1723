import { choiceFromWire } from "@skatert/contract";
import type { GroupKind } from "@skatert/domain";
import type { FieldKey } from "../columns/field-names.ts";
import { numberText, objectsIn } from "../menu/json-fields.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import { nameKey } from "../menu/name-index.ts";
import { knownBase, mergeText } from "../plan/merge-text.ts";
import type { DishPlan } from "../plan/plan.ts";
import type { BaseTexts } from "../plan/plan-dish.ts";
import { cellText } from "../rows/cells-of-row.ts";
import { type RowFault, rowFault, type TableDish } from "../rows/table-dish.ts";
import type { Cell } from "../table/table.ts";
import { escapeText, rawParts, unescapeText } from "../values/listed-text.ts";
import { readPrice } from "../values/read-number.ts";
import { isFault, type ValueFault } from "../values/reading.ts";
import { choiceTextOf, type OptionParts, settledChoice, textOfChoice } from "./choice-text.ts";
import type { Coming, IndexedGroup } from "./group-index.ts";
import { readRule, readUses } from "./group-text.ts";
import { bareSize } from "./groups-field.ts";
import { outerKey, readRef, refKey, refText } from "./refs.ts";
import type { TableGroup, TableOption } from "./table-group.ts";

type ComingGroup = Omit<IndexedGroup, "options">;

/** What the groups of a file and its dishes add to the menu, before any of them is compared. */
export function comingOf(groups: readonly TableGroup[], dishes: readonly TableDish[], context: MenuContext): Coming {
  const rules = rulesOfDishes(dishes);
  const coming = new Map<string, ComingGroup>();
  for (const table of groups) {
    const ref = readRef(table.group);
    const known = context.groups.find(ref);
    if (known === "ambiguous") continue;
    const stated = readRule(table.rule)?.rule ?? {};
    const kind = table.kind ?? known?.terms.kind ?? "add";
    const before = known?.terms ?? usualTerms(kind);
    const first = known === null && table.rule === "" ? (rules.get(refKey(ref)) ?? {}) : {};
    const own = { ...(table.rule === "" ? {} : { free: 0, distinct: null }), ...first, ...stated };
    const terms = { ...before, ...own, kind };
    if (known === null) coming.set(refKey(ref), { id: null, name: ref.name, ref: refText(ref.name, ref.outer), terms });
    else coming.set(`#${known.id}`, { id: known.id, name: known.name, ref: known.ref, terms });
  }
  return { groups: coming, products: new Map(dishes.flatMap(keysOf).map((key) => [key, null])) };
}

/** The keys by which an option can name a dish of the file. */
function keysOf({ cells }: TableDish): readonly string[] {
  const numbers = [...cells].filter(([key]) => key.startsWith("number:"));
  return [
    nameKey(cellText(cells, "name")),
    ...numbers.map(([key]) => outerKey(key.slice("number:".length), cellText(cells, key))),
  ];
}

/** The limits that the first dish of a file states for each group, for a sheet without them. */
function rulesOfDishes(dishes: readonly TableDish[]) {
  const rules = new Map<string, Partial<IndexedGroup["terms"]>>();
  for (const { cells } of dishes)
    for (const { group, rule } of readUses(cellText(cells, "groups")) ?? []) {
      const key = refKey(readRef(group));
      if (!rules.has(key)) rules.set(key, rule);
    }
  return rules;
}

function usualTerms(kind: GroupKind): IndexedGroup["terms"] {
  const { options: _options, ...terms } = choiceFromWire({ kind }) ?? {
    options: null,
    kind,
    min: 0,
    max: 1,
    free: 0,
    distinct: null,
  };
  return terms;
}

/** Dishes to add for the options of a sheet that the shop does not have: each is in the section of its group. */
export function dishesOfOptions(
  groups: readonly TableGroup[],
  dishes: readonly TableDish[],
  context: MenuContext,
): readonly TableDish[] {
  const listed = new Set(dishes.flatMap(keysOf));
  return groups.flatMap((table) => {
    const group = context.groups.find(readRef(table.group));
    const id = group === null || group === "ambiguous" ? null : group.id;
    return table.options.flatMap((option): TableDish[] => {
      const ref = readRef(option.option);
      const isKnown = context.groups.product(ref, id) !== null || listed.has(refKey(ref));
      if (isKnown || ref.id !== null || ref.outer !== null || isOfDishes(table, group)) return [];
      listed.add(refKey(ref));
      return [dishOfOption(option, id === null ? sectionText(table) : context.categories.textOf(id))];
    });
  });
}

/** The options of sets and halves are dishes of the menu. */
function isOfDishes({ kind }: TableGroup, group: IndexedGroup | "ambiguous" | null): boolean {
  const own = kind ?? (group === null || group === "ambiguous" ? "add" : group.terms.kind);
  return own !== "add" && own !== "remove";
}

/** The section of a new group: supplements are below «допы», the parts of sets in a hidden section. */
export function sectionText({ group, kind }: Pick<TableGroup, "group" | "kind">): string {
  const { name, outer } = readRef(group);
  const own = `${escapeText(name, ",>")}${outer === null ? "" : ` [${outer}]`}`;
  return kind === null || kind === "add" || kind === "remove" ? `допы > ${own}` : own;
}

function dishOfOption({ row, option, price }: TableOption, category: string): TableDish {
  const cells = new Map<FieldKey, Cell>([
    ["name", readRef(option).name],
    ["category", category],
  ]);
  const sizes = pricesBySize(price);
  if (sizes === null) cells.set("price", price === "" ? "0" : price);
  return {
    row,
    cells,
    sizes: (sizes ?? []).map(([size, own], index) => ({
      row: row + index * 100_000,
      cells: new Map<FieldKey, Cell>([
        ["size", size],
        ["price", own],
      ]),
    })),
  };
}

/** "25 см: 60; 30 см: 90"; null: one price. */
function pricesBySize(price: string): readonly (readonly [size: string, price: string])[] | null {
  const parts = rawParts(price, ";").map((part) => rawParts(part, ":"));
  return parts.length > 0 && parts.every(({ length }) => length === 2)
    ? parts.map(([size = "", own = ""]) => [size, own] as const)
    : null;
}

/** Compares a group of a file with the shop's (MENU-25). `base`: its texts of the last import. */
export function planGroup(table: TableGroup, context: MenuContext, base: BaseTexts | null): DishPlan {
  const ref = readRef(table.group);
  const group = context.groups.find(ref);
  const faults: RowFault[] = [];
  const fault = (row: number, code: ValueFault, found: string) => faults.push(rowFault(row, "groups", code, found));
  if (group === "ambiguous") fault(table.row, "ambiguous-group", ref.name);
  if (group === null) fault(table.row, "unknown-group", ref.name);
  if (table.rule !== "" && readRule(table.rule) === null) fault(table.row, "group-rule", table.rule);
  const known = group === null || group === "ambiguous" ? null : group;
  const options = table.options.flatMap((option): OptionParts[] => {
    const read = readOption(option, { group: known, isOfDishes: isOfDishes(table, known), context });
    if (!("code" in read)) return [read];
    fault(option.row, read.code, read.found);
    return [];
  });
  const before = known?.id == null ? "" : (presentChoice(known.id, context) ?? "");
  const after = textOfChoice(known?.terms ?? usualTerms("add"), options);
  const earlier = base?.["choice"] === undefined ? undefined : settledChoice(base["choice"], context);
  const merge = mergeText(after, before, knownBase(earlier));
  const changes =
    merge.kind === "same"
      ? []
      : [
          {
            field: "choice" as const,
            sizeRow: null,
            before,
            after,
            conflict: merge.kind === "conflict" ? { base: earlier ?? null } : null,
          },
        ];
  const kind = faults.length > 0 ? "fault" : known?.id == null ? "added" : changes.length > 0 ? "changed" : "unchanged";
  return {
    row: table.row,
    kind,
    id: null,
    name: known?.name ?? ref.name,
    changes,
    sizes: [],
    texts: { choice: after },
    faults,
    group: { id: known?.id ?? null, section: sectionText({ ...table, kind: known?.terms.kind ?? table.kind }) },
  };
}

/** The text of a group as the menu has it, without what a file changes. */
export function presentChoice(id: number, context: MenuContext): string | null {
  const group = context.presentGroups.byId(id);
  return group === null ? null : choiceTextOf(group, context);
}

interface OptionPlace {
  readonly group: IndexedGroup | null;
  readonly isOfDishes: boolean;
  readonly context: MenuContext;
}

function readOption(
  { option, size, price, max, preset }: TableOption,
  { group, isOfDishes: isDish, context }: OptionPlace,
): OptionParts | { readonly code: ValueFault; readonly found: string } {
  const ref = readRef(option);
  const product = context.groups.product(ref, group?.id ?? null);
  if (product === "ambiguous") return { code: "ambiguous-name", found: ref.name };
  if (product === null && context.groups.coming(ref) === undefined) return { code: "unknown-option", found: ref.name };
  const counts = [max, preset].map((text) => (/^\d{0,3}$/.test(text) ? Number(text === "" ? -1 : text) : null));
  const [most, chosen] = counts;
  if (most == null || chosen == null) return { code: "not-a-number", found: most == null ? max : preset };
  const own = product === null ? null : ownPrice(product.product, { isDish, context });
  const read =
    own !== null && normalPrice(price) === own
      ? { text: "" }
      : product === null && !isDish && ref.outer === null
        ? { text: "" }
        : optionPrice(price);
  if (isFault(read)) return { code: read.fault, found: price };
  return {
    option: product === null ? refText(ref.name, ref.outer) : refText(product.name, product.id),
    size: unescapeText(size),
    price: isDish && read.text === "0" ? "" : read.text,
    max: most === -1 ? 1 : most,
    preset: Math.max(0, chosen),
  };
}

function optionPrice(price: string) {
  return pricesBySize(price) === null ? readPrice(price) : ({ fault: "priced-by-size" } as const);
}

/** What an option costs without a price of its group, as an export writes it. */
export function ownPrice(
  product: Parameters<typeof bareSize>[0],
  { isDish, context }: { readonly isDish: boolean; readonly context: MenuContext },
): string {
  if (isDish) return "0";
  const sizes = objectsIn(product["variations"]);
  if (sizes.length === 0) return numberText(product["price"]) || numberText(product["regular_price"]);
  return sizes
    .map(
      (size) =>
        `${escapeText(bareSize(size, context), ",;:")}: ${numberText(size["price"]) || numberText(size["regular_price"])}`,
    )
    .join("; ");
}

function normalPrice(price: string): string {
  const sizes = pricesBySize(price);
  if (sizes !== null) return sizes.map(([size, own]) => `${size}: ${normalPrice(own)}`).join("; ");
  const read = readPrice(price);
  return isFault(read) ? price : read.text;
}
