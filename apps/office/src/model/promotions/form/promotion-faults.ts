import { MAX_COUPON_CODES } from "@skatert/contract";
import type { FieldAt } from "../../entities/fault-place.ts";
import { namesIn } from "../../entities/fault-place.ts";
import { readPrice } from "../../entities/price-text.ts";
import { isSame } from "../../entities/read-fields.ts";
import { PLAIN_FIELDS } from "./plain-promotion.ts";
import { type CountRule, hasGuests, type PromotionForm, type RuleIds, readGift, readRule } from "./promotion-form.ts";
import { codeList, guestNumbers, WRITERS } from "./promotion-patch.ts";

export const PROMOTION_FAULTS = [
  "name",
  "percent",
  "sum",
  "gifts",
  "count",
  "rule",
  "guests",
  "maximum",
  "codes",
  "days",
  "devices",
  "ends",
] as const;
export type PromotionFault = (typeof PROMOTION_FAULTS)[number];

/** Documents also have "2.00". */
const WHOLE = /^[1-9]\d{0,8}(?:\.0+)?$/;
const DAYS = /^\d{1,3}$/;
const DATE = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?)?$/;

type Check = readonly [field: keyof PromotionForm, fault: PromotionFault, isWrong: boolean];
type Faults = ReadonlyMap<keyof PromotionForm, PromotionFault>;

/**
 * What is wrong with the typed fields, by field. What the document had before, in `base`, is never wrong, because the
 * shop obeys or ignores it already. `isByCode`: guests type a code.
 */
export function promotionFaults(form: PromotionForm, base: PromotionForm, isByCode: boolean): Faults {
  const before = faultsIn(base, isByCode);
  const isOld = (field: keyof PromotionForm, fault: PromotionFault) =>
    before.get(field) === fault && isSame(form[field], base[field]);
  return new Map([...faultsIn(form, isByCode)].filter(([field, fault]) => !isOld(field, fault)));
}

/** Of the fields that are shown. */
function faultsIn(form: PromotionForm, isByCode: boolean): Faults {
  const { amount, minimum, maximum } = form;
  const isGift = form.benefit === "free_gift";
  const isPercent = form.benefit === "percent";
  const checks: readonly Check[] = [
    ["code", "name", form.code.trim() === ""],
    ["amount", isPercent ? "percent" : "sum", isGift ? !isSum(amount) : !isMoreThanZero(amount, isPercent)],
    ["gifts", "gifts", isGift && form.gifts.length === 0],
    [
      "gifts",
      "count",
      isGift && form.gifts.some((gift) => !isSame(readGift(gift.entry), gift) && !WHOLE.test(gift.count)),
    ],
    ["guests", "guests", hasGuests(form, isByCode) && guestNumbers(form.guests).some((id) => typeof id === "string")],
    ["devices", "devices", form.devices?.length === 0],
    ["daysBefore", "days", form.isBirthday && !isEmptyOr(DAYS, form.daysBefore)],
    ["daysAfter", "days", form.isBirthday && !isEmptyOr(DAYS, form.daysAfter)],
    ["dishRules", "rule", form.dishRules.some(isIncomplete("coupon_products"))],
    ["sectionRules", "rule", form.sectionRules.some(isIncomplete("coupon_categories"))],
    ...PLAIN_FIELDS.flatMap(({ name, kind }) => plainFaults(name, kind, String(form[name]))),
    ["maximum", "maximum", maximum !== "" && (readPrice(maximum) ?? 0) <= (readPrice(minimum) ?? 0)],
    ["expires", "ends", endsBefore(form.starts, form.expires)],
    ["codes", "codes", codeList(form.codes).length > MAX_COUPON_CODES],
  ];
  return new Map(checks.flatMap(([field, fault, isWrong]) => (isWrong ? [[field, fault] as const] : [])));
}

/** Assigns the faults that block publishing of a promotion to its fields. */
export const promotionFieldAt: FieldAt = ({ document, steps }) => {
  if (document.includes(".")) return null;
  const found = Object.entries(WRITERS).find(([name]) => namesIn(steps).includes(name));
  return found?.[1][0][0] ?? null;
};

/** Only for two dates that are written alike: a day alone begins at its first minute and ends at its last. */
function endsBefore(starts: string, expires: string): boolean {
  if (![starts, expires].every((text) => DATE.test(text))) return false;
  const [from, to] = [starts.replace(" ", "T").padEnd(16, "T00:00"), expires.replace(" ", "T").padEnd(16, "T24:00")];
  return from.slice(0, 16) >= to.slice(0, 16);
}

/** An untouched rule of the document is not: the shop ignores one without a list. */
function isIncomplete(field: RuleIds) {
  return (rule: CountRule) => {
    const isOfDocument = Object.keys(rule.entry).length > 0 && isSame(readRule(rule.entry, field), rule);
    return !isOfDocument && (rule.ids.length === 0 || !WHOLE.test(rule.count));
  };
}

/** Of a sum or a limit that holds something else. */
function plainFaults(name: keyof PromotionForm, kind: string, text: string): readonly Check[] {
  if (kind === "money") return [[name, "sum", !isSum(text)]];
  return kind === "limit" ? [[name, "count", !isEmptyOr(WHOLE, text)]] : [];
}

function isSum(text: string): boolean {
  return text.trim() === "" || readPrice(text) !== null;
}

function isMoreThanZero(text: string, isPercent: boolean): boolean {
  const price = readPrice(text);
  return price !== null && price > 0 && (!isPercent || price <= 10_000);
}

function isEmptyOr(pattern: RegExp, text: string): boolean {
  return text.trim() === "" || pattern.test(text.trim());
}
