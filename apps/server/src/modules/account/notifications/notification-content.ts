import type { CalendarDay, OrderStage } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";

/** What a cancelled order gives back: money on the card by a day, points at once. */
export interface GivenBack {
  /** Minor units. */
  readonly amount: number;
  readonly by: CalendarDay;
  readonly points: number;
  /** The shop's sign, as "₽". */
  readonly currency: string;
}

/** What a notification tells; its text is written when it is read, in the reader's language. */
export type NotificationContent =
  | {
      readonly kind: "order-stage";
      readonly orderId: number;
      readonly stage: OrderStage;
      /** Absent in what earlier versions wrote. */
      readonly isDelivery?: boolean;
      readonly back?: GivenBack;
    }
  /** Money came for an order that was cancelled, or that has its money already. */
  | { readonly kind: "money-back"; readonly orderId: number; readonly back: GivenBack }
  /** The order comes later than promised; its guest is asked to agree. Times in milliseconds. */
  | {
      readonly kind: "order-later";
      readonly orderId: number;
      readonly was: number;
      readonly promisedAt: number;
      readonly isDelivery: boolean;
      /** Of the branch. */
      readonly timeZone: string;
    }
  | { readonly kind: "points"; readonly points: number; readonly why: "order" | "friend" | "welcome" | "wheel" }
  | { readonly kind: "coupon-won"; readonly label: string };

/** Puts a notification into a person's history, inside the transaction of what it tells. */
export type Notify = (tx: Tx, userId: number, content: NotificationContent, at: number) => Promise<void>;
