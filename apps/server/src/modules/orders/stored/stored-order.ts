import type { OrderStage } from "@skatert/domain";
import type { OrdersTables } from "../tables.ts";
import type { OrderDetails } from "./order-details.ts";

/** An order as read from the store, with its stages in order of time. */
export interface StoredOrder extends Omit<OrdersTables["orders"], "details" | "paid_online"> {
  readonly details: OrderDetails;
  readonly paidOnline: boolean;
  readonly stages: readonly { readonly stage: OrderStage; readonly at: number; readonly by: string }[];
}
