import { readDay, readExpiry, readInstant, readIsoDay, readMoney, readNumber } from "@skatert/contract";
import type { CalendarDay, Instant, Money, TimeZone } from "@skatert/domain";
import { type Fields, textOf } from "../../entities/read-fields.ts";

/** When a promotion begins or ends. `day`: it is written as a day, which counts as a whole. */
export interface PromotionEdge {
  readonly at: Instant;
  readonly day: CalendarDay | null;
}

/** What bounds a promotion besides its conditions. Null: no bound. */
export interface CouponTerms {
  readonly starts: PromotionEdge | null;
  readonly ends: PromotionEdge | null;
  readonly limit: number | null;
  readonly limitPerGuest: number | null;
  readonly limitPerDay: number | null;
  readonly budget: Money | null;
  /** Half of the guests. */
  readonly audience: "a" | "b" | null;
}

/** The bounds of a coupon as the shop's document has it, in the shop's time zone. */
export function couponTerms(wire: Fields, zone: TimeZone): CouponTerms {
  const { date_starts: starts, date_expires: expires, audience } = wire;
  const ends = readExpiry(expires, zone);
  const budget = readMoney(wire["budget"]);
  return {
    starts: edgeOf(starts, startOf(starts, zone)),
    ends: edgeOf(expires, ends === "unreadable" ? null : ends),
    limit: countOf(wire["usage_limit"]),
    limitPerGuest: countOf(wire["usage_limit_per_user"]),
    limitPerDay: countOf(wire["usage_limit_per_day"]),
    budget: budget !== null && budget > 0 ? budget : null,
    audience: audience === "a" || audience === "b" ? audience : null,
  };
}

function edgeOf(value: unknown, at: Instant | null): PromotionEdge | null {
  const text = textOf(value).trim();
  return at === null ? null : { at, day: readIsoDay(text) ?? readDay(text) };
}

/** A number is seconds since 1970, as the end's is. */
function startOf(value: unknown, zone: TimeZone): Instant | null {
  const seconds = readNumber(value);
  if (seconds !== null) return seconds > 0 ? seconds * 1000 : null;
  return readInstant(value, zone);
}

/** 0 and empty restrict nothing (readings "Coupons"). */
function countOf(value: unknown): number | null {
  const count = Math.floor(readNumber(value) ?? 0);
  return count > 0 ? count : null;
}
