import type { ImportFormat } from "@skatert/contract";
import type { BaseField } from "../field-names.ts";

/** A column that decides about a dish without being one of its fields. Options have two columns with the same number. */
export type SpecialColumn =
  | {
      readonly kind:
        | "published"
        | "visibility"
        | "archived"
        | "sellable"
        | "status"
        | "sale-starts"
        | "sale-ends"
        | "by-weight"
        | "item-type"
        | "component"
        | "taxonomy"
        | "gift-card"
        | "stock-tracker"
        | "stock-quantity"
        | "stock-policy";
    }
  | { readonly kind: "attribute-name" | "attribute-values"; readonly number: number };

/** A column of a known export: a field of a dish, or a special column. */
export type FormatColumn = { readonly kind: "field"; readonly field: BaseField } | SpecialColumn;

/** A known export of another system (IMPORT-1). Headings are in normal form. */
export interface TableFormat {
  readonly name: ImportFormat;
  isHeader(headings: ReadonlySet<string>): boolean;
  /** Null: the column is not read. Undefined: its heading is read as in any list. */
  columnOf(heading: string, headings: ReadonlySet<string>): FormatColumn | null | undefined;
}

export function fieldColumn(field: BaseField): FormatColumn {
  return { kind: "field", field };
}

/** "option1 value": a heading whose first number is that of an option. */
export function optionColumn(heading: string, names: RegExp, values: RegExp): FormatColumn | null {
  const number = Number(/\d{1,2}/.exec(heading)?.[0] ?? 0);
  if (number === 0) return null;
  if (names.test(heading)) return { kind: "attribute-name", number };
  return values.test(heading) ? { kind: "attribute-values", number } : null;
}
