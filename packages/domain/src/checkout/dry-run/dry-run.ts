import type { CouponId } from "../../catalog/id.ts";
import { givenBy } from "../../coupons/given-by.ts";
import type { Coupon } from "../../coupons/types.ts";
import { addMoney, type Money, zero } from "../../money/money.ts";
import { dayKey } from "../../schedule/calendar.ts";
import { localTime } from "../../schedule/local-time.ts";
import { decideOrder, type OrderRefusal } from "../order-decision.ts";
import type { Quote, ShopRules } from "../types.ts";
import { createCodesToType } from "./codes-to-type.ts";
import { type PastCart, pastState } from "./past-cart.ts";
import { isOrder, type KnownQuotes, type TakenOffer, takenOffer } from "./taken-offer.ts";
import { createUseLedger, type EarlierTotal, type EarlierUses, type UseLedger, type UseOf } from "./use-ledger.ts";

/** Rules of a cart's branch for its guest, without the promotion under test and with it; see `pastRules`. */
export interface RulesOfRun {
  readonly before: ShopRules;
  readonly after: ShopRules;
}

/** A cart that the promotion concerns. Totals with the coupons of today, without the promotion and with it. */
export interface DryRunExample {
  readonly orderId: number;
  readonly before: Money;
  readonly after: Money;
  /** What the promotion gives to the cart. */
  readonly discount: Money;
}

/** Result of a run over past carts (PROMO-2). */
export interface DryRunResult {
  /** Carts that could be ordered today. */
  readonly carts: number;
  /** The others, by the reason of the checkout. */
  readonly skipped: ReadonlyMap<SkipReason, number>;
  /** Carts to which the promotion applies, the guests of them, and what it gives to them. */
  readonly matching: number;
  readonly guests: number;
  readonly discount: Money;
  /** Carts whose total, coupons or gift differ. */
  readonly changed: number;
  /** Coupons that no longer apply to carts, the most frequent first. */
  readonly conflicts: readonly { readonly coupon: Coupon; readonly carts: number }[];
  /** The carts that the promotion gives most. */
  readonly examples: readonly DryRunExample[];
}

export type SkipReason = OrderRefusal["reason"] | "branch-closed";

export interface DryRun {
  /** Adds the uses of guests before the first cart of the run; once for each guest, before the guest's first cart. */
  learn(earlier: readonly EarlierUses[]): void;
  /** Judges the next cart in order of time. `rules` null: its branch no longer exists. */
  judge(cart: PastCart, rules: RulesOfRun | null): JudgedCart | null;
  result(): DryRunResult;
}

/** The two quotes of a cart, each as the checkout gives it. */
export interface JudgedCart {
  readonly before: TakenOffer;
  readonly after: TakenOffer;
}

/** Carts that are shown. */
const maxExamples = 20;

/** The coupons with the promotion under test in the place of the one with its id, or in the place of a new one. */
export function withPromotion(coupons: readonly Coupon[], promotion: Coupon): readonly Coupon[] {
  if (coupons.some(({ id }) => id === promotion.id)) {
    return coupons.map((coupon) => (coupon.id === promotion.id ? promotion : coupon));
  }
  const codes = promotion.kind === "promo" ? -1 : coupons.findIndex(({ kind }) => kind === "promo");
  return codes < 0 ? [...coupons, promotion] : coupons.toSpliced(codes, 0, promotion);
}

export interface DryRunQuestion {
  readonly promotion: Coupon;
  /** Whether guests without another code type the code of the promotion. */
  readonly isTyped: boolean;
  /** Uses of coupons before the first cart. */
  readonly earlier: readonly EarlierTotal[];
  /** The shop's day on which the run begins. */
  readonly firstDay: string;
}

/**
 * A run of a promotion over past carts: who would have received it, what it costs, and what it replaces. Each cart is
 * quoted at its time with the coupons of today, without the promotion and with it, by the function of the checkout.
 * Both have uses of their own, which fill up as the run walks through time, so that limits are judged as they would
 * have been.
 */
export function createDryRun({ promotion, isTyped, earlier, firstDay }: DryRunQuestion): DryRun {
  const uses = { before: createUseLedger(earlier, firstDay), after: createUseLedger(earlier, firstDay) };
  const tally = createTally(promotion);
  const codes = createCodesToType(promotion, isTyped);
  return {
    learn(ofGuests) {
      uses.before.learn(ofGuests);
      uses.after.learn(ofGuests);
    },
    judge(cart, rules) {
      if (rules === null) {
        tally.skip("branch-closed");
        return null;
      }
      const who = { customer: cart.number, day: dayKey(localTime(cart.at, rules.before.timeZone).day) };
      const known: KnownQuotes = new Map();
      const before = takenOffer(cart.request, rules.before, pastState(cart, uses.before.usesOf(who)), known);
      const reason = skipReasonOf(before.quote);
      if (reason !== null) {
        tally.skip(reason);
        return null;
      }
      const request = { ...cart.request, promoCode: codes.codeFor(cart, rules.before.coupons) };
      const after = takenOffer(request, rules.after, pastState(cart, uses.after.usesOf(who)), known);
      count(before, uses.before, who, rules.before);
      count(after, uses.after, who, rules.after);
      if (isApplied(promotion.id, after)) codes.give(after.request.promoCode);
      const judged = { before, after };
      tally.add(cart, judged, rules.after);
      return judged;
    },
    result: tally.result,
  };
}

function count({ applied, quote }: TakenOffer, ledger: UseLedger, who: UseOf, { catalog }: ShopRules): void {
  for (const coupon of applied) ledger.count(coupon, who, givenBy(coupon, quote, catalog));
}

/** Why a cart can no longer be ordered. Null: it can. */
function skipReasonOf(quote: Quote): SkipReason | null {
  if (isOrder(quote)) return null;
  const decision = decideOrder(quote, quote.total);
  const [refusal] = decision.kind === "refused" ? decision.refusals : [];
  const line = quote.lines.find((each) => each.refusal !== null);
  return refusal?.reason ?? line?.refusal?.reason ?? "not-available";
}

function createTally(promotion: Coupon) {
  const skipped = new Map<SkipReason, number>();
  const guests = new Set<string>();
  const conflicts = new Map<CouponId, { readonly coupon: Coupon; carts: number }>();
  let examples: readonly DryRunExample[] = [];
  const counts = { carts: 0, matching: 0, changed: 0, discount: zero };

  function conflict(coupon: Coupon): void {
    const found = conflicts.get(coupon.id) ?? { coupon, carts: 0 };
    found.carts += 1;
    conflicts.set(coupon.id, found);
  }

  return {
    skip(reason: SkipReason) {
      skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
    },
    add({ orderId, number }: PastCart, { before, after }: JudgedCart, { catalog }: ShopRules) {
      counts.carts += 1;
      if (isChanged(before, after)) counts.changed += 1;
      const left = before.applied.filter(({ id }) => id !== promotion.id && !isApplied(id, after));
      for (const coupon of left) conflict(coupon);
      if (!isApplied(promotion.id, after)) return;
      const discount = givenBy(promotion, after.quote, catalog);
      counts.matching += 1;
      counts.discount = addMoney(counts.discount, discount);
      guests.add(number);
      examples = withExample(examples, { orderId, before: before.quote.total, after: after.quote.total, discount });
    },
    result: (): DryRunResult => ({
      ...counts,
      skipped,
      guests: guests.size,
      conflicts: [...conflicts.values()].sort((a, b) => b.carts - a.carts),
      examples,
    }),
  };
}

function isApplied(couponId: CouponId, { applied }: TakenOffer): boolean {
  return applied.some(({ id }) => id === couponId);
}

function isChanged(before: TakenOffer, after: TakenOffer): boolean {
  return before !== after && (before.quote.total !== after.quote.total || tookOf(before) !== tookOf(after));
}

/** The coupons and gifts of an offer, to compare it with another one of the same cart. */
function tookOf({ applied, quote }: TakenOffer): string {
  const gifts = quote.lines.filter(({ giftOf }) => giftOf !== null);
  const names = [...applied.map(({ id }) => id), ...gifts.map((gift) => `${gift.productId}/${gift.variationId}`)];
  return names.join();
}

function withExample(examples: readonly DryRunExample[], next: DryRunExample): readonly DryRunExample[] {
  const least = examples.at(-1);
  if (least !== undefined && examples.length >= maxExamples && next.discount <= least.discount) return examples;
  return [...examples, next].sort((a, b) => b.discount - a.discount).slice(0, maxExamples);
}
