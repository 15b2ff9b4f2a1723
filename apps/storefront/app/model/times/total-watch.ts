import {
  type CartLine,
  type Money,
  money,
  priceLine,
  type Quote,
  type QuoteChange,
  quoteChanges,
  repriceByQuote,
} from "@skatert/domain";
import { create } from "zustand";
import { localTotals } from "../cart/cart-totals.ts";
import type { OrderDraft } from "../quote/checkout-request.ts";

/** The reason of a changed total. other-tab: the shopper changed the order in another tab. */
export type TotalReason = QuoteChange | { readonly kind: "other-tab" };

const otherTab = { kind: "other-tab" } as const;

interface TotalChange {
  /** The total before the shop's change. Null: the shopper has changed the order since. */
  readonly before: Money | null;
  readonly after: Money;
  readonly changes: readonly TotalReason[];
}

interface Watched {
  readonly change: TotalChange | null;
}

/** Changes of the total by the shop while cart or checkout was open, until read. */
export const useTotalChange = create<Watched>(() => ({ change: null }));

interface Seen {
  readonly draft: OrderDraft;
  readonly quote: Quote;
  /** False: the shopper has seen only the lines of `quote`, not its total. */
  readonly hasTotal: boolean;
  /** Another tab changed the order to the present one. */
  readonly isOtherTabs?: boolean;
}

/** The quote whose total the shopper has seen. */
let seen: Seen | null = null;
let latest: Seen | null = null;
/** Another tab's change since the last answer. `from`: this tab's order before it. */
let pending: { readonly from: OrderDraft; readonly to: OrderDraft } | null = null;
/** The order before the changes of another tab that the shopper has not read. */
let origin: OrderDraft | null = null;
/** The change that was unread at the shopper's last own change. */
let unread: TotalChange | null = null;

/**
 * Compares a new quote with the one the shopper has seen, and stores differences that the shopper did not
 * cause. Before the first quote and after an own change, the seen prices are those stored in the cart.
 */
export function watchTotal(draft: OrderDraft, quote: Quote): void {
  const isMixed = settleOtherTab(draft);
  latest = { draft, quote, hasTotal: true };
  if (seen === null || isOwnChange(seen.draft, draft)) {
    const shown = seen === null || isSameWhere(seen.draft, draft) ? shownInstead(draft, quote) : null;
    seen = shown ?? latest;
    unread = withoutTotal(useTotalChange.getState().change);
    if (isMixed) unread = withUnread({ before: null, after: quote.total, changes: [otherTab] }, unread);
    if (!unread?.changes.includes(otherTab)) origin = null;
    useTotalChange.setState({ change: shown === null ? unread : withUnread(changeFrom(shown, quote), unread) });
    return;
  }
  useTotalChange.setState({ change: withUnread(changeFrom(seen, quote), unread) });
}

/**
 * Call with the orders just before and just after this tab has read what another tab stored. A difference is the other
 * tab's change. The shopper's own change, which may still wait for its quote, is in both orders.
 */
export function noteOtherTab(before: OrderDraft | null, after: OrderDraft | null): void {
  if (seen === null || before === null || after === null || isSameOrder(before, after)) return;
  const from = pending?.from ?? before;
  pending = isSameOrder(from, after) ? null : { from, to: after };
}

/**
 * Assigns the pending change to the other tab. True: the shopper has changed the order too, so the seen total is of
 * another order.
 */
function settleOtherTab(draft: OrderDraft): boolean {
  const other = pending;
  pending = null;
  if (seen === null) return false;
  if (origin !== null && isSameOrder(origin, draft)) {
    forgetOtherTab(seen, draft);
    return false;
  }
  if (other === null || isSameOrder(other.from, draft)) return false;
  origin ??= other.from;
  if (!isSameOrder(other.from, seen.draft) || !isSameOrder(other.to, draft)) return true;
  seen = { ...seen, draft, isOtherTabs: true };
  return false;
}

/** The order is again the one that the shopper had seen. */
function forgetOtherTab(last: Seen, draft: OrderDraft): void {
  origin = null;
  if (last.isOtherTabs) seen = { ...last, draft, isOtherTabs: false };
  unread = withoutOtherTab(unread);
  useTotalChange.setState(({ change }) => ({ change: withoutOtherTab(change) }));
}

function changeFrom({ quote: old, hasTotal, isOtherTabs }: Seen, quote: Quote): TotalChange | null {
  const changes: readonly TotalReason[] = [...(isOtherTabs ? [otherTab] : []), ...quoteChanges(old, quote)];
  if (!hasTotal) return changes.length === 0 ? null : { before: null, after: quote.total, changes };
  return old.total === quote.total ? null : { before: old.total, after: quote.total, changes };
}

/** The reasons stay unread. The totals belong to another order. */
function withoutTotal(change: TotalChange | null): TotalChange | null {
  return change === null || change.changes.length === 0 ? null : { ...change, before: null };
}

function withUnread(change: TotalChange | null, before: TotalChange | null): TotalChange | null {
  if (change === null || before === null) return change ?? before;
  const { changes } = before.changes.includes(otherTab) ? withoutReason(change) : change;
  return { before: null, after: change.after, changes: [...before.changes, ...changes] };
}

function withoutOtherTab(change: TotalChange | null): TotalChange | null {
  const left = change && withoutReason(change);
  return left?.changes.length === 0 ? null : left;
}

function withoutReason(change: TotalChange): TotalChange {
  return { ...change, changes: change.changes.filter((each) => each !== otherTab) };
}

/** Marks the change as read. The next comparison starts from this total. */
export function readTotalChange(): void {
  seen = latest;
  unread = null;
  origin = null;
  useTotalChange.setState({ change: null });
}

/** For an empty cart and for tests. */
export function forgetTotal(): void {
  seen = null;
  latest = null;
  unread = null;
  pending = null;
  origin = null;
  useTotalChange.setState({ change: null });
}

/**
 * The quote at the prices that the cart showed before. Null: the prices are equal. Its total counts only if
 * the browser's rules give the server's total at the new prices, because only the server can apply a promo
 * code or points.
 */
function shownInstead(draft: OrderDraft, quote: Quote): Seen | null {
  const repriced = repriceByQuote(draft.lines, quote.lines);
  const isOrdered = (_: unknown, index: number) => quote.lines[index]?.refusal === null;
  const totalOf = (lines: readonly CartLine[]) => localTotals({ ...draft, lines: lines.filter(isOrdered) }).total;
  const lines = quote.lines.map((line, index) => {
    const [before, after] = [draft.lines[index], repriced[index]];
    if (before === undefined || after === undefined || line.giftOf !== null) return line;
    const difference = priceLine(before).gross - priceLine(after).gross;
    return difference === 0 ? line : { ...line, total: money(line.total + difference) };
  });
  if (lines.every((line, index) => line === quote.lines[index])) return null;
  const hasTotal = totalOf(repriced) === quote.total;
  return { draft, quote: { ...quote, lines, total: hasTotal ? totalOf(draft.lines) : quote.total }, hasTotal };
}

/**
 * Whether the shopper changed the order: dishes, place, time, codes, or the choice among eligible coupons.
 */
function isOwnChange(before: OrderDraft, after: OrderDraft): boolean {
  return !isSameOrder(before, after) || hasChosenCoupons(before, after);
}

function ownParts({ lines, place, takeTime, express, promoCode, bonusPoints, selection }: OrderDraft): string {
  const dishes = lines.map(({ key, quantity }) => [key, quantity]);
  return JSON.stringify([dishes, whereOf(place), takeTime, express, promoCode, bonusPoints, selection.declined]);
}

function isSameOrder(before: OrderDraft, after: OrderDraft): boolean {
  return ownParts(before) === ownParts(after);
}

/** Menu and delivery of the order. Flat and entrance change neither. */
function whereOf(place: OrderDraft["place"]): readonly unknown[] {
  return place.kind === "delivery"
    ? [place.warehouseId, place.coordinates ?? place.terms.zoneId]
    : [place.warehouseId, place.kind, place.name];
}

function isSameWhere(before: OrderDraft, after: OrderDraft): boolean {
  return JSON.stringify(whereOf(before.place)) === JSON.stringify(whereOf(after.place));
}

/**
 * A coupon that the shopper selected, or deselected while it was eligible. A withdrawal by the shop does not
 * count.
 */
function hasChosenCoupons(before: OrderDraft, after: OrderDraft): boolean {
  const [old, ids] = [before.selection.couponIds, after.selection.couponIds];
  const isOffered = (id: number) => after.offered.some((coupon) => coupon.id === id);
  return ids.some((id) => !old.includes(id)) || old.some((id) => !ids.includes(id) && isOffered(id));
}
