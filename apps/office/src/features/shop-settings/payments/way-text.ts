import type { I18n } from "../../../i18n/i18n.ts";
import { offersAt, type PaymentWay } from "../../../model/payments/payment-form.ts";
import { waysToReceive } from "../../../model/payments/payment-gaps.ts";
import type { Places } from "../../../model/zones/places-query.ts";

/** Where a payment method is offered, as one line. */
export function wayText(way: PaymentWay, { shop, online_payments: online }: Places, t: I18n["t"]): string {
  if (!way.isOn) return t("pay.off");
  const { isOnline, methods, branches } = way;
  const receiving = waysToReceive(shop).filter(({ type }) => offersAt(way, type));
  return [
    ...(isOnline && !online.includes(way.id) ? [t("pay.unconnected")] : []),
    t(isOnline ? "pay.online" : "pay.onReceipt"),
    methods === null ? t("pay.everyMethod") : receiving.map(({ name }) => name).join(", "),
    branches === null ? t("pay.everyBranch") : branches.map((id) => branchName(shop, id)).join(", "),
  ].join(" · ");
}

export function branchName({ locations }: Places["shop"], id: number): string {
  return locations.find(({ warehouseIds }) => warehouseIds.some((each) => each === id))?.name ?? String(id);
}
