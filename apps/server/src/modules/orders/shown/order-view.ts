import { clockText, dayText, type OrderView, type ShopSettings, type WaitingPayment } from "@skatert/contract";
import {
  answerState,
  awaitedAnswer,
  dayKey,
  guestCancel,
  isFinal,
  localTime,
  type Money,
  money,
  moneyBackBy,
  slotEnd,
  type TimeZone,
} from "@skatert/domain";
import {
  branchName,
  branchTimeZone,
  pointName,
  type SettingsWithFormer,
} from "../../../shop/branches/former-places.ts";
import type { OrderAnswer } from "../answers/order-answers.ts";
import type { StoredPromise } from "../promises/promise-repository.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import type { OrderRefund, OwedMoney } from "./order-money.ts";
import { payUrl } from "./pay-url.ts";

interface ViewContext {
  readonly timeZone: TimeZone;
  readonly shopZone: TimeZone;
  readonly slotMinutes: number;
  readonly paymentName: string;
  readonly placeName: string | null;
  readonly payUrl: string | null;
  readonly paying: Paying;
  readonly promise: StoredPromise | null;
  readonly answer: OrderAnswer;
  /** Of the branch or the shop; null: none. */
  readonly phone: string | null;
  /** Milliseconds. */
  readonly now: number;
}

/** The payment state of an order, which its own row does not have. */
export interface Paying {
  readonly isPayable: boolean;
  readonly moneyBack: OwedMoney | null;
  /** Money that is refunded if the order is cancelled now. */
  readonly paid: Money;
  /** What is left to pay. */
  readonly owed: Money;
  readonly refunds: readonly OrderRefund[];
  readonly waiting: WaitingPayment | null;
}

/** The order as its owner sees it, with the shop's current names of things. */
export function viewOf(
  order: StoredOrder,
  settings: SettingsWithFormer,
  { promise, answer, now, ...paying }: Paying & Pick<ViewContext, "promise" | "answer" | "now">,
): OrderView {
  return orderView(order, {
    timeZone: branchTimeZone(order.warehouse_id, settings),
    shopZone: settings.timeZone,
    slotMinutes: settings.slots.minutes,
    paymentName: settings.payments.methods.find(({ id }) => id === order.payment_method)?.name ?? order.payment_method,
    placeName: placeName(order, settings),
    payUrl: paying.isPayable ? payUrl(order.id, order.order_key) : null,
    paying,
    promise,
    answer,
    phone: phoneOf(order, settings),
    now,
  });
}

/** The branch, pickup point or restaurant that hands the order over, also after the branch was closed. */
export function placeName(order: StoredOrder, settings: SettingsWithFormer): string | null {
  const { pickupLocationId, restaurantId } = order.details.delivery;
  return pointName(pickupLocationId ?? restaurantId, settings) ?? branchName(order.warehouse_id, settings);
}

function phoneOf(order: StoredOrder, { locations, contacts }: ShopSettings): string | null {
  const branch = locations.find(({ warehouseIds }) => warehouseIds.includes(order.warehouse_id));
  return branch?.phone || contacts.phones[0]?.text || null;
}

/** Handover times are on the branch's wall clock. */
function orderView(order: StoredOrder, context: ViewContext): OrderView {
  const { details } = order;
  const { delivery } = details;
  const { paying } = context;
  const isUnpaid = order.stage === "awaiting-payment";
  return {
    id: order.id,
    number: String(order.id),
    stage: order.stage,
    stages: order.stages,
    lines: details.lines,
    adjustments: details.adjustments,
    total: money(order.total),
    payment: {
      method: order.payment_method,
      name: context.paymentName,
      online: order.paidOnline,
      paid:
        order.paidOnline && !isUnpaid && paying.owed === 0 && order.stages.some(({ stage }) => stage === "accepted"),
      redirectUrl: context.payUrl,
      changeFrom: details.changeFrom === null ? null : money(details.changeFrom),
      ...moneyBackView(context),
      ...(paying.waiting === null ? {} : { waiting: paying.waiting }),
    },
    ...pointsView(order, paying),
    ...refundsView(order, paying),
    ...returnsView(order, context),
    delivery: {
      method: delivery.method,
      warehouseId: delivery.warehouseId,
      zoneId: delivery.zoneId,
      address: delivery.address?.line ?? null,
      apartment: delivery.address?.apartment || null,
      coordinates: delivery.coordinates,
      placeName: context.placeName,
      pickupLocationId: delivery.pickupLocationId,
      restaurantId: delivery.restaurantId,
      seats: delivery.seats,
      people: delivery.people,
      express: delivery.express,
      ...takeTimeTexts(order, context),
      comment: details.comment === "" ? null : details.comment,
    },
    ...(details.meta === undefined ? {} : { meta: details.meta }),
    ...promiseView(order, context),
    ...answerView(order, context),
    canCancel: mayCancel(order, context),
    canPay: context.payUrl !== null,
  };
}

/** Whether the guest may cancel without the restaurant; see guestCancel. */
function mayCancel(order: StoredOrder, answers: Answers): boolean {
  return cancelEffect(order, answers) === "cancel";
}

type Answers = Pick<ViewContext, "promise" | "answer">;

function cancelEffect({ stage }: StoredOrder, { promise, answer }: Answers) {
  return guestCancel(answerState(stage, answer), promise?.is_asked === 1);
}

/** Whether and when the restaurant answered (BOARD-1), and why it refused. */
function answerView(
  order: StoredOrder,
  { promise, answer, phone }: Answers & Pick<ViewContext, "phone">,
): Pick<OrderView, "confirmation" | "refusal"> {
  const { asks, confirmedAt, cancelAskedAt, cancelDeclinedAt, refused } = answer;
  const isUnanswered = awaitedAnswer(answerState(order.stage, answer)) === "confirm";
  return {
    confirmation: {
      asked: asks,
      confirmedAt,
      cancelAskedAt,
      cancelDeclinedAt,
      mayAskToCancel: cancelEffect(order, { promise, answer }) === "request",
      call: isUnanswered && answer.calledAt !== null ? phone : null,
    },
    ...(refused === null || order.stage !== "cancelled" ? {} : { refusal: refused }),
  };
}

/** Shown from the restaurant's confirmation, if it confirms its orders, until the order is handed over or cancelled. */
function promiseView({ stage }: StoredOrder, { promise, answer }: Answers): Pick<OrderView, "promise"> {
  const isUnanswered = answer.asks && answer.confirmedAt === null;
  if (promise === null || isFinal(stage) || isUnanswered) return {};
  return { promise: { at: promise.promised_at, was: promise.was_at, asks: promise.is_asked === 1 } };
}

/** The bank's working days follow the shop's calendar. */
function moneyBackView({ paying: { moneyBack }, shopZone }: ViewContext): Partial<OrderView["payment"]> {
  if (moneyBack === null) return {};
  const { state, amount, since } = moneyBack;
  return { refund: state, refundAmount: amount, refundBy: refundDay(since, shopZone) };
}

/** The guest's refund on a cancellation now, shown before the guest confirms it. */
function returnsView(order: StoredOrder, context: ViewContext): Partial<OrderView> {
  const { paying, now, shopZone } = context;
  const points = pointsSpent(order, paying);
  if (!mayCancel(order, context) || (paying.paid === 0 && points === 0)) return {};
  return { ifCancelled: { refundAmount: paying.paid, refundBy: refundDay(now, shopZone), points } };
}

function refundDay(since: number, shopZone: TimeZone): string {
  return dayKey(moneyBackBy(localTime(since, shopZone).day));
}

/** Points that a cancelled order returned at once to a signed-in shopper. */
function pointsView(order: StoredOrder, paying: Paying): Partial<OrderView> {
  const points = order.stage === "cancelled" ? pointsSpent(order, paying) : 0;
  return points === 0 ? {} : { pointsReturned: points };
}

function pointsSpent({ user_id: userId, details }: StoredOrder, { refunds }: Pick<Paying, "refunds">): number {
  const returned = refunds.reduce((sum, { pointsBack }) => sum + pointsBack, 0);
  return userId === null ? 0 : Math.max(0, details.bonusPoints - returned);
}

/** Refunds of a part, and what a change left to pay online. The rest of a cancelled order is in its payment. */
function refundsView(order: StoredOrder, { refunds, owed }: Paying): Pick<OrderView, "refunds" | "toPay"> {
  const shown = refunds
    .filter(({ cause }) => cause !== "cancellation")
    .map(({ at, amount, reason, state, isFailed }) => ({
      at,
      amount,
      reason,
      state: isFailed ? ("failed" as const) : state === "done" ? ("done" as const) : ("due" as const),
    }));
  return {
    ...(shown.length === 0 ? {} : { refunds: shown }),
    ...(order.paidOnline && owed > 0 && (order.stage !== "awaiting-payment" || owed !== order.total)
      ? { toPay: owed }
      : {}),
  };
}

function takeTimeTexts(
  order: StoredOrder,
  { timeZone, slotMinutes }: ViewContext,
): { takeDate: string | null; timeFrom: string | null; timeTo: string | null } {
  if (order.details.delivery.soonest) return { takeDate: null, timeFrom: null, timeTo: null };
  const start = localTime(order.slot_start, timeZone);
  const end = localTime(slotEnd(order.slot_start, slotMinutes, timeZone), timeZone);
  return { takeDate: dayText(start.day), timeFrom: clockText(start.minute), timeTo: clockText(end.minute) };
}
