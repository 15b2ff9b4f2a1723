import { groupKindText, groupWord, usesText } from "@skatert/contract";
import type { TableLanguage } from "../columns/field-names.ts";
import { normalHeading } from "../columns/normal-heading.ts";
import { objectsIn } from "../menu/json-fields.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import { type Cell, type TableRow, textOf } from "../table/table.ts";
import { kindOf } from "./choice-text.ts";
import { ruleText } from "./group-text.ts";
import { bareSize } from "./groups-field.ts";
import { ownPrice } from "./plan-groups.ts";
import { refText } from "./refs.ts";
import type { TableGroup } from "./table-group.ts";

/** The sheet of groups: one option a row, with the group's own texts in its first row. */
const HEADINGS = {
  group: { ru: "Группа", en: "Group", also: [] },
  kind: { ru: "Вид", en: "Kind", also: ["тип", "type"] },
  rule: { ru: "Правило", en: "Rule", also: ["сколько", "limits"] },
  option: { ru: "Опция", en: "Option", also: ["добавка", "модификатор", "modifier"] },
  size: { ru: "Размер", en: "Size", also: [] },
  price: { ru: "Цена", en: "Price", also: [] },
  max: { ru: "Не больше", en: "At most", also: ["максимум", "max", "maximum"] },
  preset: { ru: "Выбрано сразу", en: "Preset", also: ["сразу", "по умолчанию", "default"] },
} as const;
type SheetField = keyof typeof HEADINGS;
const FIELDS = Object.keys(HEADINGS) as SheetField[];

/** The name of the sheet in an export, and under which it is found. */
const GROUP_SHEET = { ru: "Группы", en: "Groups" } as const;

/** Whether a sheet of a workbook lists groups: it has the name, and headings of groups and options. */
export function isGroupSheet(name: string, rows: readonly TableRow[]): boolean {
  const own = normalHeading(name);
  if (own !== normalHeading(GROUP_SHEET.ru) && own !== normalHeading(GROUP_SHEET.en)) return false;
  const [heading] = rows;
  const found = heading === undefined ? new Map() : columnsIn(heading.cells);
  return found.has("group") && found.has("option");
}

function columnsIn(cells: readonly Cell[]): ReadonlyMap<SheetField, number> {
  const found = new Map<SheetField, number>();
  for (const [index, cell] of cells.entries()) {
    const heading = normalHeading(textOf(cell));
    const field = FIELDS.find((each) => {
      const { ru, en, also } = HEADINGS[each];
      return [ru, en, ...also].some((name) => normalHeading(name) === heading);
    });
    if (field !== undefined && !found.has(field)) found.set(field, index);
  }
  return found;
}

/** The groups of the sheet, of which the first row has the headings. A group's rows are one below the other. */
export function tableGroups(rows: readonly TableRow[]): readonly TableGroup[] {
  const [heading, ...below] = rows;
  if (heading === undefined) return [];
  const columns = columnsIn(heading.cells);
  const groups: (TableGroup & { options: TableGroup["options"][number][] })[] = [];
  for (const { row, cells } of below) {
    const text = (field: SheetField) => {
      const index = columns.get(field);
      return index === undefined ? "" : textOf(cells[index]);
    };
    const last = groups.at(-1);
    const name = text("group") || (last?.group ?? "");
    if (name === "") continue;
    const isNext = last?.group === name;
    const group =
      isNext && last !== undefined
        ? last
        : { row, group: name, kind: kindOf(groupWord(text("kind"))), rule: text("rule"), options: [] };
    if (!isNext) groups.push(group);
    if (text("option") !== "")
      group.options.push({
        row,
        option: text("option"),
        size: text("size"),
        price: text("price"),
        max: text("max"),
        preset: text("preset"),
      });
  }
  return groups;
}

/** The headings of the sheet. */
export function groupHeadings(language: TableLanguage): readonly string[] {
  return FIELDS.map((field) => HEADINGS[field][language]);
}

/** The sheet of a menu's groups. */
export interface GroupSheet {
  readonly sheet: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** `groups` of an exported table; nothing without groups. */
export function groupSheet(context: MenuContext, language: TableLanguage): { readonly groups?: GroupSheet } {
  const rows = groupRows(context, language);
  return rows.length === 0 ? {} : { groups: { sheet: GROUP_SHEET[language], headings: groupHeadings(language), rows } };
}

function groupRows(context: MenuContext, language: TableLanguage): readonly (readonly string[])[] {
  return context.groups.all.flatMap(({ ref, terms, options }) => {
    const isDish = terms.kind !== "add" && terms.kind !== "remove";
    const about = [ref, groupKindText(terms.kind, language), ruleOf(terms, language)];
    if (options.length === 0) return [[...about, "", "", "", "", ""]];
    return options.map(({ productId, variationId, price, max, preset }, index) => {
      const product = context.groups.product({ id: productId, outer: null, name: "" }, null);
      const known = product === null || product === "ambiguous" ? null : product;
      const size = objectsIn(known?.product["variations"]).find(({ id }) => Number(id) === variationId);
      return [
        ...(index === 0 ? about : [ref, "", ""]),
        refText(known?.name ?? "", productId),
        size === undefined ? "" : bareSize(size, context),
        price || (known === null ? "" : ownPrice(known.product, { isDish, context })),
        String(max),
        preset === 0 ? "" : String(preset),
      ];
    });
  });
}

/** "0–4, 1 беспл.": as in the parentheses of a dish. */
function ruleOf(terms: Parameters<typeof ruleText>[0], language: TableLanguage): string {
  return usesText(`(${ruleText(terms)})`, language).slice(1, -1);
}
