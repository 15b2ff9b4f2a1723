import type { Adjustment, Money } from "@skatert/domain";
import { joinSentences } from "../../../i18n/format/join-sentences.ts";
import type { I18n } from "../../../i18n/i18n.ts";
import { adjustmentText } from "../../../model/quote/adjustment-text.ts";

/** The change of a cart that is announced to screen readers. */
export interface SpokenCart {
  readonly isEmpty: boolean;
  readonly total: Money;
  readonly adjustments: readonly Adjustment[];
}

/** The new total as text, after a new or changed fee. Null if neither has changed. */
export function spokenChange(
  before: SpokenCart,
  now: SpokenCart,
  i18n: Pick<I18n, "t" | "formatPrice">,
  hidesDeliveryPrice: boolean,
): string | null {
  const { t, formatPrice } = i18n;
  if (now.isEmpty) return before.isEmpty ? null : t("cart.empty");
  const fees = hidesDeliveryPrice ? [] : now.adjustments.filter((each) => isFee(each) && !has(before, each));
  if (fees.length === 0 && now.total === before.total) return null;
  const told = fees.map((fee) => ({ label: adjustmentText(fee, i18n), value: formatPrice(fee.amount) }));
  const total = { label: t("cart.total"), value: formatPrice(now.total) };
  return joinSentences(
    [...told, total].map((each) => t("site.labelled", each)),
    t,
  );
}

function isFee({ kind, amount }: Adjustment): boolean {
  return amount > 0 && (kind === "delivery" || kind === "express");
}

function has({ adjustments }: SpokenCart, { kind, amount }: Adjustment): boolean {
  return adjustments.some((each) => each.kind === kind && each.amount === amount);
}
