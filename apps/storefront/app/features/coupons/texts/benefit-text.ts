import type { Benefit } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";

/** Text of a coupon's benefit (CART-7). Amounts have the shop's currency sign, and a gift has its price. */
export function benefitText(benefit: Benefit, { t, formatNumber, formatPrice }: I18n): string {
  switch (benefit.kind) {
    case "percent":
      return t("coupons.percent", { amount: formatNumber(benefit.percent) });
    case "fixed":
      return formatPrice(benefit.amount);
    case "gift":
      return benefit.unitPrice > 0
        ? t("coupons.giftFor", { price: formatPrice(benefit.unitPrice) })
        : t("coupons.giftFree");
  }
}
