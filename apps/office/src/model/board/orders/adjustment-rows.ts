import type { WireBoardOrder } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";

type Kind = WireBoardOrder["adjustments"][number]["kind"];

/** The steps from the dishes to the total, as people read them; `amount` keeps its unit. Steps of 0 are left out. */
export function adjustmentRows<Amount extends number>(
  adjustments: readonly { readonly kind: Kind; readonly amount: Amount; readonly label?: string | null | undefined }[],
  t: I18n["t"],
): readonly { readonly name: string; readonly amount: Amount }[] {
  return adjustments
    .filter(({ kind, amount }) => kind === "items" || amount !== 0)
    .map(({ kind, label, amount }) => ({
      name: label ? t("ticket.sum.coupon", { label }) : t(`ticket.sum.${kind}`),
      amount,
    }));
}
