import { type Benefit, type Money, moneyToRoubles } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";

/** What a coupon gives, in the words of CART-7; a gift says its price. */
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

/** The words of CART-7 speak of roubles; a shop of another currency says its price. */
function fixedText(amount: Money, { t, formatNumber, formatPrice }: I18n): string {
  const price = formatPrice(amount);
  return price.includes("₽") ? t("coupons.fixed", { amount: formatNumber(moneyToRoubles(amount)) }) : price;
}
