import { type Adjustment, type Money, zero } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import type { AmountListProps } from "../../ui/lists/amount-list.tsx";
import { Price } from "../../ui/text/price.tsx";
import type { ShopView } from "../shop/shop.ts";
import { adjustmentText } from "./adjustment-text.ts";

/** Free delivery is not a step of the price, but the shopper looks for it. */
export function withFreeDelivery(adjustments: readonly Adjustment[], isBrought: boolean): readonly Adjustment[] {
  return isBrought && !adjustments.some(isDelivery)
    ? [...adjustments, { kind: "delivery", amount: zero }]
    : adjustments;
}

/**
 * The steps of a price as rows, in the order of the formula (PRICE-1). Cart, checkout and order share them.
 */
export function adjustmentRows(
  adjustments: readonly Adjustment[],
  total: Money,
  i18n: I18n,
  { hidesDeliveryPrice }: Pick<ShopView["flags"], "hidesDeliveryPrice">,
): AmountListProps {
  const { t } = i18n;
  const amountOf = (adjustment: Adjustment) => {
    if (isFree(adjustment)) return t("adjustment.free");
    // `dont_show_delivery_price`: the amount is in the total, and the row states so.
    return hidesDeliveryPrice && isDelivery(adjustment) ? (
      t("adjustment.inTotal")
    ) : (
      <Price amount={adjustment.amount} />
    );
  };
  return {
    rows: adjustments.map((adjustment, index) => ({
      id: `${adjustment.kind}-${adjustment.couponId ?? index}`,
      label: adjustmentText(adjustment, i18n),
      amount: amountOf(adjustment),
      isGood: adjustment.amount < 0 || isFree(adjustment),
    })),
    total: { id: "total", label: t("cart.total"), amount: <Price amount={total} /> },
  };
}

function isDelivery({ kind }: Adjustment): boolean {
  return kind === "delivery" || kind === "express";
}

function isFree({ kind, amount }: Adjustment): boolean {
  return amount === 0 && (kind === "delivery" || kind === "gifts");
}
