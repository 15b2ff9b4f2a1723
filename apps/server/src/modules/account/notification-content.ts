import type { OrderStage } from "@skatert/domain";
import type { Tx } from "../../database/tables.ts";

/** What a notification tells; its text is written when it is read, in the reader's language. */
export type NotificationContent =
  | { readonly kind: "order-stage"; readonly orderId: number; readonly stage: OrderStage }
  | { readonly kind: "points"; readonly points: number; readonly why: "order" | "friend" | "welcome" | "wheel" }
  | { readonly kind: "coupon-won"; readonly label: string };

/** Puts a notification into a person's history, inside the transaction of what it tells. */
export type Notify = (tx: Tx, userId: number, content: NotificationContent, at: number) => Promise<void>;
