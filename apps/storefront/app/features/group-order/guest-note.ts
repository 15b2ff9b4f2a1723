import type { GroupOrderState, Money } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import type { MinePart } from "../../model/group-order/mine.ts";

export interface GuestPart extends MinePart {
  readonly state: GroupOrderState;
  readonly isOut: boolean;
  /** It expired without an order. */
  readonly isExpired: boolean;
  readonly host: string;
  /** Sum of the guest's dishes in the group order, before discounts and delivery. */
  readonly sum: Money;
}

/**
 * The most important message for a guest: the end of the order before a failure, a failure before the sum.
 */
export function guestNote({ state, isOut, isExpired, step, outcome, host, sum }: GuestPart, i18n: I18n): string {
  const { t } = i18n;
  const price = i18n.formatPrice(sum);
  if (isOut) return t("group.out");
  if (state === "cancelled") return t("group.cancelled", { name: host });
  if (state === "ordered") return t("group.ordered", { price });
  if (isExpired) return t("group.expired", { name: host });
  if (state === "closed") return t("group.beingPlaced", { price });
  if (outcome === "too-many-dishes") return t("group.tooMany");
  if (outcome !== "done") return t("group.notSent");
  if (step === "sending") return t("group.sending");
  return step === "done" ? t("group.waiting", { name: host }) : t("group.mine", { price });
}
