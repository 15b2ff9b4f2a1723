import type { WirePublishFault } from "@skatert/contract";
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
  const kind = plain.find((each) => each === cause?.kind);
  return kind === undefined ? message : t(`draft.cause.${kind}`);
}
