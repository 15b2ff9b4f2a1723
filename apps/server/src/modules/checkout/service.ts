import type { LanguageCode } from "@skatert/contract";
import {
  type ApplicableCoupons,
  applicableCoupons,
  type BranchId,
  type CheckoutRequest,
  type CouponQuery,
  type CustomerId,
  type DeliveryMethod,
  offeredSlots,
  promoCoupon,
  type Quote,
  quoteOrder,
  type ShopRules,
  type TakeSlot,
  type TimeZone,
  type ZoneId,
} from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import { together } from "../../database/together.ts";
import { Refusal } from "../../input/refusal.ts";
import type { GatewayNames } from "../../ports/payment/gateway-name.ts";
import { couponsWithRights, rulesForUser } from "../../shop/coupons/coupon-rights.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";
import { readShopState } from "../../shop/state/shop-state.ts";
import { readCustomer, type Shopper } from "../../shop/state/shopper.ts";
import { payableRules } from "./payable-rules.ts";
import type { GuessNetwork, PromoGuesses } from "./promo-guesses.ts";

export interface CheckoutDeps {
  readonly db: Db;
  readonly shop: ShopData;
  readonly now: () => number;
  /** The gateways that serve a branch. */
  readonly gatewaysOf: (branch: BranchId) => GatewayNames;
  readonly promoGuesses: PromoGuesses;
  readonly networkOf: (address: string) => GuessNetwork;
}

export interface Checkout {
  /** Rules of a branch, with available payment methods only. Throws a 404 for an unknown warehouse. */
  rulesFor(warehouseId: BranchId, language?: LanguageCode): Promise<ShopRules>;
  /** The same in another state of the shop, such as its draft. */
  rulesIn(snapshot: ShopSnapshot, warehouseId: BranchId, language?: LanguageCode): ShopRules;
  /** The limit of wrong promo codes, for orders. */
  readonly promoGuesses: PromoGuesses;
  /** Before a quote or list with a promo code: throws a 429 after too many wrong codes from an address. */
  tryPromo(attempt: PromoAttempt): Promise<void>;
  quote(request: CheckoutRequest, shopper: Shopper, language: LanguageCode): Promise<Quote>;
  takeTimes(place: TakeTimesPlace): Promise<{ readonly slots: readonly TakeSlot[]; readonly zone: TimeZone }>;
  applicable(query: CouponQuery, shopper: Shopper, language: LanguageCode): Promise<ApplicableCoupons>;
}

/** A promo code as sent, with its network. */
export interface PromoAttempt {
  /** Null or empty: no code. */
  readonly code: string | null;
  readonly userId: CustomerId | null;
  readonly address: string;
}

export interface TakeTimesPlace {
  readonly warehouseId: BranchId;
  readonly method: DeliveryMethod;
  readonly zoneId: ZoneId | null;
}

/** Reads the shop and its current state, and calls the domain rules (CART-8). */
export function createCheckout(deps: CheckoutDeps): Checkout {
  const rulesIn: Checkout["rulesIn"] = (snapshot, warehouseId, language) => {
    const rules = snapshot.rulesFor(warehouseId, language);
    if (rules === null) throw new Refusal("rest_not_found", `There is no warehouse ${warehouseId}`);
    return payableRules(rules, deps.gatewaysOf(warehouseId));
  };
  const rulesFor: Checkout["rulesFor"] = async (warehouseId, language) =>
    rulesIn(await deps.shop.current(), warehouseId, language);

  return {
    rulesFor,
    rulesIn,
    promoGuesses: deps.promoGuesses,
    async quote(request, shopper, language) {
      const rules = await rulesForUser(deps.db, await rulesFor(request.warehouseId, language), shopper.userId);
      return quoteOrder(request, rules, await readShopState(deps.db, request, rules, shopper, deps.now()));
    },
    async tryPromo({ code, userId, address }) {
      if (code === null || code.trim() === "") return;
      const network = deps.networkOf(address);
      const { promoGuesses } = deps;
      promoGuesses.requireNoWait(await together(deps.db, (send) => promoGuesses.waitOf(deps.db, send, network)));
      const coupons = await couponsWithRights(deps.db, (await deps.shop.current()).coupons(), userId);
      const customer = userId === null ? null : await readCustomer(deps.db, { userId, phone: null });
      if (promoCoupon(code, coupons, customer) === null) await promoGuesses.count(network);
    },
    async takeTimes({ warehouseId, method, zoneId }) {
      const rules = await rulesFor(warehouseId);
      const state = await readShopState(deps.db, { lines: [] }, rules, nobody, deps.now());
      return { slots: offeredSlots(rules, state, { method, zoneId }), zone: rules.schedule.timeZone };
    },
    async applicable(query, shopper, language) {
      const common = await rulesFor(query.warehouseId ?? (await anyWarehouse(deps.shop)), language);
      const rules = await rulesForUser(deps.db, common, shopper.userId);
      return applicableCoupons(query, rules, await readShopState(deps.db, query, rules, shopper, deps.now()));
    },
  };
}

const nobody: Shopper = { userId: null, phone: null };

/** Without a chosen branch coupons are evaluated for the shop's first branch. */
async function anyWarehouse(shop: ShopData): Promise<BranchId> {
  const first = (await shop.current()).warehouseIds[0];
  if (first === undefined) throw new Refusal("rest_not_found", "The shop has no warehouse");
  return first;
}
