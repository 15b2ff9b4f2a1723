import { COUPON_ROWS, type FieldRow, readFlag, readIds, readWeekdays } from "@skatert/contract";
import { documentId } from "../../entities/document-id.ts";
import { priceText } from "../../entities/price-text.ts";
import { type Fields, textOf } from "../../entities/read-fields.ts";
import { PROMOTION_FIELDS, type PromotionField } from "../../titles/promotion-fields.ts";

/** The kinds of the form, as they are typed. */
interface Typed {
  readonly text: string;
  readonly flag: boolean;
  readonly ids: readonly string[];
  readonly branches: readonly number[];
  readonly weekdays: readonly number[];
  readonly money: string;
  readonly limit: string;
}
type Kind = keyof Typed;
type Rows = typeof COUPON_ROWS;

/** The fields of the form with a single value. Empty ones restrict nothing. */
export type PlainPromotion = {
  readonly [Name in keyof typeof PROMOTION_FIELDS]: Typed[Rows[(typeof PROMOTION_FIELDS)[Name]["path"]]["kind"]];
};
type PlainName = keyof PlainPromotion;

const rows: Readonly<Record<PromotionField["path"], FieldRow & { readonly kind: Kind }>> = COUPON_ROWS;
/** The fields with their names in the form and their kinds. */
export const PLAIN_FIELDS = (Object.entries(PROMOTION_FIELDS) as readonly (readonly [PlainName, PromotionField])[]).map(
  ([name, { path }]) => ({ name, path, kind: rows[path].kind }),
);

/** The fields of a promotion in a document. */
export function readPlain(wire: Fields): PlainPromotion {
  const read = PLAIN_FIELDS.map(({ name, path }) => [name, shown(rows[path], wire[path])]);
  return Object.fromEntries(read) as PlainPromotion;
}

function shown({ kind, isOn = false }: (typeof rows)[PromotionField["path"]], value: unknown): Typed[Kind] {
  switch (kind) {
    case "text":
      return textOf(value);
    case "flag":
      return readFlag(value, isOn);
    case "ids":
      return readIds(value).map(String);
    case "branches":
      return readIds(value);
    case "weekdays":
      return readWeekdays(value);
    case "money":
      return sumText(value);
    case "limit":
      return countText(value);
  }
}

/** A typed value as the document has it. */
export function writtenPlain(kind: Kind, value: Typed[Kind]): unknown {
  if (typeof value === "string") {
    if (kind === "money") return decimal(value);
    return kind === "limit" ? whole(value) : value.trim();
  }
  return kind === "ids" && Array.isArray(value) ? value.map(String).map(documentId) : value;
}

/** 0 restricts nothing, as an empty field. */
function sumText(value: unknown): string {
  const text = priceText(value);
  return text === "0" ? "" : text;
}

function countText(value: unknown): string {
  const text = textOf(value);
  return Number(text) === 0 ? "" : text;
}

/** A sum as documents write it: "150.00"; "": none. */
export function decimal(text: string): string {
  const typed = text.replace(/[\s\u00a0]/g, "").replace(",", ".");
  return typed === "" ? "" : Number(typed).toFixed(2);
}

function whole(text: string): number | null {
  return text.trim() === "" ? null : Number(text);
}
