import { choiceFromWire } from "@skatert/contract";
import { type GroupKind, isHalves, type Money, moneyToRoubles } from "@skatert/domain";
import { documentId } from "../entities/document-id.ts";
import { priceInDocument, priceText, readPrice } from "../entities/price-text.ts";
import { entriesIn, type Fields, fieldsIn, textOf } from "../entities/read-fields.ts";

/** A limit that is none, in fields of limits. */
export const NO_LIMIT = "none";

/** How often guests choose, as typed. */
export interface LimitsForm {
  readonly min: string;
  /** NO_LIMIT: as often as the options allow. */
  readonly max: string;
  /** NO_LIMIT: of as many different options as there are. */
  readonly distinct: string;
  readonly free: string;
}

export interface OptionForm {
  /** The option's place in lists: its id, or a name of its own before it is created. */
  readonly key: string;
  /** The product; "": it is created when the group is saved. */
  readonly id: string;
  /** Of a product that is to be created, also in other languages of the shop, by code. */
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  /** Size of a dish in a set; "": the one named like the size of the dish that uses the group. */
  readonly size: string;
  /** "": the product's own price; in a set and of a half none. Of a product that is to be created: its price. */
  readonly price: string;
  readonly max: string;
  readonly preset: string;
}

/** What makes a section a group of options. */
export interface GroupForm extends LimitsForm {
  readonly kind: GroupKind;
  readonly options: readonly OptionForm[];
}

/** The group of a section; null: it is none. `members`: its products, which are the options if it lists none. */
export function readGroup(choice: unknown, members: readonly string[]): GroupForm | null {
  const terms = choiceFromWire(choice);
  if (terms === null) return null;
  const { kind, min, max, distinct, free, options } = terms;
  return {
    kind,
    min: String(min),
    max: max === null ? NO_LIMIT : String(max),
    distinct: distinct === null ? NO_LIMIT : String(distinct),
    free: String(free),
    options:
      options?.map((option) =>
        optionForm(String(option.productId), {
          size: option.variationId === null ? "" : String(option.variationId),
          price: option.price === null ? "" : sumText(option.price),
          max: String(option.max),
          preset: String(option.preset),
        }),
      ) ?? members.map((id) => optionForm(id)),
  };
}

/** An option that is a product of the shop, chosen at most once. */
export function optionForm(id: string, more: Partial<OptionForm> = {}): OptionForm {
  return { key: id, id, name: "", names: {}, size: "", price: "", max: "1", preset: "0", ...more };
}

/** The limits that a new group of a kind starts with. */
export function newGroup(kind: GroupKind): GroupForm {
  const usual = readGroup({ kind }, []);
  if (usual === null) throw new Error(`no kind ${kind}`);
  return usual;
}

/** The group with another kind and its usual limits. Its options stay only between the two prices of halves. */
export function withKind(group: GroupForm, kind: GroupKind): GroupForm {
  return isHalves(kind) && isHalves(group.kind) ? { ...group, kind } : newGroup(kind);
}

/** Kinds whose options are dishes of the menu, and whose section guests do not see. */
export function isOfDishes(kind: GroupKind): boolean {
  return kind === "set" || isHalves(kind);
}

/** Fields of `choice` that the form has. Others are kept. */
const OWN_FIELDS: ReadonlySet<string> = new Set(["kind", "min", "max", "distinct", "free", "options"]);

/**
 * `choice` of a section. `own`: what this menu has now, `main`: what the main menu has. A branch keeps its own price of
 * an option, whatever the form makes of the main menu's.
 */
export function writtenGroup(form: GroupForm, own: unknown = null, main: unknown = own): Fields {
  const { kind, min, max, distinct, free, options } = form;
  const written = options.filter(({ id }) => id !== "").map(writtenOption);
  return {
    ...Object.fromEntries(Object.entries(fieldsIn(own)).filter(([field]) => !OWN_FIELDS.has(field))),
    kind,
    min: Number(min),
    max: limitOf(max),
    ...(distinct === NO_LIMIT ? {} : { distinct: Number(distinct) }),
    ...(Number(free) === 0 ? {} : { free: Number(free) }),
    options: keepPrices(written, { own: fieldsIn(own)["options"], main: fieldsIn(main)["options"] }),
  };
}

function writtenOption({ id, size, price, max, preset }: OptionForm): Fields {
  return {
    product_id: documentId(id),
    ...(size === "" ? {} : { variation_id: documentId(size) }),
    ...writtenPrice(price),
    max: Number(max),
    ...(Number(preset) === 0 ? {} : { preset: Number(preset) }),
  };
}

export function writtenPrice(text: string): { readonly price?: number | string } {
  if (text.trim() === "") return {};
  const price = readPrice(text);
  return { price: price === null ? text.trim() : priceInDocument(price) };
}

/** Entries of options for a menu: a price in which the menu differs from the main menu stays the menu's own (MENU-23). */
export function keepPrices(
  options: readonly Fields[],
  { own, main }: { readonly own: unknown; readonly main: unknown },
): readonly Fields[] {
  return options.map((option) => {
    const entry = sameOption(own, option);
    if (entry === undefined || !isOwnPrice(entry, main)) return option;
    const { price: _, ...others } = option;
    return entry["price"] === undefined ? others : { ...others, price: entry["price"] };
  });
}

/** Whether a menu's entry of an option has another price than the main menu's entry of it. */
export function isOwnPrice(entry: Fields, main: unknown): boolean {
  return priceText(entry["price"]) !== priceText(sameOption(main, entry)?.["price"]);
}

/** The entry of the same product in the same size. */
export function sameOption(list: unknown, option: Fields): Fields | undefined {
  return entriesIn(list).find((each) =>
    ["product_id", "variation_id"].every((field) => textOf(each[field]) === textOf(option[field])),
  );
}

export function limitOf(text: string): number | null {
  return text === NO_LIMIT ? null : Number(text);
}

export function sumText(price: Money): string {
  return priceText(moneyToRoubles(price));
}
