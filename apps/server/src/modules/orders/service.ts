import { bonusRulesFromWire, type LanguageCode, type OrderView, type WireOrderRequest } from "@skatert/contract";
import { localTime, type Money, type OrderId, type OrderStage, type PaymentMethod } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database, Tx } from "../../database/tables.ts";
import { type AnswersOf, answerOf } from "./answers/order-answers.ts";
import type { ChangePlacedDeps } from "./changes/change-types.ts";
import { changesOf } from "./changes/stored-changes.ts";
import { cancelOwn } from "./changing/cancel-own.ts";
import type { SettleDifference } from "./changing/difference.ts";
import { type OrderChanges, orderChanges, recordNow } from "./changing/order-changes.ts";
import type { MoneyOwed, OrderEvents } from "./events.ts";
import { type BranchSearch, type FoundInBranch, searchBranch } from "./lists/branch-search.ts";
import { createOrderCounts } from "./lists/count-orders.ts";
import { listOrders, type OrderFilter } from "./lists/order-list.ts";
import { type MoveOptions, type MoveOutcome, moveOrder, type ReleaseMoney } from "./moving/move-order.ts";
import type { OrderSender } from "./placing/attempt-of.ts";
import type { OrderOutcome } from "./placing/order-attempt.ts";
import { type PlaceSentDeps, placeSent } from "./placing/place-sent.ts";
import { getPromise } from "./promises/promise-repository.ts";
import {
  type HandedBack,
  handedBack,
  type RefundOutcome,
  type RefundPort,
  type RefundWish,
  refundOrder,
  type TriedRefund,
  tryRefund,
} from "./refunding/refund-order.ts";
import { canBePaid } from "./shown/can-be-paid.ts";
import type { MoneyOfOrder, OrderMoney } from "./shown/order-money.ts";
import { viewOf } from "./shown/order-view.ts";
import { otherMethodsOf, type PayingDeps, payingOf } from "./shown/paying-of.ts";
import { toldChanges } from "./shown/told-changes.ts";
import { briefOf, getOrder, lockOrder, updateMethod } from "./stored/order-repository.ts";
import type { StoredOrder } from "./stored/stored-order.ts";

export interface OrdersDeps extends PlaceSentDeps, PayingDeps {
  readonly db: Kysely<Database>;
  readonly releaseMoney: ReleaseMoney;
  readonly settleDifference: SettleDifference;
  readonly closePayments: ChangePlacedDeps["closePayments"];
  readonly refunds: RefundPort;
  /** See MoveOrderDeps. */
  readonly pointsTaken: (tx: Tx, id: OrderId) => Promise<number>;
  readonly owedFor: ChangePlacedDeps["owedFor"];
  readonly events: OrderEvents;
  readonly answersOf: AnswersOf;
}

export interface Orders extends OrderChanges {
  /** `body` is checked; throws a 400 for an invalid phone, a 404 for an unknown warehouse. */
  place(body: WireOrderRequest, from: OrderSender, language: LanguageCode): Promise<OrderOutcome>;
  get(id: OrderId): Promise<StoredOrder | null>;
  /** The order as it is until the transaction ends; null: there is none. */
  lock(tx: Tx, id: OrderId): Promise<StoredOrder | null>;
  view(order: StoredOrder, language: LanguageCode): Promise<OrderView>;
  list(filter: OrderFilter): ReturnType<typeof listOrders>;
  /** See searchBranch. */
  searchBranch(asked: BranchSearch): Promise<FoundInBranch>;
  /** Whether the order, which still owes a sum, can be paid online now; see canBePaid. */
  isPayable(order: StoredOrder, owed: Money): boolean;
  move(id: OrderId, to: OrderStage, by: string, options?: MoveOptions): Promise<MoveOutcome>;
  /** Other payment methods for an order that awaits payment; empty if it does not, or if its slot has begun. */
  otherMethods(order: StoredOrder): Promise<OtherMethods>;
  /** See cancelOwn. */
  cancelOwn(order: StoredOrder): Promise<StoredOrder | "refused">;
  /** See refundOrder. */
  refund(wish: RefundWish): Promise<RefundOutcome>;
  /** See tryRefund. */
  tryRefund(wish: RefundWish): Promise<TriedRefund>;
  /** See handedBack. */
  handedBack(part: HandedBack): Promise<boolean>;
  /** The money of an order with its refunds. */
  moneyOf(id: OrderId): Promise<OrderMoney>;
  /** Of the orders that have a payment or a refund. */
  moneyOfMany(ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, MoneyOfOrder>>;
  /** See updateMethod. */
  readonly updateMethod: typeof updateMethod;
  /** Notifies open pages of a change other than the stage. */
  announceChange(id: OrderId): Promise<void>;
  /** Inside a transaction: publishes a refund that no move of the order causes. */
  publishMoneyOwed(tx: Tx, owed: OwedMoney): Promise<void>;
  /** Inside a transaction that has locked the order: shows the restaurant a payment that does not move the order. */
  recordPaid(tx: Tx, id: OrderId): Promise<void>;
  /** Inside a transaction: shows the restaurant what became of a refund. Locks the order. */
  recordRefund(tx: Tx, id: OrderId): Promise<void>;
}

export type OwedMoney = Omit<MoneyOwed, "order" | "at"> & { readonly orderId: OrderId };

export interface OtherMethods {
  readonly methods: readonly PaymentMethod[];
  /** Whether a guest who pays on receipt must confirm the number first. */
  readonly needsCode: boolean;
}

/** Places, shows and moves orders. Routes, jobs and payments call orders only through this object. */
export function createOrders(deps: OrdersDeps): Orders {
  const counts = createOrderCounts(deps.db, deps.now);
  const move = mover(deps);
  return {
    place: (body, from, language) => placeSent(deps, { body, from, language }),
    get: (id) => getOrder(deps.db, id),
    async lock(tx, id) {
      await lockOrder(tx, id);
      return getOrder(tx, id);
    },
    list: (filter) => listOrders(deps.db, counts, filter),
    searchBranch: (asked) => searchBranch(deps.db, asked),
    async view(order, language) {
      const settings = (await deps.shop.current()).settings(language);
      const promise = await getPromise(deps.db, order.id);
      const answer = await answerOf(deps.answersOf, deps.db, order.id);
      const paying = await payingOf(deps, order, settings);
      const changes = (await changesOf(deps.db, [order.id], deps.now())).get(order.id);
      return {
        ...viewOf(order, settings, { ...paying, promise, answer, now: deps.now() }),
        ...toldChanges(order, changes),
      };
    },
    otherMethods: async (order) => {
      const settings = (await deps.shop.current()).settings();
      return { methods: otherMethodsOf(deps, order, settings), needsCode: settings.guestOrderCode };
    },
    cancelOwn: (order) =>
      cancelOwn({ ...deps, move: (id, options) => move(id, "cancelled", "shopper", options) }, order),
    ...orderChanges(deps),
    refund: (wish) => refundOrder(deps, wish),
    tryRefund: (wish) => tryRefund(deps, wish),
    handedBack: (part) => handedBack(deps, part),
    moneyOf: (id) => deps.moneyOf(id),
    moneyOfMany: (ids) => deps.refunds.moneyOfMany(ids),
    updateMethod,
    async announceChange(id) {
      const order = await getOrder(deps.db, id);
      if (order !== null) deps.events.changed({ order });
    },
    async publishMoneyOwed(tx, { orderId, ...owed }) {
      const order = await briefOf(tx, orderId);
      if (order === null) return;
      await deps.events.moneyOwed(tx, { ...owed, order, at: deps.now() });
      await recordNow(deps, tx, order, "refunded");
    },
    async recordPaid(tx, orderId) {
      const order = await briefOf(tx, orderId);
      if (order !== null) await recordNow(deps, tx, order, "paid");
    },
    async recordRefund(tx, orderId) {
      await lockOrder(tx, orderId);
      const order = await briefOf(tx, orderId);
      if (order !== null) await recordNow(deps, tx, order, "refunded");
    },
    isPayable: (order, owed) =>
      canBePaid(order, { gateways: deps.gatewaysOf(order.warehouse_id), now: deps.now(), owed }),
    move,
  };
}

function mover(deps: OrdersDeps): Orders["move"] {
  const { db, now, releaseMoney, pointsTaken, answersOf, events, shop } = deps;
  return (id, to, by, options) =>
    moveOrder(
      {
        db,
        now,
        releaseMoney,
        pointsTaken,
        answersOf,
        events,
        bonusRules: async () => bonusRulesFromWire((await shop.current()).documents.read("bonus")),
        facts: async () => {
          const settings = (await shop.current()).settings();
          return { day: localTime(now(), settings.timeZone).day, currency: settings.currency, settings };
        },
      },
      id,
      to,
      by,
      options,
    );
}
