import { apiError, type LanguageCode } from "@skatert/contract";
import {
  type ApplicableCoupons,
  applicableCoupons,
  type CheckoutRequest,
  type CouponQuery,
  type DeliveryMethod,
  type Quote,
  quoteOrder,
  type ShopRules,
  type TakeSlot,
  type TimeZone,
  takeSlots,
  type WarehouseId,
  type ZoneId,
} from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import { ApiFault } from "../../plugins/errors.ts";
import type { PaymentGateways } from "../../ports/payment/payment-gateway.ts";
import { rulesForUser } from "../../shop/coupon-rights.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import { readShopState, type Shopper } from "../../shop/shop-state.ts";
import { payableRules } from "./payable-rules.ts";

export interface CheckoutDeps {
  readonly db: Db;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly gateways: PaymentGateways;
}

export interface Checkout {
  /** Rules of a branch, only with ways to pay that work. Throws a 404 for an unknown warehouse. */
  rulesFor(warehouseId: WarehouseId, language?: LanguageCode): Promise<ShopRules>;
  quote(request: CheckoutRequest, shopper: Shopper, language: LanguageCode): Promise<Quote>;
  takeTimes(place: TakeTimesPlace): Promise<{ readonly slots: readonly TakeSlot[]; readonly zone: TimeZone }>;
  applicable(query: CouponQuery, shopper: Shopper, language: LanguageCode): Promise<ApplicableCoupons>;
}

export interface TakeTimesPlace {
  readonly warehouseId: WarehouseId;
  readonly method: DeliveryMethod;
  readonly zoneId: ZoneId | null;
}

/** Reads the shop and its state of the minute, and lets the domain decide (CART-8). */
export function createCheckout(deps: CheckoutDeps): Checkout {
  async function rulesFor(warehouseId: WarehouseId, language?: LanguageCode): Promise<ShopRules> {
    const rules = (await deps.shop.current()).rulesFor(warehouseId, language);
    if (rules === null) throw new ApiFault(apiError("rest_not_found", `There is no warehouse ${warehouseId}`));
    return payableRules(rules, deps.gateways);
  }

  return {
    rulesFor,
    async quote(request, shopper, language) {
      const rules = await rulesForUser(deps.db, await rulesFor(request.warehouseId, language), shopper.userId);
      return quoteOrder(request, rules, await readShopState(deps.db, request, rules, shopper, deps.now()));
    },
    async takeTimes({ warehouseId, method }) {
      const rules = await rulesFor(warehouseId);
      const state = await readShopState(deps.db, { lines: [] }, rules, nobody, deps.now());
      const question = { policy: rules.slots, loads: state.slotLoads, method, warehouseId };
      return { slots: takeSlots(rules.schedule, question, state.now), zone: rules.schedule.timeZone };
    },
    async applicable(query, shopper, language) {
      const common = await rulesFor(query.warehouseId ?? (await anyWarehouse(deps.shop)), language);
      const rules = await rulesForUser(deps.db, common, shopper.userId);
      return applicableCoupons(query, rules, await readShopState(deps.db, query, rules, shopper, deps.now()));
    },
  };
}

const nobody: Shopper = { userId: null, phone: null };

/** Without a chosen branch coupons are asked of the shop's first: its menu and coupons are the shop's own. */
async function anyWarehouse(shop: ShopData): Promise<WarehouseId> {
  const first = (await shop.current()).warehouseIds[0];
  if (first === undefined) throw new ApiFault(apiError("rest_not_found", "The shop has no warehouse"));
  return first;
}
