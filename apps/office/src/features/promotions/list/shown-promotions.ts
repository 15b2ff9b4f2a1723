import { CouponSchema, type WireCouponRow } from "@skatert/contract";
import type { Instant } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import { promotionSentence } from "../../../model/promotions/sentence/promotion-sentence.ts";
import type { PromotionShop } from "../../../model/promotions/states/promotion-shop.ts";
import { promotionStanding } from "../../../model/promotions/states/promotion-standing.ts";
import type { ShownPromotion } from "./promotion-row.tsx";

interface ShownOptions {
  readonly shop: PromotionShop;
  readonly i18n: I18n;
  readonly now: Instant;
  /** Of the last 30 days. Null: they are not known. */
  readonly results:
    | readonly { readonly coupon_id: number; readonly orders: number; readonly discount: number }[]
    | null;
}

/** Every promotion that stays, with its sentence, state and results. */
export function shownPromotions(
  rows: readonly WireCouponRow[],
  { shop, i18n, now, results }: ShownOptions,
): readonly ShownPromotion[] {
  const resultOf = new Map(results?.map((each) => [String(each.coupon_id), each]));
  return rows.flatMap((row) => {
    if (row.state === "removed") return [];
    const read = CouponSchema.safeParse(row.coupon);
    return {
      row,
      sentence: read.success
        ? promotionSentence(read.data, shop.names, i18n, {
            isCode: row.is_code,
            codes: row.codes_count,
            zone: shop.zone,
          })
        : "",
      standing: promotionStanding(row, shop, now),
      result: resultOf.get(row.id) ?? null,
    };
  });
}

/** Whether the words of a search are in a promotion's name or sentence. */
export function isFoundIn(search: string, { row: { name, coupon }, sentence }: ShownPromotion): boolean {
  const fold = (text: string) => text.toLocaleLowerCase().replaceAll("ё", "е").replaceAll("\u00a0", " ");
  const text = fold(`${name} ${String(coupon["description"] ?? "")} ${sentence}`);
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
