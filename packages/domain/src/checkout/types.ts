// biome-ignore-all lint/style/noExcessiveLinesPerFile: the shapes of one quote, which are read together.
import type { ChoiceRefusal, NotOffered, SoldChoice } from "../cart/choices/types.ts";
import type { GiftChoice, LineRequest, StockLevel } from "../cart/types.ts";
import type { BuyingBan } from "../catalog/buying-ban.ts";
import type { CouponId } from "../catalog/id.ts";
import type {
  AvailabilityWindow,
  BranchId,
  Catalog,
  DeliveryMethod,
  LocationId,
  Measure,
  NetContent,
  ProductId,
  VariationId,
} from "../catalog/types.ts";
import type { CombiningPolicy, Coupon, CouponCustomer, CouponRefusal, CouponUses } from "../coupons/types.ts";
import type { Coordinates, DeliveryCondition, DeliveryZone, ZoneId, ZoneRefusal } from "../delivery/types.ts";
import type { BonusRules } from "../loyalty/types.ts";
import type { Money } from "../money/money.ts";
import type { Adjustment, StaffDiscount } from "../pricing/types.ts";
import type {
  BranchCapacity,
  ClockRefusal,
  Instant,
  SlotLoad,
  SlotPolicy,
  SlotTime,
  TakeTime,
  TimeZone,
  WorkSchedule,
} from "../schedule/types.ts";
import type { Closure } from "../stops/closure.ts";
import type { BranchNow } from "../stops/types.ts";

/** The shopper's request, without prices (CART-8). */
export interface CheckoutRequest {
  readonly method: DeliveryMethod;
  readonly warehouseId: BranchId;
  readonly zoneId: ZoneId | null;
  readonly coordinates: Coordinates | null;
  readonly express: boolean;
  readonly takeTime: TakeTime;
  readonly lines: readonly LineRequest[];
  readonly couponIds: readonly CouponId[];
  readonly gift: GiftChoice | null;
  readonly promoCode: string | null;
  readonly bonusPoints: number;
  readonly paymentMethod: string | null;
  /** Only in an order by telephone. */
  readonly staffDiscount?: StaffDiscount;
}

export interface PaymentMethod {
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly online: boolean;
  /** Empty: every delivery method or every branch. */
  readonly methods: readonly DeliveryMethod[];
  readonly warehouseIds: readonly BranchId[];
}

export interface PaymentPolicy {
  readonly methods: readonly PaymentMethod[];
  readonly filteredByLocation: boolean;
  readonly useZoneMethods: boolean;
  readonly byZone: Readonly<Record<ZoneId, readonly string[]>>;
  /** Delivery types of an outside delivery service. They allow only the payment method paykeeper. */
  readonly byDeliveryService: readonly DeliveryMethod[];
}

/** A reason why a branch, or one of its zones, takes no orders now (STATE-3). */
export interface Pause {
  readonly warehouseId: BranchId;
  /** Null: the whole branch. */
  readonly zoneId: ZoneId | null;
  readonly message: string | null;
  /** Null: at all times. Otherwise in the branch's zone, like the hours of a dish. */
  readonly during: AvailabilityWindow | null;
}

/**
 * The rules of a branch, for one revision of the shop's data. The server builds them; the browser has the
 * same shape.
 */
export interface ShopRules {
  /** The main menu. */
  readonly mainCatalog: Catalog;
  /** The branch's own menu if it has a price file, else the main menu. */
  readonly catalog: Catalog;
  readonly warehouseId: BranchId;
  /** The branch whose stock rows apply: its own, or the single one (`single_stock_mode`). */
  readonly stockWarehouseId: BranchId;
  readonly buyingBan: BuyingBan;
  /** Whether dishes take notes where neither they nor their sections state it (MENU-15). */
  readonly dishNotes: boolean;
  /** The shop's time zone, for birthdays. The branch's own zone is in `schedule`. */
  readonly timeZone: TimeZone;
  /** Locations that belong to the branch. */
  readonly locationIds: readonly LocationId[];
  readonly schedule: WorkSchedule;
  readonly slots: SlotPolicy;
  readonly zones: readonly DeliveryZone[];
  readonly conditions: readonly DeliveryCondition[];
  readonly pauses: readonly Pause[];
  readonly payments: PaymentPolicy;
  readonly coupons: readonly Coupon[];
  readonly combining: CombiningPolicy;
  readonly bonusRules: BonusRules;
  /** Minimum of orders outside zones (pickup, lounge); usually 0. */
  readonly minimum: Money;
  /** The number that a guest calls who cannot order online. Absent: the shop shows none. */
  readonly phone?: string;
}

export interface CheckoutCustomer extends CouponCustomer {
  readonly bonusBalance: number;
  /** Staff blocked this guest of an online order (GUEST-1). Absent: no. */
  readonly isBlocked?: boolean;
}

/** The state that changes from minute to minute, read in the transaction that decides. */
export interface ShopState {
  readonly now: Instant;
  readonly stock: readonly StockLevel[];
  readonly customer: CheckoutCustomer | null;
  readonly couponUses: ReadonlyMap<CouponId, CouponUses>;
  /** The coupon whose single-use code the request names, if a live order has that code (PROMO-1). */
  readonly usedCodeOf?: CouponId | null;
  readonly slotLoads: readonly SlotLoad[];
  /** The branch's own limit per slot. Null: none. */
  readonly branchCapacity: BranchCapacity | null;
  /** Temporary decisions of the branch's staff: stops, pace, pause. */
  readonly branch: BranchNow;
}

export type LineRefusal =
  /** `backAt`: when a stopped dish is sold again. Absent: it is out of stock, or the stop has no end. */
  | { readonly reason: "sold-out"; readonly backAt?: Instant }
  | { readonly reason: "not-enough-stock"; readonly left: number }
  | { readonly reason: "not-available"; readonly from?: number; readonly to?: number }
  | { readonly reason: "not-at-location" }
  | { readonly reason: "variation-required" }
  | { readonly reason: "quantity-step"; readonly initial: number; readonly step: number }
  | NotOffered
  | { readonly reason: "not-sold-alone" }
  | ChoiceRefusal;

export type QuoteRefusal =
  | ClockRefusal
  | ZoneRefusal
  /** `what`: a decision of the branch's staff. Absent: a setting of the shop (STATE-3). `backAt`: its end. */
  | {
      readonly reason: "paused";
      readonly message?: string;
      readonly what?: Closure["what"];
      readonly backAt?: Instant;
    }
  | { readonly reason: "guest-blocked"; readonly phone?: string }
  | { readonly reason: "minimum-not-reached"; readonly required: Money; readonly missing: Money }
  | { readonly reason: "payment-unavailable"; readonly methods: readonly string[] }
  | { readonly reason: "promo-unknown"; readonly code: string }
  | { readonly reason: "not-combinable"; readonly what: "bonuses" }
  | { readonly reason: "bonuses-limited"; readonly applied: number };

/** What a guest bought, as the menu described it then. It belongs to the order: later menus may lack the dish. */
export interface SoldDish {
  /** The chosen options, such as "30 см". Null: a dish without sizes. */
  readonly variation: string | null;
  readonly measure: Measure;
  readonly netContent: NetContent | null;
  /** Of the dish, of a set's dishes and of its chosen supplements. */
  readonly allergens: readonly string[];
  /** Names of the dishes of a set. */
  readonly dishes?: readonly string[];
}

export interface QuotedLine {
  readonly productId: ProductId;
  readonly variationId: VariationId | null;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  /** Before discounts, see PricedLine. 0 when refused. */
  readonly total: Money;
  /** The coupon of a gift line. */
  readonly giftOf: CouponId | null;
  readonly supplements: readonly {
    readonly id: ProductId;
    readonly name: string;
    readonly count: number;
    readonly price: Money;
  }[];
  /** The choices among them by their groups. Absent: a dish without groups. */
  readonly choices?: readonly SoldChoice[];
  /** The guest's wish for the dish. Absent: none. */
  readonly note?: string;
  /** The dish takes no notes, so the one of the request is left out: an order is `changed` (MENU-15). */
  readonly noteDropped?: true;
  readonly refusal: LineRefusal | null;
  /** For a dish refused for its hours: its nearest slot. */
  readonly next?: SlotTime;
  /** The person in a group order. Absent: the shopper's own dish. */
  readonly person?: string;
  /** The quantity is a weight in grams. */
  readonly byWeight?: true;
  /** Only in a placed order. Absent: an order of an earlier version, or of a host that does not send it. */
  readonly sold?: SoldDish;
  /** Only in a placed order: the line's price after every discount. Absent: an order of an earlier version. */
  readonly paid?: Money;
  /** Only in a placed order: additions of the integration that placed it, such as a wish for this dish. */
  readonly meta?: readonly MetaEntry[];
}

/** A named text that an integration adds to an order or to one of its lines. */
export interface MetaEntry {
  readonly key: string;
  readonly value: string;
}

export interface QuotedCoupon {
  readonly id: CouponId;
  readonly code: string;
  readonly applied: boolean;
  readonly refusals: readonly CouponRefusal[];
}

export interface Quote {
  readonly lines: readonly QuotedLine[];
  readonly adjustments: readonly Adjustment[];
  readonly total: Money;
  readonly minimum: { readonly required: Money; readonly reachedSum: Money };
  readonly paymentMethods: readonly string[];
  readonly refusals: readonly QuoteRefusal[];
  readonly coupons: readonly QuotedCoupon[];
  readonly bonuses: {
    /** Whether the shop has points at all. */
    readonly active: boolean;
    readonly available: number;
    readonly maxApplicable: number;
    readonly applied: number;
    /** Whole points that the account earns when this order is handed over. 0 for a guest. */
    readonly earned: number;
  };
  /** Null: no delivery, or no zone contains the point. */
  readonly zoneId: ZoneId | null;
  /** Start of the slot that counts the order. Null when the clock refuses. */
  readonly slotStart: Instant | null;
  /**
   * For how many seconds from now the requested time can be ordered. Null if it is refused or on another day.
   */
  readonly takenSeconds: number | null;
  /** The shop's clock at this quote. Null if the host does not send it. */
  readonly now: Instant | null;
  /**
   * The nearest slot that the shop offers instead of a refused time. Null without a refusal or without a
   * slot.
   */
  readonly next: SlotTime | null;
}
