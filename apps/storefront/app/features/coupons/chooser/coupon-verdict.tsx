import type { Coupon } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useCartView } from "../../../model/quote/cart-view.ts";
import type { CouponFates } from "../refresh/use-coupon-fates.ts";
import { couponReasonText, promoReasonText } from "../texts/coupon-reason-text.ts";
import { useReasonContext } from "../texts/use-reason-context.ts";

export interface CouponVerdictProps {
  readonly coupon: Coupon;
  /** The server's result. Null until it answers. */
  readonly fates: CouponFates | null;
}

/** Reasons why a coupon does not apply to the present cart, or a text that it applies. */
export function CouponVerdict({ coupon, fates }: CouponVerdictProps) {
  const i18n = useI18n();
  const context = useReasonContext();
  const { lines, place } = useCartView();
  if (lines.length === 0) return <span>{i18n.t("promocodes.emptyCart")}</span>;
  if (place === null) return <span>{i18n.t("coupons.promoNoPlace")}</span>;
  const refusals = fates?.get(coupon.id);
  if (refusals === undefined) return null;
  if (refusals.length === 0) return <span data-good>{i18n.t("promocodes.holds")}</span>;
  const textOf = coupon.kind === "promo" ? promoReasonText : couponReasonText;
  return (
    <ul>
      {refusals.map((refusal) => (
        <li key={refusal.reason}>{textOf(refusal, context)}</li>
      ))}
    </ul>
  );
}
