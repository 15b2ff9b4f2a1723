/**
 * An id of one kind. The compiler refuses an order's id where a customer's is required. A plain number or
 * text still passes, because tables, messages and tests hold plain values. A function therefore names the
 * kind of each id it takes and returns.
 */
export type Id<Kind extends string, Value extends number | string = number> = Value & { readonly __id?: Kind };

/** Declared here because a gift in the cart names its coupon. */
export type CouponId = Id<"coupon">;
/** Id of an account: `customer_id` on the wire, `user_id` in the tables. */
export type CustomerId = Id<"customer">;
export type OrderId = Id<"order">;
