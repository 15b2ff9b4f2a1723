import { clockText, readHour, readIds, readTexts } from "@skatert/contract";
import { priceText } from "../../entities/price-text.ts";
import { type Fields, fieldsIn, placedEntries, textOf, textsIn } from "../../entities/read-fields.ts";
import { type DocumentPicture, documentPictures } from "../../pictures/document-picture.ts";
import { metaValue } from "./meta-data.ts";
import { type PlainPromotion, readPlain } from "./plain-promotion.ts";

export const BENEFITS = ["percent", "fixed_cart", "free_gift"] as const;
export type BenefitKind = (typeof BENEFITS)[number];

/** One gift of the choice. */
export interface GiftRow {
  readonly dish: string;
  /** Empty: the dish has no sizes. */
  readonly size: string;
  readonly count: string;
  /** The entry of the document, whose other fields are kept. */
  readonly entry: Fields;
}

/** So many of some dishes, or of the dishes of some sections. */
export interface CountRule {
  readonly ids: readonly string[];
  readonly count: string;
  /** The entry of the document, whose other fields are kept. */
  readonly entry: Fields;
}

/** The field with the dishes of a rule, or with its sections. */
export type RuleIds = "coupon_products" | "coupon_categories";

/** Texts in another language; empty: guests see the main text. */
export interface PromotionTexts {
  readonly code: string;
  readonly description: string;
}

/** The form of a promotion, as it is typed. */
export interface PromotionForm extends PromotionTexts, PlainPromotion {
  readonly picture: DocumentPicture | null;
  readonly benefit: BenefitKind;
  /** Per cent, roubles off, or the price of one gift. */
  readonly amount: string;
  readonly gifts: readonly GiftRow[];
  /** Numbers of guests with commas. */
  readonly guests: string;
  readonly daysBefore: string;
  readonly daysAfter: string;
  /** Half of the guests: "a", "b"; "": all. */
  readonly audience: string;
  /** Null: any device. */
  readonly devices: readonly string[] | null;
  readonly dishRules: readonly CountRule[];
  readonly sectionRules: readonly CountRule[];
  /** "HH:MM"; "": the bound of the day. */
  readonly from: string;
  readonly to: string;
  /** "YYYY-MM-DD" or "YYYY-MM-DDTHH:MM" on the shop's clock, or another text of the document. */
  readonly starts: string;
  readonly expires: string;
  /** Single-use codes, one a line. */
  readonly codes: string;
  /** By language code. */
  readonly texts: Readonly<Record<string, PromotionTexts>>;
}

/** Whether the list of guests counts: in personal offers and promo codes alone (COUP-13). */
export function hasGuests({ isPersonal }: Pick<PromotionForm, "isPersonal">, isByCode: boolean): boolean {
  return isPersonal || isByCode;
}

/** The facet with a promotion: `coupons#auto`, `coupons#codes` behind a typed code. */
export function mainFacet(facets: Fields): string {
  return "coupons#codes" in facets ? "coupons#codes" : "coupons#auto";
}

/** Whether guests type a code for the promotion. */
export function hasCode(facets: Fields): boolean {
  return mainFacet(facets) === "coupons#codes";
}

/** The facet of a translation: `coupons.en#auto`. */
export function textFacet(facets: Fields, language: string): string {
  return mainFacet(facets).replace("#", `.${language}#`);
}

/** Reads a promotion with its texts in other languages. Unknown spellings of the document are shown as they count. */
export function readPromotion(facets: Fields, languages: readonly string[]): PromotionForm {
  const wire = fieldsIn(facets[mainFacet(facets)]);
  return {
    ...readPlain(wire),
    code: textOf(wire["code"]),
    picture: documentPictures(wire["image"])[0] ?? null,
    ...readBenefit(wire),
    ...readWhom(wire),
    ...readRules(wire),
    ...readPlaceAndTime(wire),
    codes: textsIn(wire["codes"]).join("\n"),
    texts: Object.fromEntries(
      languages.map((code) => {
        const own = fieldsIn(facets[textFacet(facets, code)]);
        return [code, { code: textOf(own["code"]), description: textOf(own["description"]) }];
      }),
    ),
  };
}

function readBenefit(wire: Fields) {
  return {
    benefit: BENEFITS.find((kind) => kind === wire["discount_type"]) ?? "percent",
    amount: priceText(wire["amount"]),
    gifts: placedEntries(wire["free_gift_data"]).map(readGift),
  };
}

export function readGift(entry: Fields): GiftRow {
  return {
    dish: idText(entry["product_id"]),
    size: idText(entry["variation_id"]),
    count: textOf(entry["quantity"]) || "1",
    entry,
  };
}

function readWhom(wire: Fields) {
  const device = metaValue(wire["meta_data"], "coupon_only_for_device");
  return {
    guests: readIds(wire["usage_avaible_users"]).join(", "),
    daysBefore: textOf(metaValue(wire["meta_data"], "birthday_coupon_days_before")),
    daysAfter: textOf(metaValue(wire["meta_data"], "birthday_coupon_days_after")),
    audience: textOf(wire["audience"]),
    devices: device === undefined || device === null || device === false ? null : readTexts(device),
  };
}

function readRules(wire: Fields) {
  return {
    dishRules: rulesIn(wire["autoapply_dop_rulles_products_list"], "coupon_products"),
    sectionRules: rulesIn(wire["autoapply_dop_rulles_categories_list"], "coupon_categories"),
  };
}

function readPlaceAndTime(wire: Fields) {
  return {
    from: hourText(wire["coupon_avaible_day_hour_from"]),
    to: hourText(wire["coupon_avaible_day_hour_to"]),
    starts: textOf(wire["date_starts"]),
    expires: textOf(wire["date_expires"]),
  };
}

/** A document has one rule, or a list of them. */
function rulesIn(value: unknown, ids: RuleIds): readonly CountRule[] {
  const list = Array.isArray(value) ? placedEntries(value) : [fieldsIn(value)];
  return list.filter((entry) => Object.keys(entry).length > 0).map((entry) => readRule(entry, ids));
}

export function readRule(entry: Fields, ids: RuleIds): CountRule {
  return { ids: idTexts(entry[ids]), count: textOf(entry[`${ids}_qty`]), entry };
}

function idTexts(value: unknown): readonly string[] {
  return readIds(value).map(String);
}

function idText(value: unknown): string {
  return idTexts(value)[0] ?? "";
}

function hourText(value: unknown): string {
  const minute = readHour(value);
  return minute === null ? "" : clockText(minute);
}
