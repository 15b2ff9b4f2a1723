import type { InboxReason, RefusalReason, RequestKind } from "@skatert/contract";
import type { CalendarDay, CustomerId, OrderId, OrderStage } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";

/** The refund of a cancelled order: money to the card by a day, points at once. */
export interface GivenBack {
  /** Minor units. */
  readonly amount: number;
  readonly by: CalendarDay;
  readonly points: number;
  /** The shop's currency sign, such as "₽". */
  readonly currency: string;
}

/** The restaurant's answer to a request (INBOX-1). */
export interface RequestNews {
  readonly kind: "request-answer";
  readonly requestId: number;
  readonly what: RequestKind;
  /** `moved`: a booking at another time or place. */
  readonly answer: "confirmed" | "refused" | "moved";
  readonly reason: InboxReason | null;
  readonly message: string;
  readonly dish: string | null;
  /** `from` in milliseconds. */
  readonly booking: { readonly place: string; readonly from: number; readonly timeZone: string } | null;
}

/** The content of a notification. Its text is written on reading, in the reader's language. */
export type NotificationContent =
  | {
      readonly kind: "order-stage";
      readonly orderId: OrderId;
      readonly stage: OrderStage;
      /** Absent in rows of earlier versions. */
      readonly isDelivery?: boolean;
      readonly back?: GivenBack;
      /** The restaurant has yet to confirm the accepted order. */
      readonly isUnanswered?: true;
      /** The restaurant refused the order. */
      readonly refused?: { readonly reason: RefusalReason; readonly message: string };
    }
  /** The restaurant confirmed the order, or declined to cancel it. `promisedAt` in milliseconds; null: no time. */
  | {
      readonly kind: "order-answer";
      readonly orderId: OrderId;
      readonly answer: "confirmed" | "cancel-declined";
      readonly promisedAt: number | null;
      /** When the restaurant answered, milliseconds. Absent in rows of earlier versions. */
      readonly at?: number;
      readonly isDelivery: boolean;
      /** The branch's time zone. */
      readonly timeZone: string;
    }
  /** A change of the placed order: the guest is asked, or it was made. */
  | { readonly kind: "order-change"; readonly orderId: OrderId; readonly what: "asks" | "made" }
  /** A payment arrived for an order that was cancelled or is already paid. */
  | { readonly kind: "money-back"; readonly orderId: OrderId; readonly back: GivenBack }
  /** The order is later than promised; the guest must agree. Times in milliseconds. */
  | {
      readonly kind: "order-later";
      readonly orderId: OrderId;
      readonly was: number;
      readonly promisedAt: number;
      /** When the promise moved, milliseconds. Absent in rows of earlier versions. */
      readonly at?: number;
      readonly isDelivery: boolean;
      /** The branch's time zone. */
      readonly timeZone: string;
    }
  | RequestNews
  /** The restaurant answered the guest's review. */
  | { readonly kind: "review-reply"; readonly orderId: OrderId }
  | {
      readonly kind: "points";
      readonly points: number;
      readonly why: "order" | "friend" | "welcome" | "wheel" | "apology";
    }
  | { readonly kind: "coupon-won"; readonly label: string };

/** Adds a notification to a person's history, inside the transaction of the change it reports. */
export type Notify = (tx: Tx, userId: CustomerId, content: NotificationContent, at: number) => Promise<void>;
