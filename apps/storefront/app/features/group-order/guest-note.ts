import type { GroupOrderState, Money } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import type { GroupOutcome } from "../../state/group-order/group-calls.ts";

export interface GuestPart {
  readonly state: GroupOrderState;
  readonly isOut: boolean;
  readonly isDone: boolean;
  /** Of the last try to send the dishes. */
  readonly outcome: GroupOutcome;
  readonly host: string;
  /** The guest's dishes before discounts and delivery. */
  readonly sum: Money;
}

/** What a guest must know now: the end of the order before a failure, a failure before the sum. */
export function guestNote({ state, isOut, isDone, outcome, host, sum }: GuestPart, i18n: I18n): string {
  const { t } = i18n;
  const price = i18n.formatPrice(sum);
  if (state === "ordered") return t("group.ordered", { price });
  if (isOut) return t("group.out");
  if (state === "closed") return t("group.beingPlaced", { price });
  if (outcome === "too-many-dishes") return t("group.tooMany");
  if (outcome !== "done") return t("group.notSent");
  return isDone ? t("group.waiting", { name: host }) : t("group.mine", { price });
}
