import type { FastifyInstance } from "fastify";
import { createPromoGuesses } from "./promo-guesses.ts";
import { type CheckoutRoutesDeps, checkoutRoutes } from "./routes.ts";
import { type Checkout, type CheckoutDeps, createCheckout } from "./service.ts";

export interface CheckoutModuleDeps extends Omit<CheckoutDeps, "promoGuesses"> {
  readonly promoGuessesPerMinute: number;
}

/** Calls made before an order: slots, quotes and applicable coupons. */
export interface CheckoutModule {
  readonly checkout: Checkout;
  register(app: FastifyInstance, shopperOf: CheckoutRoutesDeps["shopperOf"]): void;
}

export function createCheckoutModule(deps: CheckoutModuleDeps): CheckoutModule {
  const promoGuesses = createPromoGuesses({ ...deps, perMinute: deps.promoGuessesPerMinute });
  const checkout = createCheckout({ ...deps, promoGuesses });
  return {
    checkout,
    register(app, shopperOf) {
      checkoutRoutes(app, { checkout, shop: deps.shop, shopperOf });
    },
  };
}
