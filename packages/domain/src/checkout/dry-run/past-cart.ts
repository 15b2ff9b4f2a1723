import type { Catalog, Product } from "../../catalog/types.ts";
import type { Coupon } from "../../coupons/types.ts";
import type { Instant } from "../../schedule/types.ts";
import { usualBranch } from "../../stops/types.ts";
import type { CheckoutCustomer, CheckoutRequest, ShopRules, ShopState } from "../types.ts";

/** The cart of an order that was placed, for another quote at its time (PROMO-2). */
export interface PastCart {
  readonly orderId: number;
  /** When the order was placed. */
  readonly at: Instant;
  /** What the guest asked for, with the order's own coupons, gift and code. Without a payment, which no coupon reads. */
  readonly request: CheckoutRequest;
  /** As the shop knew the guest at that time: `ordersCount` are the live orders before this one. */
  readonly customer: CheckoutCustomer;
  /** The number that orders and coupon uses count for. */
  readonly number: string;
}

/**
 * The rules of a branch for carts of the past: without the pauses and the empty shelves of today, because the order was
 * sold.
 */
export function pastRules(rules: ShopRules): ShopRules {
  return { ...rules, pauses: [], catalog: inStock(rules.catalog) };
}

/**
 * A promotion for carts of the past: without its start and end, because a run asks what it would have done in a period
 * in which it was not planned.
 */
export function pastPromotion(promotion: Coupon): Coupon {
  return { ...promotion, startsAt: null, expiresAt: null };
}

function inStock(catalog: Catalog): Catalog {
  const sold = (product: Product): Product => ({
    ...product,
    inStock: true,
    variations: product.variations.map((variation) => ({ ...variation, inStock: true })),
  });
  return { ...catalog, products: new Map([...catalog.products].map(([id, product]) => [id, sold(product)])) };
}

/** The state of the shop when the order was placed, with room and stock for it. */
export function pastState({ at, customer }: PastCart, couponUses: ShopState["couponUses"]): ShopState {
  return {
    now: at,
    stock: [],
    customer,
    couponUses,
    slotLoads: [],
    branchCapacity: null,
    branch: usualBranch,
  };
}
