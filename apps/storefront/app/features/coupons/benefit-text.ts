import { type Benefit, moneyToRoubles } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";

/** What a coupon gives, in the words of CART-7; a gift says its price. */
export function benefitText(benefit: Benefit, { t, formatNumber, formatPrice }: I18n): string {
  switch (benefit.kind) {
    case "percent":
      return t("coupons.percent", { amount: formatNumber(benefit.percent) });
    case "fixed":
      return t("coupons.fixed", { amount: formatNumber(moneyToRoubles(benefit.amount)) });
    case "gift":
      return benefit.unitPrice > 0
        ? t("coupons.giftFor", { price: formatPrice(benefit.unitPrice) })
        : t("coupons.giftFree");
  }
}
