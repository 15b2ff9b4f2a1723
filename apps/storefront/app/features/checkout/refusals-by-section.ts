import type { QuoteRefusal } from "@skatert/domain";

/** The part of the page that shows a refusal of the quote. */
type CheckoutSection = "place" | "time" | "payment" | "order";

const sections: Readonly<Record<QuoteRefusal["reason"], CheckoutSection>> = {
  "outside-zone": "place",
  "address-required": "place",
  "express-unavailable": "time",
  closed: "time",
  "time-required": "time",
  "time-passed": "time",
  "slot-unavailable": "time",
  "slot-full": "time",
  "payment-unavailable": "payment",
  paused: "order",
  "guest-blocked": "order",
  "minimum-not-reached": "order",
  "promo-unknown": "order",
  "not-combinable": "order",
  "bonuses-limited": "order",
};

/** Shown in the total or beside the promo code. They do not block an order. */
const agreeable: ReadonlySet<QuoteRefusal["reason"]> = new Set(["promo-unknown", "not-combinable", "bonuses-limited"]);

/** Refusals of the order, by section of the page. */
export function refusalsBySection(
  refusals: readonly QuoteRefusal[],
): Readonly<Record<CheckoutSection, readonly QuoteRefusal[]>> {
  const within = (section: CheckoutSection) =>
    hindrances(refusals).filter(({ reason }) => sections[reason] === section);
  return { place: within("place"), time: within("time"), payment: within("payment"), order: within("order") };
}

export function hindrances(refusals: readonly QuoteRefusal[]): readonly QuoteRefusal[] {
  return refusals.filter(({ reason }) => !agreeable.has(reason));
}
