import { readText } from "@skatert/contract";
import type { I18n } from "../../i18n/i18n.ts";

const PLAIN = [
  "no-such-line",
  "nothing-left",
  "no-terms",
  "refunded",
  "no-such-gift",
  "express-unavailable",
  "outside-zone",
  "address-required",
  "sold-out",
  "not-available",
  "not-at-location",
  "not-sold-alone",
  "variation-required",
  "supplement-not-offered",
  "time-required",
  "time-passed",
  "slot-unavailable",
  "slot-full",
  "payment-unavailable",
  "promo-unknown",
  "not-combinable",
] as const;

/** A reason with its data as the wire has them: money in roubles. */
type Reason = { readonly reason: string } & Readonly<Record<string, unknown>>;

type Words = Pick<I18n, "t" | "money">;

/** Where the refusal is read: the names of dishes, and the time of day in the branch's zone. */
interface RefusalPlace {
  readonly dishName?: (id: number) => string | undefined;
  readonly dayTime?: (instant: string) => string;
}

/** Why an order or a dish is refused so, in words. A refusal of a dish names it. */
export function refusalText(refusal: { readonly reason: string }, words: Words, place: RefusalPlace = {}): string {
  const said: Reason = { ...refusal };
  const { why } = said;
  // A refused dish of `add` or `swap` has its own refusal inside.
  const inner: Reason =
    typeof why === "object" && why !== null && "reason" in why ? { ...why, reason: String(why.reason) } : said;
  const text = reasonText(inner, words, place);
  const name = place.dishName?.(Number(inner["product_id"]));
  return name === undefined ? text : `${name}: ${text}`;
}

function reasonText(refusal: Reason, { t, money }: Words, { dayTime }: RefusalPlace): string {
  const { reason } = refusal;
  const number = (name: string) => Number(refusal[name]);
  const plain = PLAIN.find((each) => each === reason);
  if (plain !== undefined) return t(`change.refusal.${plain}`);
  switch (reason) {
    case "closed": {
      const opens = refusal["opens_at"];
      if (typeof opens !== "string" || dayTime === undefined) return t("change.refusal.closed");
      return t("change.refusal.closedUntil", { time: dayTime(opens) });
    }
    case "paused":
      return [t("change.refusal.paused"), readText(refusal["message"])].filter(Boolean).join(". ");
    case "minimum-not-reached":
      return t("change.refusal.minimum", { required: money(number("required")), missing: money(number("missing")) });
    case "not-enough-stock":
      return t("change.refusal.stock", { left: number("left") });
    case "quantity":
    case "quantity-step":
      return t("change.refusal.quantity", { initial: number("initial"), step: number("step") });
    case "choice-required":
      return t("change.refusal.choice-required", { group: readText(refusal["group"]) });
    case "choice-limit":
      return t("change.refusal.choice-limit", { group: readText(refusal["group"]), max: number("max") });
    case "bonuses-limited":
      return t("change.refusal.points", { count: number("applied") });
    default:
      return t("change.refusal.other", { reason });
  }
}
