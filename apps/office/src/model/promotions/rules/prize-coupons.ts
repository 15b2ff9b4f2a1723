import { readExpiry, readFlag, type WireCouponRow } from "@skatert/contract";
import type { Instant, TimeZone } from "@skatert/domain";

/** A coupon beside a prize of the wheel. */
export interface PrizeCoupon {
  readonly id: string;
  readonly name: string;
  /** A prize is a personal offer that has not ended; single-use codes are not given to one guest. */
  readonly canBeWon: boolean;
}

/** The coupons of the shop as prizes, with the draft. `zone`: the shop's. */
export function prizeCoupons(
  rows: readonly WireCouponRow[],
  { zone, now }: { readonly zone: TimeZone; readonly now: Instant },
): readonly PrizeCoupon[] {
  return rows
    .filter(({ state }) => state !== "removed")
    .map(({ id, name, coupon, codes_count: codes }) => {
      const ends = readExpiry(coupon["date_expires"], zone);
      const isOver = ends === "unreadable" || (ends !== null && ends <= now);
      return { id, name, canBeWon: readFlag(coupon["individual_coupon"]) && codes === 0 && !isOver };
    });
}
