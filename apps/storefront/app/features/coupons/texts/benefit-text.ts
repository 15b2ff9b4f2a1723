import { DEFAULT_CURRENCY } from "@skatert/contract";
import type { Benefit } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";

/**
 * Text of a coupon's benefit (CART-7), in Russian 'Скидка 10%' and '400р'. The second is for roubles; other currencies
 * have their sign. A gift has its price.
 */
export function benefitText(benefit: Benefit, { t, currency, formatAmount, formatNumber, formatPrice }: I18n): string {
  switch (benefit.kind) {
    case "percent":
      return t("coupons.percent", { amount: formatNumber(benefit.percent) });
    case "fixed":
      return currency === DEFAULT_CURRENCY
        ? t("coupons.fixed", { amount: formatAmount(benefit.amount) })
        : formatPrice(benefit.amount);
    case "gift":
      return benefit.unitPrice > 0
        ? t("coupons.giftFor", { price: formatPrice(benefit.unitPrice) })
        : t("coupons.giftFree");
  }
}
