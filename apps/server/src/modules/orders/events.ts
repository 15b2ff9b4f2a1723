import type { ChangeStep, RefusalReason, ShopSettings } from "@skatert/contract";
import type { CalendarDay, Money, OrderId, OrderStage, ProductId } from "@skatert/domain";
import type { CompiledQuery } from "kysely";
import type { Tx } from "../../database/tables.ts";
import type { NewOrder } from "./stored/order-repository.ts";
import type { StoredOrder } from "./stored/stored-order.ts";

/** Events of an order, as values that other modules subscribe to; order-subscriptions.ts lists the subscribers. */

/** Published while an order is saved. */
export interface OrderPlaced {
  readonly order: NewOrder & { readonly id: OrderId };
  /** See StageChange. */
  readonly by: string;
}

/** Published when an order moves to another stage (ENT-6). */
export interface OrderMoved {
  readonly id: OrderId;
  readonly to: OrderStage;
  /** Milliseconds. */
  readonly at: number;
  /** The order after the move. */
  readonly order: StoredOrder;
  /** The shop's calendar day and its currency sign. */
  readonly day: CalendarDay;
  readonly currency: string;
  readonly settings: ShopSettings;
  /** The refund of a cancelled order, else zero: money in minor units, and points. */
  readonly moneyBack: Money;
  readonly pointsBack: number;
  /** The restaurant refused the order; null: it did not. */
  readonly refused: Refused | null;
  /** The restaurant has yet to confirm the order (BOARD-1). It is then not called accepted. */
  readonly isUnanswered: boolean;
}

/** The restaurant confirmed an order, or declined the guest's request to cancel it. Times in milliseconds. */
export interface OrderAnswered {
  readonly order: StoredOrder;
  readonly answer: "confirmed" | "cancel-declined";
  /** Null: the branch promises no time. */
  readonly promisedAt: number | null;
  readonly at: number;
  readonly settings: ShopSettings;
}

/** A change of a placed order that its guest is asked about, or that was made (CHANGE-1). */
export interface OrderAmended {
  readonly order: StoredOrder;
  readonly what: "asks" | "made";
  /** Milliseconds. */
  readonly at: number;
  readonly settings: ShopSettings;
}

/** The promised time became later and the guest must agree to it. Times in milliseconds. */
export interface PromiseDelayed {
  readonly order: StoredOrder;
  readonly was: number;
  readonly promisedAt: number;
  readonly at: number;
  readonly settings: ShopSettings;
}

/** A payment arrived for an order that was cancelled or is already paid. */
export interface MoneyOwed {
  readonly order: OrderBrief;
  readonly at: number;
  readonly amount: Money;
  /** The day by which the money is back on the card. */
  readonly by: CalendarDay;
  readonly currency: string;
}

/** Published after a commit that changes what an open order page shows. */
export interface OrderChanged {
  readonly order: OrderBrief;
}

/** Published after a commit in which products sold out or became available again. */
export interface StopListChanged {
  readonly products: readonly ProductId[];
}

export type OrderBrief = Pick<StoredOrder, "id" | "stage" | "user_id" | "warehouse_id">;

/**
 * Published once by each transaction that changes an order, for its last statements. `by`: see StageChange; `deviceId`:
 * the enrolled device of a staff member. Times in milliseconds.
 */
export interface OrderRecorded {
  readonly order: OrderBrief;
  readonly by: string;
  readonly deviceId: number | null;
  readonly at: number;
  readonly from: OrderStage;
  /** Empty: no change that the restaurant sees. */
  readonly changes: readonly RecordedChange[];
}

export type RecordedChange =
  | { readonly kind: "placed" | "paid" | "cancelled" | "refunded" | "cancel-requested" }
  /**
   * `note`: the staff's note on the order, before and now. `isAllergyRead`: staff read what the guest's notes say of an
   * allergy. `step`: of a change of the order itself, `totals` if it was made. Absent: another change.
   */
  | {
      readonly kind: "changed";
      readonly note?: { readonly was: string; readonly is: string };
      readonly isAllergyRead?: true;
      readonly step?: ChangeStep;
      readonly totals?: { readonly was: Money; readonly is: Money };
    }
  | { readonly kind: "moved"; readonly stage: OrderStage }
  /** `was`: promised before; null: no time. */
  | { readonly kind: "confirmed"; readonly promisedAt: number | null; readonly was: number | null }
  | { readonly kind: "promised"; readonly promisedAt: number; readonly was: number | null }
  | ({ readonly kind: "refused" } & Refused);

/** Why the restaurant refused an order, and its message to the guest besides the reason; "": none. */
export interface Refused {
  readonly reason: RefusalReason;
  readonly message: string;
}

/** Statements that end a transaction; they are sent together with COMMIT (decision 065). */
type LastStatements<Event> = (tx: Tx, event: Event) => readonly CompiledQuery<unknown>[];
/** An exception rolls the transaction back. */
type InsideTransaction<Event> = (tx: Tx, event: Event) => Promise<void>;
/** An exception is logged and changes nothing. */
type AfterCommit<Event> = (event: Event) => void;

/** The subscribers of each event, in the order in which they run. */
export interface OrderSubscriptions {
  readonly placed: readonly LastStatements<OrderPlaced>[];
  readonly moved: readonly InsideTransaction<OrderMoved>[];
  readonly answered: readonly InsideTransaction<OrderAnswered>[];
  readonly amended: readonly InsideTransaction<OrderAmended>[];
  readonly promiseDelayed: readonly InsideTransaction<PromiseDelayed>[];
  readonly moneyOwed: readonly InsideTransaction<MoneyOwed>[];
  readonly recorded: readonly LastStatements<OrderRecorded>[];
  readonly changed: readonly AfterCommit<OrderChanged>[];
  readonly stopListChanged: readonly AfterCommit<StopListChanged>[];
}

/** Publishes the events of orders under the names of the subscriptions. */
export interface OrderEvents {
  readonly placed: LastStatements<OrderPlaced>;
  readonly moved: InsideTransaction<OrderMoved>;
  readonly answered: InsideTransaction<OrderAnswered>;
  readonly amended: InsideTransaction<OrderAmended>;
  readonly promiseDelayed: InsideTransaction<PromiseDelayed>;
  readonly moneyOwed: InsideTransaction<MoneyOwed>;
  readonly recorded: LastStatements<OrderRecorded>;
  readonly changed: AfterCommit<OrderChanged>;
  readonly stopListChanged: AfterCommit<StopListChanged>;
}

/** `onError` receives exceptions of a subscriber after the commit; the committed order is unchanged. */
export function createOrderEvents(subscriptions: OrderSubscriptions, onError: (error: unknown) => void): OrderEvents {
  return {
    placed: (tx, event) => subscriptions.placed.flatMap((statementsOf) => statementsOf(tx, event)),
    moved: (tx, event) => inTurn(subscriptions.moved, tx, event),
    answered: (tx, event) => inTurn(subscriptions.answered, tx, event),
    amended: (tx, event) => inTurn(subscriptions.amended, tx, event),
    promiseDelayed: (tx, event) => inTurn(subscriptions.promiseDelayed, tx, event),
    moneyOwed: (tx, event) => inTurn(subscriptions.moneyOwed, tx, event),
    recorded: (tx, event) => subscriptions.recorded.flatMap((statementsOf) => statementsOf(tx, event)),
    changed: (event) => notifyAll(subscriptions.changed, event, onError),
    stopListChanged: (event) => notifyAll(subscriptions.stopListChanged, event, onError),
  };
}

/** Runs one subscriber after another, so that every transaction locks rows in the same order. */
async function inTurn<Event>(subscribers: readonly InsideTransaction<Event>[], tx: Tx, event: Event): Promise<void> {
  for (const subscriber of subscribers) await subscriber(tx, event);
}

function notifyAll<Event>(
  subscribers: readonly AfterCommit<Event>[],
  event: Event,
  onError: (error: unknown) => void,
): void {
  for (const subscriber of subscribers) {
    try {
      const result: unknown = subscriber(event);
      if (result instanceof Promise) result.catch(onError);
    } catch (error) {
      onError(error);
    }
  }
}
