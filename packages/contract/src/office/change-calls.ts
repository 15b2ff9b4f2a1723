import * as z from "zod/mini";
import {
  handoverFields,
  MAX_LINES,
  MAX_QUANTITY,
  RequestAddressSchema,
  RequestLineSchema,
} from "../checkout/request-schemas.ts";
import { DeliveryMethodSchema } from "../delivery/method.ts";
import { boundedList } from "../fields/bounded.ts";
import { cleanedText, MAX_ID } from "../fields/schemas.ts";

const id = z.int().check(z.positive(), z.lte(MAX_ID));
const version = z.int().check(z.nonnegative());
/** Index in the lines of the version that the caller saw. */
const line = z.int().check(z.nonnegative(), z.lt(MAX_LINES * 2));
const quantity = z.int().check(z.positive(), z.lte(MAX_QUANTITY));
const dish = z.omit(RequestLineSchema, { person: true });
const { zone_id, coordinates, take_date, time_from, time_to, express } = handoverFields;

/**
 * One change of a placed order (CHANGE-1). `quantity` of a weighed dish is in grams. A `gift` without `item` takes the
 * gift away. `time` without `take_date` means as soon as possible. `method` has the fields of the new way.
 */
export const OrderChangeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("remove"), line }),
  z.object({ kind: z.literal("quantity"), line, quantity }),
  z.object({ kind: z.literal("add"), item: dish }),
  z.object({ kind: z.literal("swap"), line, item: dish }),
  z.object({ kind: z.literal("gift"), coupon_id: id, item: z.nullable(dish) }),
  z.object({ kind: z.literal("address"), address: RequestAddressSchema, zone_id, coordinates }),
  z.object({ kind: z.literal("time"), take_date, time_from, time_to, express }),
  z.object({
    kind: z.literal("method"),
    delivery_type: DeliveryMethodSchema,
    address: handoverFields.address,
    zone_id,
    coordinates,
    pickup_location_id: handoverFields.pickup_location_id,
    restaurant_id: handoverFields.restaurant_id,
    seats: handoverFields.seats,
    take_date,
    time_from,
    time_to,
    express,
  }),
  z.object({
    kind: z.literal("payment"),
    payment_method: z.string().check(z.minLength(1), z.maxLength(200)),
    change_from: z.nullish(z.number().check(z.gte(0), z.lte(1_000_000_000))),
  }),
  z.object({ kind: z.literal("comment"), comment: z.string().check(cleanedText, z.maxLength(1_000)) }),
]);
export type WireOrderChange = z.infer<typeof OrderChangeSchema>;

export const MAX_CHANGES = 50;
export const MAX_CHANGE_REASON = 300;

/**
 * Body of `POST /api/office/orders/{id}/changes`. `reason` is read by the guest. `keep_coupons`: the restaurant is at
 * fault, so coupons stay although the cart no longer qualifies. `consent` matters where dishes or money change: "link"
 * (default) asks the guest and changes nothing until they agree; "phone" records that the guest agreed by telephone and
 * changes the order at once. `dry_run` only answers.
 */
export const ChangeOrderSchema = z.object({
  version,
  changes: boundedList(OrderChangeSchema, MAX_CHANGES).check(z.minLength(1)),
  reason: z.string().check(cleanedText, z.minLength(1), z.maxLength(MAX_CHANGE_REASON)),
  keep_coupons: z.optional(z.boolean()),
  consent: z.optional(z.enum(["link", "phone"])),
  dry_run: z.optional(z.boolean()),
});
export type WireChangeOrder = z.infer<typeof ChangeOrderSchema>;

/** Body of `DELETE /api/office/orders/{id}/proposal`. */
export const WithdrawProposalSchema = z.object({ version });

/** Body of the guest's answer, `POST checkout/order/{id}/proposal`. */
export const ProposalAnswerSchema = z.looseObject({
  proposal_id: z.string().check(z.minLength(1), z.maxLength(40)),
  accept: z.boolean(),
});
