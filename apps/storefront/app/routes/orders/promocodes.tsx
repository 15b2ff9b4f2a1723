import { CouponVerdict } from "../../features/coupons/chooser/coupon-verdict.tsx";
import { useCouponFates } from "../../features/coupons/refresh/use-coupon-fates.ts";
import { benefitText } from "../../features/coupons/texts/benefit-text.ts";
import { PublicPromoCodes } from "../../features/loyalty/promo-codes-page.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { PublicPromoCodesData } from "../../page-data/coupons/promocodes.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import { overviewHead } from "../content/content-head.ts";

/** The public coupons of the shop, without signing in (ROLE-1). */
export function Component() {
  const i18n = useI18n();
  const data = useLoaderData<PublicPromoCodesData>();
  const fates = useCouponFates(data.coupons);
  return (
    <PublicPromoCodes
      {...data}
      benefit={({ benefit }) => benefitText(benefit, i18n)}
      verdict={(coupon) => <CouponVerdict coupon={coupon} fates={fates} />}
    />
  );
}

export function head({ i18n: { t }, shop }: HeadArgs<PublicPromoCodesData>): Head {
  return overviewHead(
    { title: t("promocodes.everybodys"), description: t("promocodes.text"), url: "/promocodes" },
    shop,
  );
}
