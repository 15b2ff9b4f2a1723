import type { Money } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";

export interface NamedFee {
  readonly name: string;
  readonly price: Money;
}

/**
 * A zone's name in a list, and its fee, null if the shop hides it (`dont_show_delivery_price`). A zone
 * without a name is named by its position in the list, from 1.
 */
export function zoneTexts(
  { name, price }: NamedFee,
  number: number,
  hidesFee: boolean,
  { t, formatPrice }: Pick<I18n, "t" | "formatPrice">,
): { readonly name: string; readonly fee: string | null } {
  const fee = price === 0 ? t("place.feeFree") : t("place.fee", { price: formatPrice(price) });
  return { name: name || t("place.zoneNumber", { number }), fee: hidesFee ? null : fee };
}
