import type { I18n } from "../../i18n/i18n.ts";
import { refusalText } from "../quote/refusal-text.ts";
import type { TotalReason } from "./total-watch.ts";

/** Names one reason for a changed total: a dish, coupon or delivery with both prices, or another tab. */
export function changeText(change: TotalReason, timeZone: string, i18n: I18n): string {
  const { t, formatPrice } = i18n;
  switch (change.kind) {
    case "refused":
      return t("checkout.changedLine", {
        name: change.name,
        reason: refusalText(change.refusal, { i18n, timeZone }),
      });
    case "other-tab":
      return t("times.otherTab");
    case "coupon-gone":
      return t("coupons.dropped", { code: change.label });
    case "price":
    case "fee":
      return t("times.changedPrice", {
        name: change.kind === "fee" ? t("adjustment.delivery") : change.name,
        before: formatPrice(change.before),
        after: formatPrice(change.after),
      });
  }
}
