import { readText, type WireRefusal } from "@skatert/contract";
import type { Sale } from "../../../model/sale/sale.ts";
import type { BoardWords } from "../words.ts";

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
  "closed",
  "paused",
  "payment-unavailable",
  "bonuses-limited",
] as const;

type Words = Pick<BoardWords, "t" | "roubles">;

/** Why an order cannot be changed so, in words. A refusal of a dish names it. */
export function refusalText(refusal: WireRefusal, words: Words, sale: Pick<Sale, "catalog">): string {
  const { why } = refusal;
  // A refused dish of `add` or `swap` has its own refusal inside.
  const inner =
    typeof why === "object" && why !== null && "reason" in why ? { ...why, reason: String(why.reason) } : refusal;
  const said = reasonText(inner, words);
  const dish = sale.catalog.products.get(Number(inner["product_id"]));
  return dish === undefined ? said : `${dish.name}: ${said}`;
}

function reasonText(refusal: WireRefusal, { t, roubles }: Words): string {
  const { reason } = refusal;
  const number = (name: string) => Number(refusal[name]);
  const plain = PLAIN.find((each) => each === reason);
  if (plain !== undefined) return t(`change.refusal.${plain}`);
  switch (reason) {
    case "minimum-not-reached":
      return t("change.refusal.minimum", {
        required: roubles(number("required")),
        missing: roubles(number("missing")),
      });
    case "not-enough-stock":
      return t("change.refusal.stock", { left: number("left") });
    case "quantity":
    case "quantity-step":
      return t("change.refusal.quantity", { initial: number("initial"), step: number("step") });
    case "choice-required":
      return t("change.refusal.choice-required", { group: readText(refusal["group"]) });
    case "choice-limit":
      return t("change.refusal.choice-limit", { group: readText(refusal["group"]), max: number("max") });
    default:
      return t("change.refusal.other", { reason });
  }
}
