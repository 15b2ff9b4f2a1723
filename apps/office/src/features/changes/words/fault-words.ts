import { GROUP_FAULTS, type GroupFault, type WirePublishFault } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";

const targets = ["category", "product", "coupon", "warehouse", "location", "zone", "payment method", "post"] as const;
const plain = ["no-price", "repeated", "shape", "no-category"] as const;

/** Why the draft cannot be published, in the reader's language if the cause is known. */
export function faultWords({ cause, message }: WirePublishFault, { t }: I18n): string {
  const target = targets.find((each) => each === cause?.target);
  if (cause?.kind === "unknown" && target !== undefined)
    return t(`draft.cause.unknown.${target === "payment method" ? "payment" : target}`, { name: cause.name ?? "" });
  if (cause?.kind === "live-orders") return t("draft.cause.live-orders", { count: Number(cause.name ?? 0) });
  if (cause?.kind === "gift-choice") return t("draft.cause.gift-choice", { name: cause.name ?? "" });
  if (cause?.kind === "last-branch") return t("branches.closing.last");
  const ofGroup = GROUP_FAULTS.find((each) => each === cause?.kind);
  if (ofGroup !== undefined) return groupWords(ofGroup, cause?.values ?? {}, t);
  const kind = plain.find((each) => each === cause?.kind);
  return kind === undefined ? message : t(`draft.cause.${kind}`);
}

/** What is wrong with a group of options, with its name, its dish and its numbers (MENU-22). */
function groupWords(fault: GroupFault, values: Readonly<Record<string, string>>, t: I18n["t"]): string {
  const { group = "", dish = "", option = "", size, limit = "", found = "" } = values;
  switch (fault) {
    case "group-missing":
      return t(`draft.cause.${fault}`);
    case "group-twice":
    case "group-place":
    case "group-shown":
    case "group-option":
    case "group-option-twice":
      return t(`draft.cause.${fault}`, { group });
    case "group-size":
      return t(`draft.cause.${fault}`, { group, dish });
    case "group-part-size":
      return t(`draft.cause.${fault}`, { group, dish, option });
    case "group-composed":
      return t(`draft.cause.${fault}`, { group, option });
    case "group-min-above-offer":
      return size === undefined
        ? t(`draft.cause.${fault}`, { group, limit, found })
        : t(`draft.cause.${fault}.size`, { group, limit, found, size });
    default:
      return t(`draft.cause.${fault}`, { group, limit, found });
  }
}
