import type { Instant } from "../schedule/types.ts";

/** Stages shown to the shopper (ENT-6). Wire and WooCommerce names live in the contract. */
export type OrderStage =
  | "awaiting-payment"
  | "accepted"
  | "cooking"
  | "ready"
  | "on-the-way"
  | "handed-over"
  | "cancelled";

export interface StageChange {
  readonly stage: OrderStage;
  readonly at: Instant;
  /** Who made it: "shopper", "operator:<key name>", "payment:<method>", "timer". */
  readonly by: string;
}
