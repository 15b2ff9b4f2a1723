import { type Money, type Quote, type QuoteChange, quoteChanges } from "@skatert/domain";
import { create } from "zustand";
import type { OrderDraft } from "../checkout-request.ts";

interface TotalChange {
  /** What the shopper saw before the shop changed something; null: the shopper has changed the order since. */
  readonly before: Money | null;
  readonly after: Money;
  readonly changes: readonly QuoteChange[];
}

interface Watched {
  readonly change: TotalChange | null;
}

/** What has changed the total by itself while cart or checkout was open, until it is read. */
export const useTotalChange = create<Watched>(() => ({ change: null }));

interface Seen {
  readonly draft: OrderDraft;
  readonly quote: Quote;
}

/** The answer whose total the shopper has seen and not objected to. */
let seen: Seen | null = null;
let latest: Seen | null = null;

/** Compares a new answer with the one the shopper has seen; differences the shopper did not cause are kept to be told. */
export function watchTotal(draft: OrderDraft, quote: Quote): void {
  const answer = { draft, quote };
  latest = answer;
  if (seen === null || isOwnChange(seen.draft, draft)) {
    seen = answer;
    useTotalChange.setState(({ change }) => ({ change: withoutTotal(change) }));
    return;
  }
  const [before, after] = [seen.quote.total, quote.total];
  const changes = quoteChanges(seen.quote, quote);
  useTotalChange.setState({ change: before === after ? null : { before, after, changes } });
}

/** The reasons stay to be read; the totals are of another order. */
function withoutTotal(change: TotalChange | null): TotalChange | null {
  return change === null || change.changes.length === 0 ? null : { ...change, before: null };
}

/** The shopper has read what changed; the next change is told from here. */
export function readTotalChange(): void {
  seen = latest;
  useTotalChange.setState({ change: null });
}

/** For an empty cart and for tests. */
export function forgetTotal(): void {
  seen = null;
  latest = null;
  useTotalChange.setState({ change: null });
}

/** Whether the shopper made another order of it: dishes, place, time, codes, or another choice among offered coupons. */
function isOwnChange(before: OrderDraft, after: OrderDraft): boolean {
  return ownParts(before) !== ownParts(after) || hasChosenCoupons(before, after);
}

function ownParts({ lines, place, takeTime, express, promoCode, bonusPoints, selection }: OrderDraft): string {
  const dishes = lines.map(({ key, quantity }) => [key, quantity]);
  const where =
    place.kind === "delivery"
      ? [place.warehouseId, place.coordinates ?? place.terms.zoneId]
      : [place.warehouseId, place.kind, place.name];
  return JSON.stringify([dishes, where, takeTime, express, promoCode, bonusPoints, selection.declined]);
}

/** A coupon that was taken, or let go while it was still offered. One that the shop withdrew is no choice. */
function hasChosenCoupons(before: OrderDraft, after: OrderDraft): boolean {
  const [old, ids] = [before.selection.couponIds, after.selection.couponIds];
  const isOffered = (id: number) => after.offered.some((coupon) => coupon.id === id);
  return ids.some((id) => !old.includes(id)) || old.some((id) => !ids.includes(id) && isOffered(id));
}
