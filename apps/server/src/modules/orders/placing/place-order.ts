import {
  conditionFor,
  decideOrder,
  initialStage,
  linesPaid,
  type OrderPosition,
  orderPositions,
  type Quote,
  type QuotedLine,
  quoteOrder,
  requireAddressLine,
  type ShopRules,
  type ShopState,
  soldDish,
  termsOf,
  zero,
} from "@skatert/domain";
import { writeLast } from "../../../database/last-writes.ts";
import type { Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { receiptOf } from "../../../ports/payment/receipt-of.ts";
import { answerUpdate } from "../../../repeats/repeatable.ts";
import { newOrderKey } from "../stored/order-key.ts";
import { type NewOrder, orderInserts } from "../stored/order-repository.ts";
import { reservationInserts, takeReservation } from "../stored/order-reservation.ts";
import { claimAndRead, isPaidOnline, type JudgedAttempt, requireCode } from "./claim-and-read.ts";
import type { CountedAttempt, OrderAttempt, OrderOutcome, PlacedOrder, PlaceOrderDeps } from "./order-attempt.ts";
import { unpaidInserts } from "./order-limits.ts";
import { unplaced } from "./unplaced.ts";

const maxTries = 5;

/**
 * Quotes an order again at the shop's own prices and saves it in one transaction: the key, the order, its stock,
 * coupons, slot and points are saved together or not at all (CART-8, API-7). If another order takes something between
 * read and update, the whole decision runs again. "shop-changed": the rules are not those of `deps.revision`.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  attempt: OrderAttempt,
  rules: ShopRules,
): Promise<OrderOutcome | { readonly kind: "shop-changed" }> {
  const hasCode = (attempt.request.promoCode ?? "").trim() !== "";
  let guesser = hasCode ? attempt.network : null;
  for (let tries = 1; ; tries += 1) {
    const outcome = await unplaced.outcomeOf(() =>
      transaction(deps.db, (tx) => decideAndSave(deps, tx, { ...attempt, guesser }, rules)),
    );
    if (outcome.kind === "wrong-promo") {
      await deps.promoGuesses.count(outcome.guesser);
      guesser = null;
    } else if (outcome.kind !== "lost") return outcome;
    else if (tries >= maxTries) throw new Error(`an order lost ${outcome.what} ${tries} times`);
  }
}

async function decideAndSave(
  deps: PlaceOrderDeps,
  tx: Tx,
  attempt: JudgedAttempt,
  shopRules: ShopRules,
): Promise<PlacedOrder> {
  const now = deps.now();
  const { state, customer, rules } = await claimAndRead(deps, tx, attempt, shopRules, now);
  const quote = requireAddressLine(quoteOrder(attempt.request, rules, state), {
    method: attempt.request.method,
    addressLine: attempt.delivery.address?.line ?? null,
  });
  const decision = decideOrder(quote, attempt.expectedTotal);
  if (decision.kind !== "place") throw unplaced.rollback({ ...decision, quote });
  // No payment shows that the number is the guest's own.
  if (quote.total === zero) requireCode(deps, attempt);

  return save(deps, tx, { ...attempt, customer }, rules, state, quote);
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
  await writeLast(tx, [
    ...orderInserts(tx, order, attempt.madeBy),
    ...reservationInserts(tx, taken, state.now),
    answerUpdate(tx, attempt.call, answer),
    ...(order.stage === "awaiting-payment"
      ? unpaidInserts(tx, deps.limited, { id: orderId, endsAt: state.now + deps.unpaidSeconds * 1000 })
      : []),
    ...deps.extraInserts(tx, order, state.branch),
  ]);
  return { kind: "placed", orderId, stage: order.stage, answer, emptied };
}

function newOrder(attempt: CountedAttempt, rules: ShopRules, state: ShopState, quote: Quote): NewOrder {
  const online = isPaidOnline(attempt, rules);
  const positions = orderPositions(attempt.request, rules, state);
  return {
    order_key: newOrderKey(),
    user_id: attempt.userId,
    phone: attempt.contact.phone,
    name: attempt.contact.name,
    email: attempt.contact.email,
    stage: initialStage(online, quote.total),
    method: attempt.request.method,
    warehouse_id: attempt.request.warehouseId,
    slot_start: quote.slotStart ?? state.now,
    payment_method: attempt.paymentMethod,
    paid_online: online ? 1 : 0,
    total: quote.total,
    details: {
      lines: storedLines(attempt, rules, quote, positions),
      adjustments: quote.adjustments,
      customer: attempt.customer,
      couponIds: quote.coupons.filter((coupon) => coupon.applied).map((coupon) => coupon.id),
      bonusPoints: quote.bonuses.applied,
      delivery: {
        ...attempt.delivery,
        zoneId: quote.zoneId,
        ...(attempt.request.express && { expressMinutes: expressMinutesFor(quote.zoneId, rules) }),
      },
      comment: attempt.comment,
      ...(attempt.meta?.order.length ? { meta: attempt.meta.order } : {}),
      ...(attempt.phone === null ? {} : { phone: attempt.phone }),
      changeFrom: attempt.changeFrom,
      ...(attempt.ifMissing === null ? {} : { ifMissing: attempt.ifMissing }),
      terms: termsOf(attempt.request, rules, state),
      receipt: online ? receiptOf(positions) : null,
    },
    created_at: state.now,
  };
}

/** The lines of the quote with what only a placed order has. The gift is last, so an index names the same line. */
function storedLines(
  { meta }: CountedAttempt,
  rules: ShopRules,
  { lines }: Quote,
  positions: readonly OrderPosition[],
): readonly QuotedLine[] {
  const paid = linesPaid(lines, positions);
  return lines.map((line, index) => {
    const added = meta?.lines[index] ?? [];
    return {
      ...line,
      ...soldPart(line, rules),
      paid: paid[index] ?? line.total,
      ...(added.length === 0 ? {} : { meta: added }),
    };
  });
}

function soldPart(line: QuotedLine, { catalog }: ShopRules): Pick<QuotedLine, "sold"> {
  const sold = soldDish(line, catalog);
  return sold === null ? {} : { sold };
}

function expressMinutesFor(zoneId: Quote["zoneId"], { warehouseId, conditions }: ShopRules): number | null {
  return zoneId === null ? null : (conditionFor(zoneId, warehouseId, conditions)?.expressMinutes ?? null);
}
