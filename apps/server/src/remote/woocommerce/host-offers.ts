import { combiningFromWire, couponsFromWire, PATHS, stockFromWire } from "@skatert/contract";
import {
  type CheckoutRequest,
  type CombiningPolicy,
  type Coupon,
  codeKey,
  type ShopRules,
  type StockLevel,
} from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import type { RemoteDocuments } from "../remote-documents.ts";
import type { CartAsked, CouponOffer, HostCoupons } from "./host-coupons.ts";

const maxCoupons = 200;
const maxRows = 1_000;

export interface HostOffersDeps {
  readonly hostCoupons: HostCoupons;
  readonly documents: RemoteDocuments;
  /** Called when coupons fail; the cart is quoted without them (spec section 8). */
  readonly onFailure: (error: unknown) => void;
}

/** Coupons and stock that the host offers for a cart. */
export interface HostOffer {
  readonly coupons: readonly Coupon[];
  readonly combining: CombiningPolicy;
  readonly stock: readonly StockLevel[];
  /** Null: a guest. */
  readonly customerId: number | null;
}

export type HostOffers = (
  request: FastifyRequest,
  cart: CartAsked & { readonly wanted: CheckoutRequest },
) => Promise<HostOffer>;

/**
 * Coupons and stock for a quote made here, from a host that has `coupons/autoapply` but no quote (API-3). The host
 * decides which coupons apply; our rules price them.
 */
export function createHostOffers({ hostCoupons, documents, onFailure }: HostOffersDeps): HostOffers {
  return async (request, cart) => {
    try {
      const answer = await hostCoupons(request, cart);
      if (answer === null) return nothing;
      const settings = await documents.recent(PATHS.promoSettings);
      return {
        coupons: couponsOf(answer, cart.wanted.promoCode, cart.rules),
        combining: combiningFromWire(settings === null ? {} : JSON.parse(settings.text)),
        stock: stockFromWire(answer.stocksList).slice(0, maxRows),
        customerId: answer.caller.customerId,
      };
    } catch (error) {
      onFailure(error);
      return nothing;
    }
  };
}

const nothing: HostOffer = { coupons: [], combining: combiningFromWire({}), stock: [], customerId: null };

/** The host has already checked conditions, owners and uses for this cart. */
function couponsOf(
  { couponsList, caller: { customerId } }: CouponOffer,
  promoCode: string | null,
  rules: ShopRules,
): readonly Coupon[] {
  const listed = couponsFromWire(couponsList, "auto", rules.timeZone).slice(0, maxCoupons);
  const typed = promoCode === null ? null : codeKey(promoCode);
  return listed.map((coupon) => ({
    ...coupon,
    kind: codeKey(coupon.code) === typed ? "promo" : coupon.kind,
    userIds: coupon.kind === "individual" && customerId !== null ? [customerId] : [],
    isIndividual: coupon.kind === "individual",
    conditions: [],
    usageLimit: null,
    usageLimitPerCustomer: null,
    usageLimitPerDay: null,
    budget: null,
    audience: null,
    startsAt: null,
    expiresAt: null,
  }));
}
