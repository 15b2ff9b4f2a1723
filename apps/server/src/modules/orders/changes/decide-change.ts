import {
  changeRefusalToWire,
  refusalToWire,
  requestLineFromWire,
  type WireOrderChange,
  type WireRefusal,
} from "@skatert/contract";
import {
  type AddedDish,
  type Adjustment,
  addedDishes,
  applyChanges,
  type ChangedOrder,
  type CheckoutRequest,
  fulfilmentOf,
  type KitchenDifference,
  kitchenDelta,
  type LineRequest,
  type Money,
  money,
  type OrderChange,
  type OrderTerms,
  paymentMethodsFor,
  type QuotedLine,
  type QuoteRefusal,
  quoteOrder,
  type ShopRules,
  type ShopState,
  stockDifference,
  termsPlace,
} from "@skatert/domain";
import type { StockTake } from "../reservations/stock.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import { applyToOrder, type NextOrder, nextOrder } from "./next-order.ts";

/** The changes that staff ask for, as they came: they are judged anew when a guest accepts them. */
export interface AskedChanges {
  readonly changes: readonly WireOrderChange[];
  /** See ChangeOptions. */
  readonly keepCoupons: boolean;
}

/** The facts that decide a change, read while the order is locked. */
export interface ChangeFacts {
  readonly rules: ShopRules;
  readonly state: ShopState;
  /** What the order took from the stock. */
  readonly taken: readonly StockTake[];
  /** Whether money of single dishes or of the fee was given back: then these stay as they were refunded. */
  readonly hasRefundedParts: boolean;
  /** Whether gateways hold money of the order. */
  readonly hasOnlineMoney: boolean;
}

/** A version of an order, as its people see it. */
export interface PricedVersion {
  readonly lines: readonly QuotedLine[];
  readonly adjustments: readonly Adjustment[];
  readonly total: Money;
}

/** What a change would make of an order; it is made only without refusals. */
export interface Decision {
  readonly next: NextOrder;
  readonly slotStart: number;
  readonly before: PricedVersion;
  readonly after: PricedVersion;
  /** Null: neither dishes nor prices change, because the order has no terms. */
  readonly changed: ChangedOrder | null;
  readonly delta: readonly KitchenDifference[];
  readonly needsConsent: boolean;
  readonly refusals: readonly WireRefusal[];
}

/** Decides a change of a placed order by its own terms (CHANGE-1). */
export function decideChange(order: StoredOrder, asked: AskedChanges, facts: ChangeFacts): Decision {
  const { rules, state } = facts;
  const next = applyToOrder(nextOrder(order, rules.schedule.timeZone), asked.changes);
  const isPriced = next.isPlaced || asked.changes.some(({ kind }) => dishKinds.has(kind));
  const refunded = isPriced && facts.hasRefundedParts ? [{ reason: "refunded" }] : [];
  const own = [...ownRefusals(order, next, asked, facts), ...refunded];
  const quote = quoteOrder(next.request, rules, state);
  const slotStart = next.isTimed && quote.slotStart !== null ? quote.slotStart : order.slot_start;
  const { lines, adjustments, terms } = order.details;
  const before = { lines, adjustments, total: money(order.total) };
  if (terms === undefined) {
    const refusals = isPriced ? [...own, { reason: "no-terms" }] : own;
    return { next, slotStart, before, after: before, changed: null, delta: [], needsConsent: false, refusals };
  }
  const changed = applyChanges(terms, changesOf(asked, next, facts), added(order, terms, asked, next, facts), {
    keepCoupons: asked.keepCoupons,
    pointsLeft: order.user_id === null ? 0 : (state.customer?.bonusBalance ?? 0),
    ifMissing: order.details.ifMissing ?? null,
  });
  return {
    next,
    slotStart,
    before,
    after: { ...changed, lines: withMeta(changed.lines, lines) },
    changed,
    delta: kitchenDelta(lines, changed.lines),
    needsConsent: changed.needsConsent,
    refusals: [...own, ...changed.refusals.map(changeRefusalToWire)],
  };
}

const dishKinds: ReadonlySet<string> = new Set(["remove", "quantity", "add", "swap", "gift"]);
const ofClock: ReadonlySet<QuoteRefusal["reason"]> = new Set([
  "closed",
  "time-required",
  "time-passed",
  "slot-unavailable",
  "slot-full",
]);

/** What place, time and payment lack. A part that does not change is not judged again. */
function ownRefusals(
  order: StoredOrder,
  { request, delivery, isPlaced, isTimed }: NextOrder,
  { changes }: AskedChanges,
  facts: ChangeFacts,
): readonly WireRefusal[] {
  const { rules, state } = facts;
  const isDelivery = fulfilmentOf(request.method) === "delivery";
  const { refusals } = termsPlace(request, rules, state);
  const found = refusals.filter(({ reason }) => (ofClock.has(reason) ? isTimed : isPlaced)).map(refusalToWire);
  const hasNoAddress = isPlaced && isDelivery && delivery.address === null;
  return [
    ...found,
    ...(hasNoAddress ? [{ reason: "address-required" }] : []),
    ...paymentRefusals(order, request, changes, facts),
  ];
}

/**
 * Staff change how an order is paid until money of it has come online: that is settled by a refund or a link. An order
 * that awaits its payment is accepted by its guest's choice of payment on receipt.
 */
function paymentRefusals(
  order: StoredOrder,
  request: CheckoutRequest,
  changes: AskedChanges["changes"],
  { rules, hasOnlineMoney }: ChangeFacts,
): readonly WireRefusal[] {
  const wanted = changes.findLast((change) => change.kind === "payment");
  const isMoved = request.method !== order.method;
  if (wanted === undefined && (!isMoved || order.paidOnline)) return [];
  const isWaiting = order.stage === "awaiting-payment";
  const fitting = hasOnlineMoney ? [] : paymentMethodsFor(rules.payments, request);
  const offered = fitting.filter(({ online }) => online || !isWaiting);
  const method = wanted?.payment_method ?? order.payment_method;
  const isOffered = offered.some(({ id }) => id === method);
  return isOffered ? [] : [refusalToWire({ reason: "payment-unavailable", methods: offered.map(({ id }) => id) })];
}

/** In the terms of the rules: one step for each change, then what a time or a method brings besides. */
function changesOf({ changes }: AskedChanges, next: NextOrder, { rules, state }: ChangeFacts): readonly OrderChange[] {
  const { place, moment } = termsPlace(next.request, rules, state);
  const steps = changes.map((change): OrderChange => {
    switch (change.kind) {
      case "add":
        return { kind: "add", item: requestLineFromWire(change.item) };
      case "swap":
        return { kind: "swap", line: change.line, item: requestLineFromWire(change.item) };
      case "gift": {
        const item = change.item && requestLineFromWire(change.item);
        return { kind: "gift", couponId: change.coupon_id, item };
      }
      case "address":
      case "method":
        return { kind: change.kind, place };
      case "time":
        return { kind: "time", moment };
      case "payment":
        return { kind: "payment", method: change.payment_method };
      case "comment":
        return { kind: "comment", text: change.comment };
      default:
        return change;
    }
  });
  return [
    ...steps,
    ...(next.isTimed ? [{ kind: "time" as const, moment }] : []),
    ...(next.isPlaced ? [{ kind: "address" as const, place }] : []),
  ];
}

/** The dishes that the change brings, as today's menu sells them. What it takes off is in stock again for them. */
function added(
  order: StoredOrder,
  terms: OrderTerms,
  { changes }: AskedChanges,
  next: NextOrder,
  { rules, state, taken }: ChangeFacts,
): readonly AddedDish[] {
  const items = itemsOf(changes);
  if (items.length === 0) return [];
  const off = new Set(
    changes.flatMap((change) => ("line" in change && change.kind !== "quantity" ? [change.line] : [])),
  );
  const left = { ...terms, lines: terms.lines.filter((_, index) => !off.has(index)) };
  const rows = taken.map(({ variationId, ...row }) => ({
    ...row,
    variationId: variationId === 0 ? null : variationId,
  }));
  const { less } = stockDifference(terms, left, { held: [], taken: rows });
  const stock = state.stock.map((level) => {
    const free = less.find(({ row }) => row.productId === level.productId && row.variationId === level.variationId);
    return free === undefined || level.quantity === null
      ? level
      : { ...level, quantity: level.quantity + free.quantity };
  });
  // An order that is under way is served as it was wanted: its own time may have passed.
  const request: CheckoutRequest =
    next.isTimed || order.slot_start >= state.now ? next.request : { ...next.request, takeTime: { kind: "soonest" } };
  return addedDishes(items, request, rules, { ...state, stock });
}

/** The dishes that the changes bring, in their order. */
export function itemsOf(changes: AskedChanges["changes"]): readonly LineRequest[] {
  return changes.flatMap((change) =>
    change.kind === "add" || change.kind === "swap" ? [requestLineFromWire(change.item)] : [],
  );
}

/** An integration's additions stay with their lines. */
function withMeta(lines: readonly QuotedLine[], before: readonly QuotedLine[]): readonly QuotedLine[] {
  const left = before.filter(({ meta }) => meta !== undefined);
  return lines.map((line) => {
    const index = left.findIndex(
      (each) =>
        each.productId === line.productId && each.variationId === line.variationId && each.giftOf === line.giftOf,
    );
    const [own] = index < 0 ? [] : left.splice(index, 1);
    return own?.meta === undefined ? line : { ...line, meta: own.meta };
  });
}
