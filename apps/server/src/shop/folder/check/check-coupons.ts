import {
  foundText,
  readExpiry,
  readHour,
  readIds,
  readMoney,
  readNumber,
  readStart,
  readText,
} from "@skatert/contract";
import { codeKey } from "@skatert/domain";
import { isJsonObject } from "../../documents/json.ts";
import { placesAt } from "../../documents/walk.ts";
import { type CheckedShop, type FilePlace, type Finding, faultAt, fieldOf, placesIn, warningAt } from "./finding.ts";
import { percentFault } from "./values/numbers.ts";

/** Coupons that the shop would drop, weaken or never grant. */
export function checkCoupons(shop: CheckedShop): readonly Finding[] {
  const coupons = placesIn(shop, "coupons", "{}[]");
  return [
    ...coupons.flatMap((coupon) => [
      ...benefitFaults(coupon),
      ...sumFaults(coupon),
      ...hourFaults(coupon),
      ...timeFaults(coupon),
      ...dayLimitFaults(coupon),
      ...ruleFaults(coupon),
    ]),
    ...repeatedNames(coupons),
    ...checkCodes(shop),
  ];
}

/** Single-use codes of coupons without a typed code, and codes that repeat another code, ignoring letter case. */
function checkCodes(shop: CheckedShop): readonly Finding[] {
  const useless = placesIn(shop, "coupons", "auto[].codes").filter(
    ({ value }) => Array.isArray(value) && value.length > 0,
  );
  const single = placesIn(shop, "coupons", "codes[].codes[]");
  const seen = new Map(
    placesIn(shop, "coupons", "{}[].code").map((place) => [codeKey(readText(place.value)), place] as const),
  );
  return [
    ...useless.map((codes) => faultAt(codes, "a coupon of codes: the shop offers this one without a code")),
    ...single.flatMap((place) => {
      const key = codeKey(readText(place.value));
      if (key === "") return [faultAt(place, 'a code such as "LETO-7KQ2", found nothing')];
      const first = seen.get(key);
      if (first === undefined) seen.set(key, place);
      return first === undefined
        ? []
        : [faultAt(place, `another code, found ${foundText(place.value)}, which repeats ${first.path}`)];
    }),
  ];
}

function benefitFaults(coupon: FilePlace): readonly Finding[] {
  const amount = fieldOf(coupon, "amount");
  const kind = fieldOf(coupon, "discount_type").value;
  if (kind === "free_gift") {
    const gifts = fieldOf(coupon, "free_gift_data");
    const isThere = Array.isArray(gifts.value) && gifts.value.length > 0;
    return isThere
      ? []
      : [faultAt(gifts, 'a list such as [{"product_id": 101, "quantity": 1}]: the coupon gives nothing')];
  }
  const wanted = kind === "percent" ? "a percentage such as 10" : "a number of roubles such as 300";
  if (readNumber(amount.value) === null)
    return [faultAt(amount, `is missing: ${wanted}; the shop leaves the coupon out`)];
  if (readNumber(amount.value) === 0) return [faultAt(amount, `${wanted}, found 0: the coupon gives nothing`)];
  const message = kind === "percent" ? percentFault(amount.value) : null;
  return message === null ? [] : [faultAt(amount, message)];
}

/** A maximum that is not above the minimum has no effect (COUP-9). */
function sumFaults(coupon: FilePlace): readonly Finding[] {
  const maximum = fieldOf(coupon, "maximum_amount");
  const [min, max] = [readMoney(fieldOf(coupon, "minimum_amount").value) ?? 0, readMoney(maximum.value) ?? 0];
  if (max === 0 || max > min) return [];
  return [warningAt(maximum, `a number above minimum_amount, or nothing, found ${foundText(maximum.value)}`)];
}

function hourFaults(coupon: FilePlace): readonly Finding[] {
  const from = fieldOf(coupon, "coupon_avaible_day_hour_from");
  const [start, end] = [readHour(from.value), readHour(fieldOf(coupon, "coupon_avaible_day_hour_to").value)];
  if (start === null || start !== end) return [];
  return [warningAt(from, "the same hour as coupon_avaible_day_hour_to: the coupon counts all day")];
}

/** A coupon that ends before it starts never applies (PROMO-2). */
function timeFaults(coupon: FilePlace): readonly Finding[] {
  const starts = fieldOf(coupon, "date_starts");
  // Both are in one zone, so any zone tells which is first.
  const [start, end] = [readStart(starts.value, "UTC"), readExpiry(fieldOf(coupon, "date_expires").value, "UTC")];
  if (typeof start !== "number" || typeof end !== "number" || start < end) return [];
  return [faultAt(starts, `a date before date_expires, found ${foundText(starts.value)}: the coupon never applies`)];
}

/** A limit per day that the limit of one shopper reaches first has no effect. */
function dayLimitFaults(coupon: FilePlace): readonly Finding[] {
  const daily = fieldOf(coupon, "usage_limit_per_day");
  const [day, all] = [readNumber(daily.value) ?? 0, readNumber(fieldOf(coupon, "usage_limit_per_user").value) ?? 0];
  if (all === 0 || day <= all) return [];
  return [warningAt(daily, `at most usage_limit_per_user, or nothing, found ${foundText(daily.value)}`)];
}

const rules = [
  ["autoapply_dop_rulles_products_list", "coupon_products"],
  ["autoapply_dop_rulles_categories_list", "coupon_categories"],
] as const;

/** A rule without a list or a quantity restricts nothing. */
function ruleFaults(coupon: FilePlace): readonly Finding[] {
  return rules.flatMap(([list, ids]) => {
    const entries = [...placesAt(coupon.value, `${list}[]`), ...placesAt(coupon.value, list)];
    return entries
      .filter(({ value }) => isJsonObject(value))
      .flatMap(({ path, value }) => {
        const rule: FilePlace = { file: coupon.file, path: `${coupon.path}.${path}`, value };
        const quantity = fieldOf(rule, `${ids}_qty`);
        const named = fieldOf(rule, ids);
        if (readIds(named.value).length === 0)
          return [faultAt(named, "a list of ids such as [101]: the rule has no effect")];
        if ((readNumber(quantity.value) ?? 0) > 0) return [];
        return [faultAt(quantity, "a whole number such as 2: the rule has no effect without it")];
      });
  });
}

/** Ids and codes must differ across both lists. */
function repeatedNames(coupons: readonly FilePlace[]): readonly Finding[] {
  return ["id", "code"].flatMap((name) => {
    const seen = new Map<string, FilePlace>();
    return coupons.flatMap((coupon) => {
      const field = fieldOf(coupon, name);
      const text = readText(field.value).toLowerCase();
      const first = seen.get(text);
      if (first === undefined) seen.set(text, field);
      // Another check reports repeats within one list.
      const isOther = first !== undefined && listOf(first) !== listOf(field);
      return !isOther || text === ""
        ? []
        : [
            faultAt(
              field,
              `another ${name} for each coupon, found ${foundText(field.value)}, which repeats ${first.path}`,
            ),
          ];
    });
  });
}

function listOf({ path }: FilePlace): string {
  return path.split("[")[0] ?? "";
}
