import type { HandoverDetails } from "@skatert/contract";
import type {
  Adjustment,
  Coordinates,
  CouponId,
  DeliveryMethod,
  QuotedLine,
  WarehouseId,
  ZoneId,
} from "@skatert/domain";
import type { ReceiptPosition } from "../../../ports/payment/receipt.ts";

/** What an order keeps beside its own columns, as it was when placed; stored as JSON. Money in minor units. */
export interface OrderDetails {
  readonly lines: readonly QuotedLine[];
  readonly adjustments: readonly Adjustment[];
  /** The number under which its coupon uses and its being a live order are counted, E.164. */
  readonly customer: string;
  readonly couponIds: readonly CouponId[];
  readonly bonusPoints: number;
  readonly delivery: StoredDelivery;
  readonly comment: string;
  /** Note the shopper will pay with, minor units; null when no change is needed. */
  readonly changeFrom: number | null;
  /** For an online payment's receipt: positions after all discounts, which sum to the total; null when paid on receipt. */
  readonly receipt: readonly ReceiptPosition[] | null;
}

/** Where, when and how it is handed over. */
export interface StoredDelivery extends Omit<HandoverDetails, "timeTo"> {
  readonly method: DeliveryMethod;
  readonly warehouseId: WarehouseId;
  readonly zoneId: ZoneId | null;
  readonly coordinates: Coordinates | null;
  /** The address was not found, so the zone comes from the shopper and the operator should check it. */
  readonly addressUnconfirmed?: boolean;
  readonly express: boolean;
  /** As soon as possible; `slot_start` of the order then is the slot it counts in. */
  readonly soonest: boolean;
}
