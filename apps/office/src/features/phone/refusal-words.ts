import type { WireRefusal } from "@skatert/contract";
import type { I18n } from "../../i18n/i18n.ts";

const PLAIN = [
  "address-required",
  "outside-zone",
  "express-unavailable",
  "time-required",
  "time-passed",
  "slot-unavailable",
  "slot-full",
  "payment-unavailable",
  "sold-out",
  "not-available",
  "not-at-location",
  "variation-required",
  "supplement-not-offered",
  "not-sold-alone",
] as const;

/** Why the shop refuses the order or a dish, as an operator says it to the guest (PHONE-1). */
export function refusalWords(refusal: WireRefusal, { t, money, dayTime }: I18n, zone: string): string {
  const { reason } = refusal;
  const plain = PLAIN.find((each) => each === reason);
  if (plain !== undefined) return t(`phone.refusal.${plain}`);
  switch (reason) {
    case "closed": {
      const opens = refusal["opens_at"];
      return typeof opens === "string"
        ? t("phone.refusal.closedUntil", { time: dayTime(opens, zone) })
        : t("phone.refusal.closed");
    }
    case "paused":
      return t("phone.refusal.paused", { message: String(refusal["message"] ?? "") });
    case "minimum-not-reached":
      return t("phone.refusal.minimum", {
        required: money(Number(refusal["required"])),
        missing: money(Number(refusal["missing"])),
      });
    case "not-enough-stock":
      return t("phone.refusal.stock", { left: Number(refusal["left"]) });
    case "quantity-step":
      return t("phone.refusal.step", { least: Number(refusal["initial"]), step: Number(refusal["step"]) });
    case "choice-required":
    case "choice-limit":
      return t(`phone.refusal.${reason}`, { group: String(refusal["group"]) });
    case "promo-unknown":
      return t("phone.refusal.promo-unknown");
    case "bonuses-limited":
      return t("phone.refusal.points", { points: Number(refusal["applied"]) });
    case "not-combinable":
      return t("phone.refusal.not-combinable");
    default:
      return t("phone.refusal.other", { reason });
  }
}
