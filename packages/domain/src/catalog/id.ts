/**
 * An id of one kind. Ids of two kinds do not mix: the compiler refuses an order's id where a customer's is wanted.
 * A plain number or text still passes, because tables, messages and tests hold nothing else. So a function names the
 * kind of each id it takes and returns.
 */
export type Id<Kind extends string, Value extends number | string = number> = Value & { readonly __id?: Kind };

/** Here and not with its noun, because a gift in the cart names its coupon. */
export type CouponId = Id<"coupon">;
/** Of an account: `customer_id` of the wire, `user_id` of the tables. */
export type CustomerId = Id<"customer">;
export type OrderId = Id<"order">;
