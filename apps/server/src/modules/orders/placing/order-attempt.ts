import type {
  BranchNow,
  CheckoutRequest,
  CustomerId,
  IfMissing,
  MetaEntry,
  Money,
  OrderId,
  OrderRefusal,
  OrderStage,
  ProductId,
  Quote,
} from "@skatert/domain";
import type { CompiledQuery, Kysely } from "kysely";
import type { Database, Tx } from "../../../database/tables.ts";
import type { Call } from "../../../repeats/call.ts";
import type { Checkout } from "../../checkout/service.ts";
import type { PhoneTaking, StoredDelivery } from "../stored/order-details.ts";
import type { NewOrder } from "../stored/order-repository.ts";
import type { LimitedSubject, LimitRefusal, SenderNetwork } from "./order-limits.ts";

/** Additions of an integration: to the order, and to its lines in their order. */
export interface OrderMeta {
  readonly order: readonly MetaEntry[];
  readonly lines: readonly (readonly MetaEntry[])[];
}

/** A checked order as the shopper sent it. Money in minor units. */
export interface OrderAttempt {
  readonly call: Call;
  readonly request: CheckoutRequest;
  readonly paymentMethod: string;
  readonly expectedTotal: Money;
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string | null };
  readonly delivery: Omit<StoredDelivery, "zoneId">;
  readonly comment: string;
  /** Null: a shopper's order, which has none. */
  readonly meta: OrderMeta | null;
  /** Null: not taken by telephone. */
  readonly phone: PhoneTaking | null;
  readonly changeFrom: Money | null;
  /** Null: not asked. */
  readonly ifMissing: IfMissing | null;
  readonly userId: CustomerId | null;
  /** Null: an integration. */
  readonly network: SenderNetwork | null;
  /** See StageChange: "shopper", or the integration that sent it. */
  readonly madeBy: string;
}

/** An attempt whose customer is known: see customerOf. */
export type CountedAttempt = OrderAttempt & { readonly customer: string };

/** `answer` is the JSON text that is sent and kept for repeats (API-7). */
export interface PlacedOrder {
  readonly kind: "placed";
  readonly orderId: OrderId;
  readonly stage: OrderStage;
  readonly answer: string;
  /** Products whose last portion it took. */
  readonly emptied: readonly ProductId[];
}
export type OrderOutcome =
  | PlacedOrder
  | { readonly kind: "repeated"; readonly answer: string }
  | { readonly kind: "changed"; readonly quote: Quote }
  | { readonly kind: "refused"; readonly quote: Quote; readonly refusals: readonly OrderRefusal[] }
  | ({ readonly kind: "limited" } & LimitRefusal)
  | { readonly kind: "code-required" };

export interface PlaceOrderDeps {
  readonly db: Kysely<Database>;
  /** The revision of the rules; the order is not placed under another one. Null: any. */
  readonly revision: string | null;
  readonly now: () => number;
  /** The subjects that the order counts against; none: it is not limited. */
  readonly limited: readonly LimitedSubject[];
  /** Whether a guest who pays on receipt must confirm the number first. */
  readonly guestOrderCode: boolean;
  /** Seconds after which an unpaid order is cancelled. */
  readonly unpaidSeconds: number;
  /** Turns a saved order into the answer's JSON text. */
  readonly answerFor: (order: NewOrder & { readonly id: OrderId }) => string;
  /** The pseudonym of a deleted number; see formerName. */
  readonly formerOf: (phone: string) => string;
  /** Limits wrong promo codes of shoppers; integrations are not limited. */
  readonly promoGuesses: Checkout["promoGuesses"];
  /** Further inserts of the order's transaction: jobs and its promise. */
  readonly extraInserts: (
    tx: Tx,
    order: NewOrder & { readonly id: OrderId },
    branch: BranchNow,
  ) => readonly CompiledQuery<unknown>[];
}
