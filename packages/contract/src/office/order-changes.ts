import * as z from "zod/mini";
import { AdjustmentSchema, QuoteLineSchema, RefusalsSchema } from "../checkout/quote-schemas.ts";
import { ChangedDishSchema, changedSums } from "../orders/changed-dish.ts";
import { ActorSchema } from "./feed-entry.ts";

const instant = z.iso.datetime().check(z.maxLength(40));

/**
 * The reason of a `changed` entry in the feed and in an order's history that concerns a change of the order: made, or the
 * step of a proposal. `no-answer`: its time has passed. `failed`: the guest agreed, but a dish or the time was gone.
 */
export const CHANGE_STEPS = ["made", "proposed", "declined", "withdrawn", "no-answer", "failed"] as const;
export type ChangeStep = (typeof CHANGE_STEPS)[number];

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
  ...changedSums,
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
  ...changedSums,
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
