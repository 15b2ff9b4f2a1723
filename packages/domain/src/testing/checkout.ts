import { nothingBanned } from "../catalog/buying-ban.ts";
import type { Catalog } from "../catalog/types.ts";
import type {
  CheckoutCustomer,
  CheckoutRequest,
  PaymentMethod,
  Quote,
  ShopRules,
  ShopState,
} from "../checkout/types.ts";
import { money } from "../money/money.ts";
import { usualBranch } from "../stops/types.ts";
import { aLineRequest } from "./cart.ts";
import { aCatalog } from "./catalog.ts";
import { aCombiningPolicy } from "./coupons.ts";
import { aCondition, aZone } from "./delivery.ts";
import { aSchedule, aSlotPolicy, at } from "./schedule.ts";

/** Cash on receipt, for every delivery type and branch. */
export function aPaymentMethod(changes: Partial<PaymentMethod> = {}): PaymentMethod {
  return { id: "cash", name: "Cash", enabled: true, online: false, methods: [], warehouseIds: [], ...changes };
}

/** A quote without lines and refusals. `total` is also the counted sum. */
export function aQuote(changes: Partial<Quote> = {}): Quote {
  const { total = money(0) } = changes;
  return {
    lines: [],
    adjustments: [],
    total,
    minimum: { required: money(0), reachedSum: total },
    paymentMethods: [],
    refusals: [],
    coupons: [],
    bonuses: { active: true, available: 0, maxApplicable: 0, applied: 0, earned: 0 },
    zoneId: null,
    slotStart: null,
    now: null,
    takenSeconds: null,
    next: null,
    ...changes,
  };
}

/**
 * Branch 1 of location 100, one zone, cash and card, no coupons, points for up to 30 %. `catalog` is also its
 * main menu.
 */
export function aShop(changes: Partial<ShopRules> = {}): ShopRules {
  const catalog: Catalog = changes.catalog ?? aCatalog();
  return {
    mainCatalog: catalog,
    catalog,
    warehouseId: 1,
    stockWarehouseId: changes.warehouseId ?? 1,
    buyingBan: nothingBanned,
    dishNotes: false,
    timeZone: "Europe/Moscow",
    locationIds: [100],
    schedule: aSchedule(),
    slots: aSlotPolicy(),
    zones: [aZone()],
    conditions: [aCondition()],
    pauses: [],
    payments: {
      methods: [aPaymentMethod(), aPaymentMethod({ id: "card", name: "Card", online: true })],
      filteredByLocation: false,
      useZoneMethods: false,
      byZone: {},
      byDeliveryService: [],
    },
    coupons: [],
    combining: aCombiningPolicy(),
    bonusRules: { active: true, percentMax: 30, earnPercent: 5 },
    minimum: money(0),
    ...changes,
  };
}

/** Wednesday 18 November 2026, 12:00 in Moscow; a guest, unlimited stock, nothing used, empty slots. */
export function aShopState(changes: Partial<ShopState> = {}): ShopState {
  return {
    now: at("2026-11-18 12:00"),
    stock: [],
    customer: null,
    couponUses: new Map(),
    slotLoads: [],
    branchCapacity: null,
    branch: usualBranch,
    ...changes,
  };
}

/** User 1 with 1000 points and no orders yet. */
export function aCustomer(changes: Partial<CheckoutCustomer> = {}): CheckoutCustomer {
  return { id: 1, birth: null, ordersCount: 0, bonusBalance: 1000, ...changes };
}

/** One dish from branch 1 as soon as possible, delivered into zone "A", paid in cash. */
export function aCheckoutRequest(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    method: "flat_rate",
    warehouseId: 1,
    zoneId: null,
    coordinates: { lon: 5, lat: 5 },
    express: false,
    takeTime: { kind: "soonest" },
    lines: [aLineRequest()],
    couponIds: [],
    gift: null,
    promoCode: null,
    bonusPoints: 0,
    paymentMethod: "cash",
    ...changes,
  };
}
