import * as z from "zod/mini";

const endpoint = z.string().check(z.minLength(1), z.maxLength(1000));
const key = z.string().check(z.maxLength(200));

/** Body of `POST /api/office/push`: a subscription as `PushSubscription.toJSON()` returns it. */
export const StaffPhoneSchema = z.looseObject({ endpoint, keys: z.looseObject({ p256dh: key, auth: key }) });

/** Body of `DELETE /api/office/push`. */
export const StaffPhoneEndSchema = z.looseObject({ endpoint });

/** Answer of `POST /api/office/orders/{id}/acknowledge`: when the first board had the order, as it rings now. */
export const AcknowledgedSchema = z.looseObject({ acknowledged_at: z.iso.datetime() });
