import type { Instant } from "../schedule/types.ts";

/** Stages shown to the shopper (ENT-6). The names on the wire and in WooCommerce are in the contract. */
export const ORDER_STAGES = [
  "awaiting-payment",
  "accepted",
  "cooking",
  "ready",
  "on-the-way",
  "handed-over",
  "cancelled",
] as const;

export type OrderStage = (typeof ORDER_STAGES)[number];

export interface StageChange {
  readonly stage: OrderStage;
  readonly at: Instant;
  /** Actor of the change: "shopper", "operator:<key name>", "payment:<method>", "timer". */
  readonly by: string;
}
