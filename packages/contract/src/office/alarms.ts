import * as z from "zod/mini";

const endpoint = z.string().check(z.minLength(1), z.maxLength(1000));
const key = z.string().check(z.maxLength(200));

/** Body of `POST /api/office/push`: a subscription as `PushSubscription.toJSON()` returns it. */
export const StaffPhoneSchema = z.looseObject({ endpoint, keys: z.looseObject({ p256dh: key, auth: key }) });

/** Body of `DELETE /api/office/push` and of `POST /api/office/push/test`. */
export const StaffPhoneEndSchema = z.looseObject({ endpoint });

/** Answer of `POST /api/office/orders/{id}/acknowledge`: when the first board acknowledged the order's current ring. */
export const AcknowledgedSchema = z.looseObject({ acknowledged_at: z.iso.datetime() });

/** Maximum number of orders in one acknowledgement. */
export const MAX_ACKNOWLEDGED = 50;

/** An order's id; a practice order's is negative. Larger numbers are ids of no store. */
const orderId = z.int().check(z.gte(-999_999_999), z.lte(999_999_999));

/** Body of `POST /api/office/acknowledgements`: the orders that a board rings for, and since when. */
export const AcknowledgementsSchema = z.object({
  orders: z
    .array(z.object({ id: orderId, at: z.optional(z.iso.datetime().check(z.maxLength(40))) }))
    .check(z.minLength(1), z.maxLength(MAX_ACKNOWLEDGED)),
});

/** Its answer: the orders that were found, and when the first board acknowledged the current ring of each. */
export const AcknowledgedOrdersSchema = z.looseObject({
  acknowledged: z.array(z.looseObject({ order_id: z.int(), acknowledged_at: z.iso.datetime() })),
});
