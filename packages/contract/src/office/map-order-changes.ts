import { type ChangeRefusal, moneyToRoubles } from "@skatert/domain";
import type { WireRefusal } from "../checkout/quote-schemas.ts";
import { refusalToWire } from "../checkout/refusals.ts";

/** Why a change of an order is refused, on the office's wire; `why` of a dish is a line's refusal of a quote. */
export function changeRefusalToWire(refusal: ChangeRefusal): WireRefusal {
  switch (refusal.reason) {
    case "not-sold":
      return { reason: refusal.reason, change: refusal.change, why: refusalToWire(refusal.why) };
    case "no-such-gift":
    case "gift-lost":
      return { reason: refusal.reason, coupon_id: refusal.couponId };
    case "minimum-not-reached": {
      const { reason, required, missing } = refusal;
      return { reason, required: moneyToRoubles(required), missing: moneyToRoubles(missing) };
    }
    default:
      return refusal;
  }
}
