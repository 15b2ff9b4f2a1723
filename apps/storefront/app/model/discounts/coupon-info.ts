import type { Coupon, TimeZone } from "@skatert/domain";

/** A coupon with the names of what its conditions and gifts speak of. */
export interface CouponInfo {
  readonly coupon: Coupon;
  /** By id: dishes and gifts, sections with their address, branches by warehouse. */
  readonly dishes: Readonly<Record<number, string>>;
  readonly sections: Readonly<Record<number, { readonly name: string; readonly url: string }>>;
  readonly branches: Readonly<Record<number, string>>;
  readonly timeZone: TimeZone;
  /** The shop's clock when it answered, milliseconds. */
  readonly now: number;
}
