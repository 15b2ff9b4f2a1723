import type { CombiningPolicy, Coupon, CouponRefusal, DiscountSelection, PromoCost } from "@skatert/domain";

/** A typed code that is not sent any more, since wrong ones are counted against the shopper's address. */
export interface HeldCode {
  readonly code: string;
  readonly why: "unknown" | "too-many";
}

/** A typed code that is looked at before it is applied: until then the cart is priced without it. */
export interface TriedCode {
  readonly code: string;
  /** How often it was entered: each time the shop is asked again. */
  readonly press: number;
  /** Null while the shop is asked. */
  readonly verdict: TriedVerdict | null;
}

export type TriedVerdict =
  /** Its coupon does not hold for the present cart; looked at again when the cart changes. */
  | { readonly kind: "refused"; readonly refusals: readonly CouponRefusal[] }
  /** It would take something from the cart: the shopper is asked. */
  | { readonly kind: "costs"; readonly cost: PromoCost }
  /** Nothing can be priced before the shop knows where the order goes. */
  | { readonly kind: "no-place" }
  | { readonly kind: "failed" };

export type CouponCode = Pick<Coupon, "id" | "code">;

/** The discount block of the cart, without what can be done to it. */
export interface DiscountsData {
  /** Coupons that are eligible for the cart as the server last saw it. */
  readonly offered: readonly Coupon[];
  readonly selection: DiscountSelection;
  /** Codes of the selected coupons, to name them when they are gone before they were offered again. */
  readonly codes: readonly CouponCode[];
  /** The typed code, eligible or not; the quote says why not. */
  readonly promoCode: string | null;
  readonly heldCode: HeldCode | null;
  readonly triedCode: TriedCode | null;
  /** What was selected before the promo code replaced it; comes back when the code is removed. */
  readonly displaced: DiscountSelection | null;
  readonly policy: CombiningPolicy;
  /** True while the shopper should be asked which of the offered coupons to take (CART-7). */
  readonly asks: boolean;
  /** Coupons that were selected and are no longer eligible, to be said once. */
  readonly dropped: readonly string[];
}
