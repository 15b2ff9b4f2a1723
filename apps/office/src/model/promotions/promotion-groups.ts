import { readFlag, type WireCouponRow } from "@skatert/contract";

/** Groups of the list, in its order. */
export const PROMOTION_GROUPS = ["auto", "gifts", "birthday", "personal", "codes"] as const;
export type PromotionGroup = (typeof PROMOTION_GROUPS)[number];

/** The group that an owner looks for a promotion in: by how guests get it, then by what it is. */
export function groupOf({ coupon, is_code }: Pick<WireCouponRow, "coupon" | "is_code">): PromotionGroup {
  if (is_code) return "codes";
  if (readFlag(coupon["individual_coupon"])) return "personal";
  if (readFlag(coupon["birthday_coupon"])) return "birthday";
  return coupon["discount_type"] === "free_gift" ? "gifts" : "auto";
}
