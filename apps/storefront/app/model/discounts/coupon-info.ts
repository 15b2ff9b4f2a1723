import type { Coupon, TimeZone } from "@skatert/domain";

/** A coupon with the names that its conditions and gifts refer to. */
export interface CouponInfo {
  readonly coupon: Coupon;
  /** Names by id: dishes and gifts, sections with their address, branches by warehouse. */
  readonly dishes: Readonly<Record<number, string>>;
  readonly sections: Readonly<Record<number, { readonly name: string; readonly url: string }>>;
  readonly branches: Readonly<Record<number, string>>;
  readonly timeZone: TimeZone;
  /** The shop's clock at the answer, milliseconds. */
  readonly now: number;
}
