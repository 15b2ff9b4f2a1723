import { MENU_FIELDS } from "../columns/menu-columns.ts";
import { groupHeadings } from "../groups/group-sheet.ts";
import { NAME_SIGNS, optionTexts, ruleText } from "../groups/group-text.ts";
import { sectionText } from "../groups/plan-groups.ts";
import { outerKey, refText } from "../groups/refs.ts";
import { TABLE_LIMITS, type Table, type TableRow, UnreadableTable } from "../table/table.ts";
import { escapeText } from "../values/listed-text.ts";
import type { ForeignMenu, ForeignNote } from "./foreign-menu.ts";
import { ourMenu } from "./our-menu.ts";
import type { OurDish, OurGroup, OurOption, OurProduct, OurUse } from "./our-types.ts";

type Values = Partial<Record<(typeof MENU_FIELDS)[number], string>>;

/** The menu of another system as rows: its dishes, the supplements that its options become, and the sheet of its groups. */
export function foreignTable(menu: ForeignMenu): Table {
  const { dishes, groups, products } = ourMenu(menu);
  const system = menu.system === "iiko" ? "iiko-id" : menu.system;
  const own = [
    ...dishes.flatMap((dish) => dishRows(dish, system)),
    ...products.flatMap((product) => productRows(product, system)),
  ];
  const sheet = groups.flatMap((group) => sheetRows(group, system));
  if (own.length + sheet.length >= TABLE_LIMITS.rows) throw new UnreadableTable("too-many-rows", TABLE_LIMITS.rows);
  const rows: TableRow[] = own.map((row, index) => ({ row: index + 1, ...row }));
  const headed = sheet.length === 0 ? [] : [groupHeadings("en"), ...sheet];
  for (const cells of headed) rows.push({ row: rows.length + 1, cells, part: "groups" });
  return { format: "csv", rows, system: menu.system };
}

type Row = Pick<TableRow, "cells" | "notes">;

function rowOf(values: Values, notes?: readonly ForeignNote[]): Row {
  const cells = MENU_FIELDS.map((field) => (values[field] ?? "").slice(0, TABLE_LIMITS.cellLength));
  return notes === undefined ? { cells } : { cells, notes };
}

function dishRows({ dish, uses, notes }: OurDish, system: string): readonly Row[] {
  const { id, name, section, description, picture, weight, unit, price, sizes, isOnSale } = dish;
  const about: Values = {
    code: id,
    category: section.map((part) => escapeText(part, ",>")).join(" > "),
    name,
    price: sizes.length > 0 ? "" : amount(price),
    weight,
    unit,
    description,
    images: escapeText(picture, ","),
    in_stock: isOnSale ? "yes" : "no",
    groups: uses.map((use) => useText(use, system)).join("; "),
  };
  return [
    rowOf(about, boundedNotes(notes)),
    ...sizes.map((size) =>
      rowOf({ code: id, size: escapeText(size.name, ",;:"), price: amount(size.price), weight: size.weight }),
    ),
  ];
}

const noteLimits = { count: 50, textLength: 200 };

/** Each note once, with its cost in roubles. */
function boundedNotes(notes: readonly ForeignNote[]): readonly ForeignNote[] {
  const different = new Map<string, ForeignNote>();
  for (const { group, option, cost, ...each } of notes) {
    if (different.size === noteLimits.count) break;
    const bounded: ForeignNote = {
      ...each,
      group: group.slice(0, noteLimits.textLength),
      option: option.slice(0, noteLimits.textLength),
      cost: cost === null ? null : cost / 100,
    };
    different.set(JSON.stringify([bounded.code, bounded.group, bounded.option, bounded.cost]), bounded);
  }
  return [...different.values()];
}

function productRows({ id, name, price, sizePrices, groups }: OurProduct, system: string): readonly Row[] {
  const category = groups.map((group) => sectionText({ group: groupRef(group, system), kind: group.kind })).join(", ");
  const about = rowOf(
    { code: id, category, name, price: sizePrices.size > 0 ? "" : amount(price), in_stock: "yes" },
    [],
  );
  return [
    about,
    ...[...sizePrices].map(([size, own]) => rowOf({ code: id, size: escapeText(size, ",;:"), price: amount(own) })),
  ];
}

/** The columns of `groupHeadings`. */
function sheetRows(group: OurGroup, system: string): readonly (readonly string[])[] {
  const about = [groupRef(group, system), group.kind, ruleText(group.rule)];
  return group.options.map((option, index) => [
    ...(index === 0 ? about : [groupRef(group, system), "", ""]),
    optionRef(option, system),
    option.size,
    amount(option.price),
    String(option.max),
    String(option.preset),
  ]);
}

function useText({ group, rule, sizes, replaced }: OurUse, system: string): string {
  const options = replaced.map(({ option, isOffered, price, max, preset }) => ({
    option: optionRef(option, system),
    ...(isOffered ? {} : { isOffered: false as const }),
    ...(price === null ? {} : { price: amount(price) }),
    ...(max === null ? {} : { max }),
    ...(preset === null ? {} : { preset }),
  }));
  const sizeTexts = sizes.map((size) => `size: ${escapeText(size, NAME_SIGNS)}`);
  return `${groupRef(group, system)} (${[ruleText(rule), ...sizeTexts, ...optionTexts(options)].join(", ")})`;
}

function groupRef({ name, key }: OurGroup, system: string): string {
  return refText(name, outerKey(system, key));
}

function optionRef({ name, product }: OurOption, system: string): string {
  return refText(name, outerKey(system, product));
}

/** Hundredths as decimal text; "" without a price. */
function amount(hundredths: number | null): string {
  return hundredths === null ? "" : String(hundredths / 100);
}
