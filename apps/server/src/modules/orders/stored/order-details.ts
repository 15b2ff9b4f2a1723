import type { HandoverDetails, LanguageCode } from "@skatert/contract";
import type {
  Adjustment,
  BranchId,
  Coordinates,
  CouponId,
  DeliveryMethod,
  IfMissing,
  MetaEntry,
  OrderTerms,
  QuotedLine,
  StaffDiscountReason,
  ZoneId,
} from "@skatert/domain";
import type { ReceiptPosition } from "../../../ports/payment/receipt.ts";

/**
 * The fields of an order that have no column, as they were when it was placed; stored as JSON. Money in minor units.
 */
export interface OrderDetails {
  readonly lines: readonly QuotedLine[];
  readonly adjustments: readonly Adjustment[];
  /** The number that coupon uses and the live order count for, E.164. */
  readonly customer: string;
  readonly couponIds: readonly CouponId[];
  readonly bonusPoints: number;
  readonly delivery: StoredDelivery;
  readonly comment: string;
  /** Absent: the order was not taken by telephone. */
  readonly phone?: PhoneTaking;
  /** Additions of the integration that placed the order; those of its lines are in `lines`. Absent: none. */
  readonly meta?: readonly MetaEntry[];
  /** The banknote that the shopper pays with, minor units; null: no change is needed. */
  readonly changeFrom: number | null;
  /** What the guest wants if a dish is missing. Absent: the shop did not ask. */
  readonly ifMissing?: IfMissing;
  /** What prices its changes (CHANGE-1). Absent: an order of an earlier version. */
  readonly terms?: OrderTerms;
  /** Positions of an online payment's receipt after all discounts; they sum to the total. Null: paid on receipt. */
  readonly receipt: readonly ReceiptPosition[] | null;
}

/** How staff took an order by telephone (PHONE-1). The guest agreed to the legal documents by voice. */
export interface PhoneTaking {
  /** The name of the staff member. */
  readonly takenBy: string;
  readonly company: { readonly name: string; readonly taxNumber: string } | null;
  /** Null: no staff discount. */
  readonly discountReason: StaffDiscountReason | null;
  /** Language of the text message with the payment link; null: none is sent. */
  readonly linkLanguage: LanguageCode | null;
}

/** Where, when and how the order is handed over. */
export interface StoredDelivery extends Omit<HandoverDetails, "timeTo"> {
  readonly method: DeliveryMethod;
  readonly warehouseId: BranchId;
  readonly zoneId: ZoneId | null;
  readonly coordinates: Coordinates | null;
  /** The address was not found, so the zone is the shopper's claim and the operator should check it. */
  readonly addressUnconfirmed?: boolean;
  readonly express: boolean;
  /** The zone's minutes of an express order when it was placed. Null or left out: none stated, or not express. */
  readonly expressMinutes?: number | null;
  /** As soon as possible; `slot_start` is then the slot that the order counts in. */
  readonly soonest: boolean;
}
