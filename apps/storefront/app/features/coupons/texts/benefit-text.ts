import { DEFAULT_CURRENCY } from "@skatert/contract";
import type { Benefit, Money } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";

/**
 * Text of a coupon's benefit (CART-7), in Russian 'Скидка 10%' and '400р'. The second is for roubles; other currencies
 * have their sign. A gift has its price.
 */
export function benefitText(benefit: Benefit, i18n: I18n): string {
  const { t, formatNumber, formatPrice } = i18n;
  switch (benefit.kind) {
    case "percent":
      return t("coupons.percent", { amount: formatNumber(benefit.percent) });
    case "fixed":
      return fixedText(benefit.amount, i18n);
    case "gift":
      return benefit.unitPrice > 0
        ? t("coupons.giftFor", { price: formatPrice(benefit.unitPrice) })
        : t("coupons.giftFree");
  }
}

function fixedText(amount: Money, { language, currency, formatAmount, formatPrice }: I18n): string {
  return language === "ru" && currency === DEFAULT_CURRENCY ? `${formatAmount(amount)}р` : formatPrice(amount);
}
