import {
  bonusRulesFromWire,
  type LanguageCode,
  type OrderLimitReason,
  type OrderView,
  type ShopSettings,
  type WireOrderRequest,
} from "@skatert/contract";
import { localTime, type OrderId, type OrderStage, otherPaymentMethods, type PaymentMethod } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { OrderLimits } from "../../config/limits-env.ts";
import type { Database, Tx } from "../../database/tables.ts";
import type { RefusalWatch } from "../../http/limits/refusal-watch.ts";
import type { PaymentGateways } from "../../ports/payment/payment-gateway.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { Checkout } from "../checkout/service.ts";
import { type AnswersOf, answerOf } from "./answers/order-answers.ts";
import { cancelOwn } from "./changing/cancel-own.ts";
import { type OrderChanges, orderChanges, recordNow } from "./changing/order-changes.ts";
import type { MoneyOwed, OrderEvents } from "./events.ts";
import { type BranchSearch, type FoundInBranch, searchBranch } from "./lists/branch-search.ts";
import { createOrderCounts } from "./lists/count-orders.ts";
import { listOrders, type OrderFilter } from "./lists/order-list.ts";
import { type MoveOptions, type MoveOutcome, moveOrder, type ReleaseMoney } from "./moving/move-order.ts";
import { unpaidCancelInsert, unpaidUntil } from "./moving/unpaid-orders.ts";
import { attemptOf, type OrderSender } from "./placing/attempt-of.ts";
import type { FindPosition } from "./placing/find-position.ts";
import { ShopChanged } from "./placing/not-placed.ts";
import type { OrderOutcome } from "./placing/order-attempt.ts";
import { limitedSubjects } from "./placing/order-limits.ts";
import { placeOrder } from "./placing/place-order.ts";
import { withPosition } from "./placing/with-position.ts";
import { promiseInserts } from "./promises/keep-promise.ts";
import { getPromise } from "./promises/promise-repository.ts";
import { canBePaid, canStillBeMade } from "./shown/can-be-paid.ts";
import type { OrderMoney } from "./shown/order-money.ts";
import { type Paying, viewOf } from "./shown/order-view.ts";
import { placedOrder } from "./shown/placed-order.ts";
import { briefOf, getOrder, updateMethod } from "./stored/order-repository.ts";
import type { StoredOrder } from "./stored/stored-order.ts";

export interface OrdersDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly checkout: Checkout;
  readonly now: () => number;
  readonly gateways: PaymentGateways;
  readonly findPosition: FindPosition;
  /** Whether a provider looks up addresses; otherwise the shop's street list does. */
  readonly asksProvider: boolean;
  readonly limits: OrderLimits;
  readonly limitWatch: Pick<RefusalWatch<OrderLimitReason>, "note">;
  /** A keyed digest of a phone number, E.164. */
  readonly personOf: (phone: string) => string;
  readonly moneyOf: (orderId: OrderId) => Promise<OrderMoney>;
  readonly releaseMoney: ReleaseMoney;
  readonly events: OrderEvents;
  readonly answersOf: AnswersOf;
}

export interface Orders extends OrderChanges {
  /** `body` is checked; throws a 400 for an invalid phone, a 404 for an unknown warehouse. */
  place(body: WireOrderRequest, from: OrderSender, language: LanguageCode): Promise<OrderOutcome>;
  get(id: OrderId): Promise<StoredOrder | null>;
  view(order: StoredOrder, language: LanguageCode): Promise<OrderView>;
  list(filter: OrderFilter): ReturnType<typeof listOrders>;
  /** See searchBranch. */
  searchBranch(asked: BranchSearch): Promise<FoundInBranch>;
  /** Whether the order can be paid online now; see canBePaid. */
  isPayable(order: StoredOrder): boolean;
  move(id: OrderId, to: OrderStage, by: string, options?: MoveOptions): Promise<MoveOutcome>;
  /** Other payment methods for an order that awaits payment; empty if it does not, or if its slot has begun. */
  otherMethods(order: StoredOrder): Promise<OtherMethods>;
  /** See cancelOwn. */
  cancelOwn(order: StoredOrder): Promise<StoredOrder | "refused">;
  /** See updateMethod. */
  readonly updateMethod: typeof updateMethod;
  /** Notifies open pages of a change other than the stage. */
  announceChange(id: OrderId): Promise<void>;
  /** Inside a transaction: publishes a refund that no move of the order causes. */
  publishMoneyOwed(tx: Tx, owed: OwedMoney): Promise<void>;
  /** Inside a transaction that has locked the order: shows the restaurant a payment that does not move the order. */
  recordPaid(tx: Tx, id: OrderId): Promise<void>;
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
    list: (filter) => listOrders(deps.db, counts, filter),
    searchBranch: (asked) => searchBranch(deps.db, asked),
    async view(order, language) {
      const settings = (await deps.shop.current()).settings(language);
      const promise = await getPromise(deps.db, order.id);
      const answer = await answerOf(deps.answersOf, deps.db, order.id);
      const paying = await payingOf(deps, order, settings);
      return viewOf(order, settings, { ...paying, promise, answer, now: deps.now() });
    },
    otherMethods: async (order) => {
      const settings = (await deps.shop.current()).settings();
      return { methods: otherMethodsOf(deps, order, settings), needsCode: settings.guestOrderCode };
    },
    cancelOwn: (order) =>
      cancelOwn({ ...deps, move: (id, options) => move(id, "cancelled", "shopper", options) }, order),
    ...orderChanges(deps),
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
    isPayable: (order) => canBePaid(order, deps.gateways, deps.now()),
    move,
  };
}

function mover(deps: OrdersDeps): Orders["move"] {
  const { db, now, releaseMoney, answersOf, events, shop } = deps;
  return (id, to, by, options) =>
    moveOrder(
      {
        ...{ db, now, releaseMoney, answersOf, events },
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

/**
 * The payment of an order, for its owner. An order paid on receipt may also have an online payment from a page that was
 * left open.
 */
async function payingOf(deps: OrdersDeps, order: StoredOrder, settings: ShopSettings): Promise<Paying> {
  const { isDeclined, moneyBack, paid } = await deps.moneyOf(order.id);
  const isPayable = canBePaid(order, deps.gateways, deps.now());
  const until = order.stage === "awaiting-payment" ? await unpaidUntil(deps.db, order.id) : null;
  if (until === null) return { isPayable, moneyBack, paid, waiting: null };
  const waiting = { until, isDeclined, otherMethods: otherMethodsOf(deps, order, settings) };
  return { isPayable, moneyBack, paid, waiting };
}

function otherMethodsOf(deps: OrdersDeps, order: StoredOrder, settings: ShopSettings): readonly PaymentMethod[] {
  if (!canStillBeMade(order, deps.now())) return [];
  const question = { method: order.method, warehouseId: order.warehouse_id, zoneId: order.details.delivery.zoneId };
  const offered = otherPaymentMethods(settings.payments, question, order.payment_method);
  return offered.filter(({ id, online }) => !online || Object.hasOwn(deps.gateways, id));
}

interface SentOrder {
  readonly body: WireOrderRequest;
  readonly from: OrderSender;
  readonly language: LanguageCode;
}

const maxRevisions = 5;

/**
 * Judges the order by the shop of its transaction. Otherwise it could be placed at a branch that has just been closed
 * for good, where no board shows it (EDIT-3).
 */
async function placeSent(deps: OrdersDeps, sent: SentOrder): Promise<OrderOutcome> {
  let isStuck = false;
  for (let tries = 1; ; tries += 1) {
    const { revision } = await deps.shop.current();
    try {
      return await placeUnder(deps, sent, isStuck || tries === maxRevisions ? null : revision);
    } catch (error) {
      if (!(error instanceof ShopChanged)) throw error;
      await deps.shop.refresh();
      // A revision that cannot be read leaves the last good copy, which still sells.
      isStuck = (await deps.shop.current()).revision === revision;
    }
  }
}

async function placeUnder(
  deps: OrdersDeps,
  { body, from, language }: SentOrder,
  revision: string | null,
): Promise<OrderOutcome> {
  const sent = attemptOf(body, from);
  const rules = await deps.checkout.rulesFor(sent.request.warehouseId, language);
  const attempt = await withPosition(deps.findPosition, sent, language, { ...rules, asksProvider: deps.asksProvider });
  const settings = (await deps.shop.current()).settings();
  const { pendingOrderCancelSeconds, guestOrderCode } = settings;
  const outcome = await placeOrder(
    {
      db: deps.db,
      revision,
      now: deps.now,
      limited: limitedSubjects({ ...attempt, phone: deps.personOf(attempt.contact.phone) }, deps.limits),
      unpaidSeconds: pendingOrderCancelSeconds,
      guestOrderCode,
      answerFor: (order) => JSON.stringify(placedOrder(order)),
      promoGuesses: deps.checkout.promoGuesses,
      extraInserts: (tx, order, { pace }) => [
        ...(order.stage === "awaiting-payment"
          ? [unpaidCancelInsert(tx, order, pendingOrderCancelSeconds)]
          : promiseInserts(tx, order, order.created_at, { settings, pace })),
        ...deps.events.placed(tx, { order, by: attempt.madeBy }),
      ],
    },
    attempt,
    rules,
  );
  if (outcome.kind === "placed") {
    const placed = { id: outcome.orderId, stage: outcome.stage };
    deps.events.changed({ order: { ...placed, user_id: from.userId, warehouse_id: attempt.request.warehouseId } });
    deps.events.stopListChanged({ products: outcome.emptied });
  }
  if (outcome.kind === "limited") deps.limitWatch.note(outcome.reason);
  return outcome;
}
