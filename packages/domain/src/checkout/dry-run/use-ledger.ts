import type { CouponId } from "../../catalog/id.ts";
import type { Coupon } from "../../coupons/types.ts";
import { addMoney, type Money, zero } from "../../money/money.ts";
import type { ShopState } from "../types.ts";

/** Uses of a coupon before the first cart of a run. */
export interface EarlierTotal {
  readonly couponId: CouponId;
  readonly uses: number;
  /** What the coupon gave. */
  readonly given: Money;
}

/** Uses of a coupon by one guest before the first cart of a run. */
export interface EarlierUses {
  readonly couponId: CouponId;
  /** The number that the uses count for. */
  readonly customer: string;
  readonly uses: number;
  /** Those on the shop's day on which the run begins. */
  readonly usesOnDay: number;
}

/** Who orders, and on which day of the shop. */
export interface UseOf {
  readonly customer: string;
  readonly day: string;
}

/** The uses of coupons while a run walks through time, by which their limits are judged (COUP-15, PROMO-2). */
export interface UseLedger {
  /** Adds the earlier uses of guests, each once and before the guest's first cart. */
  learn(earlier: readonly EarlierUses[]): void;
  usesOf(who: UseOf): ShopState["couponUses"];
  count(coupon: Coupon, who: UseOf, given: Money): void;
}

interface Account {
  total: number;
  given: Money;
  readonly byCustomer: Map<string, number>;
  /** Of the last day that had a use. */
  day: string;
  readonly today: Map<string, number>;
}

/** Whether the uses of a coupon decide anything. */
export function isLimited(coupon: Coupon): boolean {
  const { usageLimit, usageLimitPerCustomer, usageLimitPerDay, budget } = coupon;
  return [usageLimit, usageLimitPerCustomer, usageLimitPerDay, budget].some((limit) => limit !== null);
}

/** `firstDay`: the shop's day on which the run begins. */
export function createUseLedger(earlier: readonly EarlierTotal[], firstDay: string): UseLedger {
  const accounts = new Map<CouponId, Account>();

  function accountOf(couponId: CouponId): Account {
    const known = accounts.get(couponId);
    if (known !== undefined) return known;
    const made = { total: 0, given: zero, byCustomer: new Map(), day: firstDay, today: new Map() };
    accounts.set(couponId, made);
    return made;
  }

  for (const { couponId, uses, given } of earlier) {
    const account = accountOf(couponId);
    account.total = uses;
    account.given = given;
  }

  return {
    learn(earlierUses) {
      for (const { couponId, customer, uses, usesOnDay } of earlierUses) {
        const account = accountOf(couponId);
        account.byCustomer.set(customer, uses);
        if (account.day === firstDay) account.today.set(customer, usesOnDay);
      }
    },
    usesOf({ customer, day }) {
      const found = new Map<CouponId, ReturnType<typeof usesIn>>();
      for (const [id, account] of accounts) found.set(id, usesIn(account, customer, day));
      return found;
    },
    count(coupon, { customer, day }, given) {
      if (!isLimited(coupon)) return;
      const account = accountOf(coupon.id);
      if (account.day !== day) account.today.clear();
      account.day = day;
      account.total += 1;
      account.given = addMoney(account.given, given);
      for (const counts of [account.byCustomer, account.today]) counts.set(customer, (counts.get(customer) ?? 0) + 1);
    },
  };
}

function usesIn(account: Account, customer: string, day: string) {
  return {
    total: account.total,
    byCustomer: account.byCustomer.get(customer) ?? 0,
    byCustomerToday: account.day === day ? (account.today.get(customer) ?? 0) : 0,
    given: account.given,
  };
}
