import { hoursText, readHoursText, usesText } from "@skatert/contract";
import type { TakeTurn } from "../../../jobs/slices.ts";
import type { FieldKey, TableLanguage } from "../columns/field-names.ts";
import { splitField } from "../columns/field-names.ts";
import { headingOf } from "../columns/own-headings.ts";
import { dishFields, sizeFields } from "../fields/menu-fields.ts";
import { type GroupSheet, groupSheet } from "../groups/group-sheet.ts";
import { idIn, objectsIn } from "../menu/json-fields.ts";
import { type MenuContext, menuContext, type ReadDocument } from "../menu/menu-context.ts";
import { type PresentDish, presentMenu } from "../menu/present-menu.ts";
import { fingerprintOf } from "../plan/fingerprint.ts";
import { dishTarget, isDishField, isSizeField, sizeTarget } from "../plan/target-fields.ts";
import { shortenedText } from "../table/shortened-text.ts";

export interface MenuTable {
  readonly headings: readonly string[];
  /** Columns that a spreadsheet treats as numbers. */
  readonly isNumber: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
  /** The groups of options, for a second sheet. Absent: the shop has none. */
  readonly groups?: GroupSheet;
}

const beforePrices: readonly FieldKey[] = ["id", "variation_id", "category", "name", "size"];

/** The menu as a table: a row for each dish, and one below it for each of its sizes (IMPORT-1). */
export async function menuTable(
  read: ReadDocument,
  names: readonly string[],
  language: TableLanguage,
  takeTurn: TakeTurn,
): Promise<MenuTable> {
  const context = menuContext(read, names);
  const keys = columnsOf(context);
  const rows: (readonly string[])[] = [];
  for (const dish of presentMenu(read, context).dishes.values()) {
    await takeTurn();
    rows.push(dishRow(dish, keys, { context, language }));
    for (const size of objectsIn(dish.dish["variations"]))
      rows.push(sizeRow({ dish, id: idIn(size["id"]) }, keys, { context, language }));
  }
  return {
    headings: keys.map((key) => headingOf(key, language, context.menus)),
    isNumber: keys.map(isNumberColumn),
    rows,
    ...groupSheet(context, language),
  };
}

/** The fingerprint is the last column, because people do not need it. */
function columnsOf({ menus, languages }: MenuContext): readonly FieldKey[] {
  const own = (Object.keys(dishFields) as (keyof typeof dishFields)[]).filter((key) => key !== "name");
  const prices = menus.map(({ document }): FieldKey => `price:${document}`);
  const texts = languages.flatMap((code): FieldKey[] => [`name:${code}`, `description:${code}`]);
  const at = own.indexOf("regular_price") + 1;
  return [...beforePrices, ...own.slice(0, at), ...prices, ...own.slice(at), ...texts, "fingerprint"];
}

interface Written {
  readonly context: MenuContext;
  readonly language: TableLanguage;
}

function dishRow(dish: PresentDish, keys: readonly FieldKey[], { context, language }: Written): readonly string[] {
  const texts = new Map<string, string>();
  for (const key of keys) {
    const target = dishTarget(key, dish, context);
    if (target !== null) texts.set(key, target.present);
  }
  return keys.map((key) => {
    if (key === "id") return String(dish.id);
    return key === "fingerprint" ? fingerprintOf(texts) : shownText(key, texts.get(key), language);
  });
}

function sizeRow(
  size: { readonly dish: PresentDish; readonly id: number },
  keys: readonly FieldKey[],
  { context, language }: Written,
): readonly string[] {
  const texts = new Map<string, string>();
  for (const key of keys) {
    const target = sizeTarget(key, size, context);
    if (target !== null) texts.set(key, target.present);
  }
  return keys.map((key) => {
    if (key === "id") return String(size.dish.id);
    if (key === "variation_id") return String(size.id);
    // A column for people who sort and filter; a size has no name of its own.
    if (key === "name" || key === "category") return dishTarget(key, size.dish, context)?.present ?? "";
    return key === "fingerprint" ? fingerprintOf(texts) : shownText(key, texts.get(key), language);
  });
}

const flagWords = { ru: { yes: "да", no: "нет" }, en: { yes: "yes", no: "no" } } as const;

function shownText(key: FieldKey, text: string | undefined, language: TableLanguage): string {
  if (text === undefined) return "";
  if (key === "hours") return hoursText(readHoursText(text) ?? [], language);
  if (key === "groups") return shortenedText(usesText(text, language));
  return key === "in_stock" && (text === "yes" || text === "no") ? flagWords[language][text] : shortenedText(text);
}

function isNumberColumn(key: FieldKey): boolean {
  const [base] = splitField(key);
  if (base === "id" || base === "variation_id") return true;
  const field = isDishField(base) ? dishFields[base] : isSizeField(base) ? sizeFields[base] : null;
  return field !== null && "isNumber" in field && field.isNumber === true;
}
