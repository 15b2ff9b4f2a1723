import { CouponVerdict } from "../../features/coupons/chooser/coupon-verdict.tsx";
import { useCouponFates } from "../../features/coupons/refresh/use-coupon-fates.ts";
import { benefitText } from "../../features/coupons/texts/benefit-text.ts";
import { PromoCodesPage } from "../../features/loyalty/promo-codes-page.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { PromoCodesData } from "../../page-data/account/lk-promocodes.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";

/** The shopper's coupons and codes, evaluated for the present cart. */
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
