import {
  conditionsOfCoupon,
  readFlag,
  readId,
  readIds,
  readMoney,
  readNumber,
  type WireCoupon,
} from "@skatert/contract";
import { type TimeZone, zero } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import { placedEntries, textOf } from "../../entities/read-fields.ts";
import { type CouponTerms, couponTerms } from "./coupon-terms.ts";
import { sayConditions } from "./say-conditions.ts";
import { edgeText, listOf, type PromotionNames, type SayWords, sumOf } from "./say-words.ts";

interface SentenceOptions {
  /** Guests type its code. */
  readonly isCode: boolean;
  /** Number of its single-use codes, which the list of promotions does not carry. */
  readonly codes: number;
  /** The shop's. */
  readonly zone: TimeZone;
}

/**
 * A promotion as one sentence to be read aloud: «Скидка 15 %, по будням с 12 до 16, на заказ больше 700 ₽» (PROMO-1).
 * It says what the shop obeys, so an ignored maximum is not in it.
 */
export function promotionSentence(
  coupon: WireCoupon,
  names: PromotionNames,
  i18n: I18n,
  { isCode, codes, zone }: SentenceOptions,
): string {
  const words: SayWords = { i18n, names, zone };
  const terms = couponTerms(coupon, zone);
  return [
    benefitText(coupon, words),
    ...sayCode(coupon, codes, isCode, words),
    ...sayWhom(coupon, isCode, words),
    ...sayConditions(conditionsOfCoupon(coupon), words),
    ...sayTerms(terms, words),
  ].join(", ");
}

function benefitText(coupon: WireCoupon, words: SayWords): string {
  const { t, number } = words.i18n;
  const amount = readMoney(coupon.amount) ?? zero;
  if (coupon.discount_type === "percent") {
    return t("promo.say.percent", { percent: number(Math.min(readNumber(coupon.amount) ?? 0, 100)) });
  }
  if (coupon.discount_type === "fixed_cart") return t("promo.say.off", { sum: sumOf(amount, words) });
  return giftText(coupon, amount > 0 ? sumOf(amount, words) : null, words);
}

function giftText({ free_gift_data }: WireCoupon, sum: string | null, words: SayWords): string {
  const { t } = words.i18n;
  const gifts = placedEntries(free_gift_data).flatMap(({ product_id, quantity }) => {
    const id = readId(product_id);
    return id === null ? [] : [{ id, quantity: readId(quantity) ?? 1 }];
  });
  if (gifts.length === 0) return t("promo.say.gift.none");
  const counts = new Map(gifts.map(({ id, quantity }) => [id, quantity]));
  const named = (id: number) => {
    const [name, count] = [words.names.dish(id), counts.get(id) ?? 1];
    return name === null || count === 1 ? name : t("promo.say.pieces", { name, count });
  };
  const said = listOf([...counts.keys()], named, words, { type: "disjunction" });
  if (sum === null) return t(counts.size === 1 ? "promo.say.gift" : "promo.say.gifts", { names: said });
  return t(counts.size === 1 ? "promo.say.giftFor" : "promo.say.giftsFor", { names: said, sum });
}

function sayCode({ code }: WireCoupon, codes: number, isCode: boolean, { i18n: { t } }: SayWords) {
  if (codes > 0) return [t("promo.say.codes", { count: codes })];
  return isCode ? [t("promo.say.code", { code: textOf(code).trim() })] : [];
}

/** A list of guests counts in promo codes and personal offers alone (COUP-13). */
function sayWhom(coupon: WireCoupon, isCode: boolean, { i18n: { t } }: SayWords): readonly string[] {
  const count = readIds(coupon.usage_avaible_users).length;
  const isPersonal = readFlag(coupon.individual_coupon) || (isCode && count > 0);
  return isPersonal ? [t("promo.say.personal", { count })] : [];
}

function sayTerms(terms: CouponTerms, words: SayWords): readonly string[] {
  const { t } = words.i18n;
  const { starts, ends, limit, limitPerGuest, limitPerDay, budget, audience } = terms;
  const dates = [
    starts === null ? null : t("promo.say.starts", { from: edgeText(starts, words) }),
    ends === null ? null : t(ends.day === null ? "promo.say.until" : "promo.say.ends", { to: edgeText(ends, words) }),
  ].filter((text) => text !== null);
  return [
    audience === null ? null : t(`promo.say.half.${audience}`),
    dates.length === 0 ? null : dates.join(" "),
    limit === null ? null : t("promo.say.limit", { count: limit }),
    limitPerGuest === null ? null : t("promo.say.perGuest", { count: limitPerGuest }),
    limitPerDay === null ? null : t("promo.say.perDay", { count: limitPerDay }),
    budget === null ? null : t("promo.say.budget", { sum: sumOf(budget, words) }),
  ].filter((text) => text !== null);
}
