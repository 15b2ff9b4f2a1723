import { DISH_ROWS, type FieldRow, readText } from "@skatert/contract";
import { type Fields, fieldsIn, textsIn } from "../entities/read-fields.ts";
import { DISH_FIELDS, type DishField } from "../titles/dish-fields.ts";

type Rows = typeof DISH_ROWS;
type KindAt<Path extends keyof Rows> = Rows[Path]["kind"];
type ValueOf<Kind extends FieldRow["kind"]> = Kind extends "flag"
  ? boolean
  : Kind extends "texts"
    ? readonly string[]
    : string;

/** The fields of the form with a single value. Every field is text as typed, a flag, or a list of words. */
export type PlainDish = {
  readonly [Name in keyof typeof DISH_FIELDS]: ValueOf<KindAt<(typeof DISH_FIELDS)[Name]["path"]>>;
};
type PlainName = keyof PlainDish;
type PlainValue = PlainDish[PlainName];

const rows: Readonly<Record<DishField["path"], FieldRow>> = DISH_ROWS;
const fields = Object.entries(DISH_FIELDS) as readonly (readonly [PlainName, DishField])[];

/** The kind of the value that the contract has for a field. */
export function kindOf({ path }: DishField): FieldRow["kind"] {
  return rows[path].kind;
}

function eachField(make: (field: DishField, row: FieldRow) => PlainValue): PlainDish {
  return Object.fromEntries(fields.map(([name, field]) => [name, make(field, rows[field.path])])) as PlainDish;
}

/** A value of each field, with one entry in each list. */
export const PLAIN_SHAPE = eachField((_field, { kind }) => (kind === "flag" ? true : kind === "texts" ? [""] : ""));

/** The fields of a dish in a document; absent ones are empty or as usual. */
export function readPlain(dish: Fields): PlainDish {
  return eachField(({ path, isOpposite = false }, { kind, isOn: usual = false }) => {
    const [outer = "", inner] = path.split(".");
    const value = inner === undefined ? dish[outer] : fieldsIn(dish[outer])[inner];
    if (kind === "flag") return isOn(value, usual) !== isOpposite;
    return kind === "texts" ? textsIn(value) : readText(value);
  });
}

/** The document's fields by their path. */
export function writePlain(form: PlainDish): Fields {
  return Object.fromEntries(fields.map(([name, field]) => [field.path, written(field, form[name])]));
}

function written(field: DishField, value: PlainValue): unknown {
  if (typeof value === "boolean") return value !== (field.isOpposite ?? false);
  if (typeof value !== "string") return value;
  return kindOf(field) === "number" ? numberOf(value) : value.trim();
}

function numberOf(text: string): number | string | null {
  const digits = text.trim().replace(",", ".");
  if (digits === "") return null;
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : text.trim();
}

const NUMBER = /^\d{1,6}(?:[.,]\d{1,3})?$/;

/** Fields of numbers that hold something else. */
export function plainFaults(form: PlainDish): readonly PlainName[] {
  return fields.flatMap(([name, field]) => {
    const text = String(form[name]).trim();
    return kindOf(field) === "number" && text !== "" && !NUMBER.test(text) ? [name] : [];
  });
}

/** The typed field at a path of the document, which shows its fault; null: none. */
export function plainAt(path: string): PlainName | null {
  const found = fields.find(([, field]) => field.path === path && !["flag", "texts"].includes(kindOf(field)));
  return found?.[0] ?? null;
}

/** Whether a flag of a document is on; `usual`: where nothing is written. */
export function isOn(value: unknown, usual: boolean): boolean {
  return value === undefined || value === null ? usual : value === true || value === 1 || value === "1";
}
