import {
  type CheckoutRequest,
  decideOrder,
  initialStage,
  type Money,
  type OrderRefusal,
  type OrderStage,
  orderPositions,
  type Quote,
  quoteOrder,
  requireAddressLine,
  type ShopRules,
  type ShopState,
} from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database, Tx } from "../../database/tables.ts";
import { type Send, together } from "../../database/together.ts";
import { transaction } from "../../database/transaction.ts";
import { rightsQuery, rulesWithRights } from "../../shop/coupon-rights.ts";
import { readShopState, type Shopper } from "../../shop/shop-state.ts";
import { claimAttempt, finishAttempt } from "./order-attempts.ts";
import type { StoredDelivery } from "./order-details.ts";
import { newOrderKey } from "./order-key.ts";
import { insertOrder, type NewOrder } from "./order-repository.ts";
import { keepReservations, takeReservation } from "./order-reservation.ts";
import {
  countOrder,
  keepUnpaid,
  type LimitedSubject,
  type LimitRefusal,
  type SenderNetwork,
} from "./placing/order-limits.ts";
import { receiptOf } from "./receipt-of.ts";
import { ReservationLost } from "./reservations/reservation-lost.ts";

/** A checked order as the shopper sent it. Money in minor units. */
export interface OrderAttempt {
  readonly key: string;
  /** Digest of the body, to tell a repeat from another order under the same key. */
  readonly fingerprint: string;
  readonly request: CheckoutRequest;
  readonly paymentMethod: string;
  readonly expectedTotal: Money;
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string | null };
  readonly delivery: Omit<StoredDelivery, "zoneId">;
  readonly comment: string;
  readonly changeFrom: Money | null;
  readonly userId: number | null;
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
  readonly orderId: number;
  readonly stage: OrderStage;
  readonly answer: string;
  /** Products of which it took the last. */
  readonly emptied: readonly number[];
}
export type OrderOutcome =
  | PlacedOrder
  | { readonly kind: "repeated"; readonly answer: string }
  | { readonly kind: "changed"; readonly quote: Quote }
  | { readonly kind: "refused"; readonly quote: Quote; readonly refusals: readonly OrderRefusal[] }
  | { readonly kind: "in-progress" }
  | { readonly kind: "mismatch" }
  | ({ readonly kind: "limited" } & LimitRefusal)
  | { readonly kind: "code-required" };

export interface PlaceOrderDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** The subjects that the order counts against; none: it is not limited. */
  readonly limited: readonly LimitedSubject[];
  /** Whether a guest who pays on receipt must confirm the number first. */
  readonly guestOrderCode: boolean;
  /** Seconds after which an unpaid order is cancelled. */
  readonly unpaidSeconds: number;
  /** Turns a saved order into the answer's JSON text. */
  readonly answerFor: (order: NewOrder & { readonly id: number }) => string;
  /** What else is saved in the order's transaction, sent together with the order: jobs and its promise. */
  readonly alongside: (tx: Tx, send: Send, order: NewOrder & { readonly id: number }) => Promise<void>;
}

const maxTries = 5;

/**
 * Decides an order anew from the shop's own prices and saves it, all in one transaction: either the key,
 * the order, its stock, coupons, slot and points stand together or nothing does (CART-8, API-7).
 * When another order took something between reading and taking, everything is decided again.
 */
export async function placeOrder(deps: PlaceOrderDeps, attempt: OrderAttempt, rules: ShopRules): Promise<OrderOutcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction(deps.db, (tx) => decideAndSave(deps, tx, attempt, rules));
    } catch (error) {
      if (error instanceof NotPlaced) return error.outcome;
      if (!(error instanceof ReservationLost) || tries >= maxTries) throw error;
    }
  }
}

/** Carries another outcome out of the transaction, so that nothing of the attempt is kept and its key stays free. */
class NotPlaced extends Error {
  readonly outcome: OrderOutcome;
  constructor(outcome: OrderOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

async function decideAndSave(
  deps: PlaceOrderDeps,
  tx: Tx,
  attempt: OrderAttempt,
  shopRules: ShopRules,
): Promise<PlacedOrder> {
  const now = deps.now();
  const online = isPaidOnline(attempt, shopRules);
  const [claim, refusal] = await together(tx, (send) =>
    Promise.all([
      claimAttempt(tx, send, { ...attempt, now }),
      countOrder(tx, send, deps.limited, { isUnpaid: online, now }),
    ]),
  );
  if (claim.kind === "finished") throw new NotPlaced({ kind: "repeated", answer: claim.answer });
  if (claim.kind !== "new") throw new NotPlaced({ kind: claim.kind });
  if (deps.guestOrderCode && !online && attempt.userId === null && attempt.network !== null)
    throw new NotPlaced({ kind: "code-required" });
  if (refusal !== null) throw new NotPlaced({ kind: "limited", ...refusal });

  const { customer, rules } = await customerOf(tx, attempt, shopRules);
  const shopper: Shopper = { userId: attempt.userId, phone: customer };
  const state = await readShopState(tx, attempt.request, rules, shopper, now);
  const quote = requireAddressLine(quoteOrder(attempt.request, rules, state), {
    method: attempt.request.method,
    addressLine: attempt.delivery.address?.line ?? null,
  });
  const decision = decideOrder(quote, attempt.expectedTotal);
  if (decision.kind !== "place") throw new NotPlaced({ ...decision, quote });

  return save(deps, tx, { ...attempt, customer }, rules, state, quote);
}

function isPaidOnline({ paymentMethod }: OrderAttempt, { payments }: ShopRules): boolean {
  return payments.methods.find(({ id }) => id === paymentMethod)?.online ?? false;
}

/**
 * Whose orders and coupon uses are counted: the signed-in user's own number, whatever number the order
 * names; a guest's is the order's. With the rules as the coupons that the user has won change them.
 */
async function customerOf(
  tx: Tx,
  { userId, contact }: OrderAttempt,
  shopRules: ShopRules,
): Promise<{ readonly customer: string; readonly rules: ShopRules }> {
  if (userId === null) return { customer: contact.phone, rules: shopRules };
  const phoneQuery = tx.selectFrom("users").select("phone").where("id", "=", userId).compile();
  const [[user], rights] = await together(tx, (send) => Promise.all([send(phoneQuery), send(rightsQuery(tx, userId))]));
  return { customer: user?.phone ?? contact.phone, rules: rulesWithRights(shopRules, userId, rights) };
}

async function save(
  deps: PlaceOrderDeps,
  tx: Tx,
  attempt: CountedAttempt,
  rules: ShopRules,
  state: ShopState,
  quote: Quote,
): Promise<PlacedOrder> {
  const taken = await takeReservation(tx, attempt, rules, state, quote);
  const { orderId, emptied } = taken;
  const order = { ...newOrder(attempt, rules, state, quote), id: orderId };
  const answer = deps.answerFor(order);
  await together(tx, (send) =>
    Promise.all([
      insertOrder(tx, send, order, attempt.madeBy),
      keepReservations(tx, send, taken, state.now),
      finishAttempt(tx, send, attempt.key, orderId, answer),
      order.stage === "awaiting-payment"
        ? keepUnpaid(tx, send, deps.limited, { id: orderId, endsAt: state.now + deps.unpaidSeconds * 1000 })
        : null,
      deps.alongside(tx, send, order),
    ]),
  );
  return { kind: "placed", orderId, stage: order.stage, answer, emptied };
}

function newOrder(attempt: CountedAttempt, rules: ShopRules, state: ShopState, quote: Quote): NewOrder {
  const online = isPaidOnline(attempt, rules);
  return {
    order_key: newOrderKey(),
    user_id: attempt.userId,
    phone: attempt.contact.phone,
    name: attempt.contact.name,
    email: attempt.contact.email,
    stage: initialStage(online),
    method: attempt.request.method,
    warehouse_id: attempt.request.warehouseId,
    slot_start: quote.slotStart ?? state.now,
    payment_method: attempt.paymentMethod,
    paid_online: online ? 1 : 0,
    total: quote.total,
    details: {
      lines: quote.lines,
      adjustments: quote.adjustments,
      customer: attempt.customer,
      couponIds: quote.coupons.filter((coupon) => coupon.applied).map((coupon) => coupon.id),
      bonusPoints: quote.bonuses.applied,
      delivery: { ...attempt.delivery, zoneId: quote.zoneId },
      comment: attempt.comment,
      changeFrom: attempt.changeFrom,
      receipt: online ? receiptOf(orderPositions(attempt.request, rules, state)) : null,
    },
    created_at: state.now,
  };
}
