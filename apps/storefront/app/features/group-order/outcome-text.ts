import { GROUP_LIMITS } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import type { GroupOutcome } from "../../model/group-order/group-outcome.ts";

/** Why a change of a group order failed, and what to do. Null: it succeeded. */
export function outcomeText(outcome: GroupOutcome, t: I18n["t"]): string | null {
  switch (outcome) {
    case "done":
      return null;
    case "closed":
    case "expired":
      return t("group.alreadyClosed");
    case "removed":
      return t("group.out");
    case "too-many-people":
      return t("group.full", { count: GROUP_LIMITS.people });
    case "too-many-dishes":
      return t("group.tooMany");
    case "failed":
      return t("group.failed");
  }
}
