import type { CombiningPolicy, Coupon, CouponRefusal, DiscountSelection, PromoCost } from "@skatert/domain";

/** A typed code that is no longer sent, because wrong codes count against the shopper's IP address. */
export interface HeldCode {
  readonly code: string;
  readonly why: "unknown" | "too-many";
}

/** A typed code that is being checked. Until then the cart is priced without it. */
export interface TriedCode {
  readonly code: string;
  /** Number of entries. Each entry sends the code again. */
  readonly press: number;
  /** Null while the check runs. */
  readonly verdict: TriedVerdict | null;
}

export type TriedVerdict =
  /** Its coupon is not eligible for the present cart. It is checked again when the cart changes. */
  | { readonly kind: "refused"; readonly refusals: readonly CouponRefusal[] }
  /** It would remove a benefit, so the shopper is asked. */
  | { readonly kind: "costs"; readonly cost: PromoCost }
  /** Nothing can be priced before a place is chosen. */
  | { readonly kind: "no-place" }
  | { readonly kind: "failed" };

export type CouponCode = Pick<Coupon, "id" | "code">;

/** State of the cart's discount block, without its actions. */
export interface DiscountsData {
  /** Eligible coupons of the last answer. */
  readonly offered: readonly Coupon[];
  readonly selection: DiscountSelection;
  /** Codes of the selected coupons, to name a coupon that is no longer in the answer. */
  readonly codes: readonly CouponCode[];
  /** The typed code, eligible or not. The quote has the refusal. */
  readonly promoCode: string | null;
  readonly heldCode: HeldCode | null;
  readonly triedCode: TriedCode | null;
  /** The selection that the promo code replaced. Removing the code restores it. */
  readonly displaced: DiscountSelection | null;
  readonly policy: CombiningPolicy;
  /** Whether to ask the shopper to choose a coupon (CART-7). */
  readonly asks: boolean;
  /** Coupons that are no longer eligible, shown once. */
  readonly dropped: readonly string[];
}
