import { IF_MISSING } from "@skatert/domain";
import * as z from "zod/mini";
import { AdjustmentSchema, QuoteLineSchema, RefusalsSchema } from "../checkout/quote-schemas.ts";
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
import { ActorSchema } from "./feed-entry.ts";

const instant = z.iso.datetime().check(z.maxLength(40));
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

/**
 * The reason of a `changed` entry in the feed and in an order's history that concerns a change of the order: made, or the
 * step of a proposal. `no-answer`: its time has passed. `failed`: the guest agreed, but a dish or the time was gone.
 */
export const CHANGE_STEPS = ["made", "proposed", "declined", "withdrawn", "no-answer", "failed"] as const;
export type ChangeStep = (typeof CHANGE_STEPS)[number];

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

/** A dish before and after a change, for the kitchen and the guest: pieces, portions, or grams of a weighed dish. */
export const ChangedDishSchema = z.looseObject({
  name: z.string(),
  variation: z.optional(z.nullable(z.string())),
  was: z.number(),
  now: z.number(),
  /** The numbers are grams. */
  by_weight: z.optional(z.literal(true)),
  /** What is chosen for the dish, such as "Без лука" and "Сырный × 2". */
  chosen: z.optional(z.array(z.string())),
  note: z.optional(z.string()),
});
export type WireChangedDish = z.infer<typeof ChangedDishSchema>;

const sums = { total_was: z.number(), total_now: z.number() };

/**
 * A change on the board's order, the earliest first. `kinds`: see OrderChangeSchema. `consent`: how the guest agreed;
 * "none" was needed.
 */
export const BoardChangeSchema = z.looseObject({
  /** Numbered from 1 within the order. */
  number: z.int(),
  at: instant,
  by: ActorSchema,
  reason: z.string(),
  kinds: z.array(z.string()),
  consent: z.enum(["none", "phone", "link"]),
  kitchen_delta: z.array(ChangedDishSchema),
  ...sums,
});
export type WireBoardChange = z.infer<typeof BoardChangeSchema>;

/** A change that waits for the guest. */
export const BoardProposalSchema = z.looseObject({
  id: z.string(),
  at: instant,
  expires_at: instant,
  by: ActorSchema,
  reason: z.string(),
  kitchen_delta: z.array(ChangedDishSchema),
  ...sums,
  /** What the guest will owe after it; negative: is paid back. */
  owed: z.number(),
});
export type WireBoardProposal = z.infer<typeof BoardProposalSchema>;

const pricedSide = z.looseObject({
  lines: z.array(QuoteLineSchema),
  adjustments: z.array(AdjustmentSchema),
  total: z.number(),
});

/**
 * 200 of `changes`; the field `order` is the board's order after the call, and unchanged by a dry run or a proposal.
 * Money in roubles. `gift_lost`: the coupon whose gift no longer qualifies; send a `gift` change for it. With `refusals`
 * a call other than a dry run is 422 `change_refused`.
 */
export const changeAnswerFields = {
  before: pricedSide,
  after: pricedSide,
  /** What the guest owes after the change; negative: is paid back. */
  owed: z.number(),
  points: z.looseObject({ spent_back: z.int(), earned: z.int() }),
  kitchen_delta: z.array(ChangedDishSchema),
  consent: z.enum(["none", "required"]),
  gift_lost: z.nullable(z.looseObject({ coupon_id: z.int(), name: z.string() })),
  coupons_dropped: z.array(z.looseObject({ id: z.int(), code: z.string() })),
  refusals: RefusalsSchema,
  proposal: z.nullable(z.looseObject({ id: z.string(), expires_at: instant, url: z.string() })),
};

/** Body of the guest's answer, `POST checkout/order/{id}/proposal`. */
export const ProposalAnswerSchema = z.looseObject({
  proposal_id: z.string().check(z.minLength(1), z.maxLength(40)),
  accept: z.boolean(),
});

/** Additive fields of the order as its guest sees it: a change that asks, and the changes made. ISO instants. */
export const guestChangeFields = {
  proposal: z.optional(
    z.nullable(
      z.looseObject({
        id: z.string(),
        expires_at: instant,
        reason: z.string(),
        lines: z.array(ChangedDishSchema),
        ...sums,
        owed: z.number(),
      }),
    ),
  ),
  changes: z.optional(
    z.array(z.looseObject({ at: instant, reason: z.string(), lines: z.array(ChangedDishSchema), ...sums })),
  ),
  /** Money that was or is being returned, the earliest first. `state`: due, done, failed. */
  refunds: z.optional(
    z.array(z.looseObject({ at: instant, amount: z.number(), reason: z.string(), state: z.string() })),
  ),
  /** What the guest still pays online after a change, in roubles; the order's page leads to the payment. */
  to_pay: z.optional(z.number()),
  if_missing: z.optional(z.enum(IF_MISSING)),
};
