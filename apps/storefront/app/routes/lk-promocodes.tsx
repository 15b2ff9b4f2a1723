import { benefitText } from "../features/coupons/benefit-text.ts";
import { CouponVerdict } from "../features/coupons/coupon-verdict.tsx";
import { useCouponFates } from "../features/coupons/use-coupon-fates.ts";
import { PromoCodesPage } from "../features/loyalty/promo-codes-page.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useLoaderData } from "../routing/hooks.ts";
import type { PromoCodesData } from "./lk-promocodes.loader.ts";

/** The shopper's coupons and codes, judged by the present cart. */
export function Component() {
  const i18n = useI18n();
  const data = useLoaderData<PromoCodesData>();
  const fates = useCouponFates([...data.own, ...data.everybodys]);
  return (
    <PromoCodesPage
      {...data}
      benefit={({ benefit }) => benefitText(benefit, i18n)}
      verdict={(coupon) => <CouponVerdict coupon={coupon} fates={fates} />}
    />
  );
}
