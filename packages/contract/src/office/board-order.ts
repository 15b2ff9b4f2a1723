import { IF_MISSING, STAFF_DISCOUNT_REASONS } from "@skatert/domain";
import * as z from "zod/mini";
import { AdjustmentSchema } from "../checkout/quote-schemas.ts";
import { ShownMetaSchema } from "../checkout/woo-meta.ts";
import { DeliveryMethodSchema } from "../delivery/method.ts";
import { cleanedText } from "../fields/schemas.ts";
import { REFUSAL_REASONS } from "../orders/refusal-reasons.ts";
import { OrderStageSchema } from "../orders/stages.ts";
import { ActorSchema, FEED_KINDS } from "./feed-entry.ts";
import { BoardChangeSchema, BoardProposalSchema, changeAnswerFields } from "./order-changes.ts";
import { BoardRefundSchema } from "./order-refunds.ts";

const instant = z.iso.datetime().check(z.maxLength(40));
const instantOrNull = z.nullable(instant);
const textOrNull = z.nullable(z.string());

/** A line for the kitchen. Money in roubles. */
export const BoardLineSchema = z.looseObject({
  product_id: z.int(),
  variation_id: z.nullable(z.int()),
  name: z.string(),
  /** The chosen size and features: «30 см», «тонкое тесто». */
  variation: textOrNull,
  quantity: z.int(),
  /** The line's weight in grams, of a dish that is sold by weight; its `quantity` is then 1. Absent: any other dish. */
  grams: z.optional(z.int()),
  /** Weight or volume of one portion with its unit; null: not known. */
  measure: textOrNull,
  supplements: z.array(z.looseObject({ name: z.string(), quantity: z.int() })),
  allergens: z.array(z.string()),
  /** The dishes of a set. */
  dishes: z.optional(z.array(z.string())),
  /** The guest's wish for this dish, on one line. */
  note: z.optional(z.string()),
  gift: z.boolean(),
  total: z.number(),
  /** Additions of the integration that placed the order, such as a wish for this dish. */
  meta_data: z.optional(ShownMetaSchema),
});
export type WireBoardLine = z.infer<typeof BoardLineSchema>;

/** An order for the restaurant (BOARD-5). Instants are ISO 8601 in UTC, money in roubles. */
export const BoardOrderSchema = z.looseObject({
  id: z.int(),
  number: z.string(),
  /** Grows with every change; calls that change the order send it. */
  version: z.int(),
  branch_id: z.int(),
  stage: OrderStageSchema,
  method: DeliveryMethodSchema,
  practice: z.boolean(),
  /** Whether the restaurant has to answer: to a new order, or to a request to cancel. */
  asks: z.nullable(z.enum(["confirm", "cancel"])),
  placed_at: instant,
  confirmed_at: instantOrNull,
  confirmed_by: z.nullable(ActorSchema),
  promised_at: instantOrNull,
  /** The time promised before it became later, and whether the guest has yet to agree. */
  promised_before: instantOrNull,
  awaits_agreement: z.boolean(),
  /**
   * True: a note of a guest speaks of an allergy, and nobody of the staff has said to have read it. Until then the order is
   * neither confirmed nor cooked (MENU-15).
   */
  asks_reading: z.optional(z.boolean()),
  cancel_requested_at: instantOrNull,
  /** The time to offer with one tap for a new order, at the moment of the answer; null: none, or nothing to confirm. */
  proposed_at: instantOrNull,
  /** Minutes from the kitchen's start to the handover; `extra` in busy hours, until `extra_until` (null: they stay). */
  cooking: z.looseObject({ minutes: z.int(), extra: z.int(), extra_until: instantOrNull }),
  wanted: z.looseObject({ soonest: z.boolean(), express: z.boolean(), from: instantOrNull, to: instantOrNull }),
  /** When the kitchen should begin; until then a scheduled order is in its own column. */
  start_at: instant,
  /** Guest and address: null for people without the right to read them. */
  guest: z.nullable(z.looseObject({ name: z.string(), phone: z.string(), first_order: z.boolean() })),
  address: z.nullable(
    z.looseObject({
      text: z.string(),
      apartment: textOrNull,
      entrance: textOrNull,
      floor: textOrNull,
      comment: textOrNull,
      unconfirmed: z.boolean(),
    }),
  ),
  /** The pickup point or the table. */
  place: textOrNull,
  people: z.int(),
  comment: z.string(),
  /** Additions of the integration that placed the order. */
  meta_data: z.optional(ShownMetaSchema),
  /** The staff's note for each other; "": none. The guest never sees it. */
  note: z.string(),
  /** Only of an order by telephone. `company`: also null for people without the right to read guests. */
  phone: z.optional(
    z.looseObject({
      taken_by: z.string(),
      company: z.nullable(z.looseObject({ name: z.string(), tax_number: z.string() })),
      discount_reason: z.nullable(z.enum(STAFF_DISCOUNT_REASONS)),
    }),
  ),
  lines: z.array(BoardLineSchema),
  adjustments: z.array(AdjustmentSchema),
  total: z.number(),
  paid: z.number(),
  refunded: z.number(),
  owed: z.number(),
  payment: z.looseObject({
    method: z.string(),
    name: z.string(),
    online: z.boolean(),
    change_from: z.nullable(z.number()),
  }),
  /** The refund of a refusal now. */
  if_refused: z.looseObject({ refund_amount: z.number(), points: z.int() }),
  history: z.array(
    z.looseObject({
      kind: z.enum(FEED_KINDS),
      at: instant,
      by: ActorSchema,
      stage: z.optional(OrderStageSchema),
      promised_at: z.optional(instant),
      reason: z.optional(z.string()),
    }),
  ),
  /** The changes of the placed order, the earliest first; absent: none. */
  changes: z.optional(z.array(BoardChangeSchema)),
  /** Refunds of a part of the money, the earliest first; absent: none. */
  refunds: z.optional(z.array(BoardRefundSchema)),
  /** The most that a refund may give back now, by the gateways or in cash; absent: nothing. */
  refundable: z.optional(z.looseObject({ gateway: z.number(), cash: z.number() })),
  /** A change that the guest is asked about; absent: none. */
  proposal: z.optional(BoardProposalSchema),
  /** The guest's choice for a missing dish; absent: none was asked. */
  if_missing: z.optional(z.enum(IF_MISSING)),
});
export type WireBoardOrder = z.infer<typeof BoardOrderSchema>;

/**
 * 200 of `POST /api/office/orders/{id}/refunds`; `refund` null: the call was a repeat, or a `dry_run`, which alone has
 * `would`: what would be given back, in roubles and points.
 */
export const OrderRefundedSchema = z.looseObject({
  order: BoardOrderSchema,
  refund: z.nullable(BoardRefundSchema),
  would: z.optional(z.looseObject({ amount: z.number(), points_back: z.int(), points_taken: z.int() })),
});

/** 200 of `POST /api/office/orders/{id}/changes`; see changeAnswerFields. */
export const OrderChangesSchema = z.looseObject({ order: BoardOrderSchema, ...changeAnswerFields });
export type WireOrderChanges = z.infer<typeof OrderChangesSchema>;

/**
 * `GET /api/office/orders`: orders with a feed number that they include, and the number of omitted ones. A search over
 * all days has `next` instead: send it as `before` to get older matches; null: there are none. `vague`: more dishes
 * have the text in their names than the search used.
 */
export const BoardOrdersSchema = z.looseObject({
  last: z.int(),
  left_off: z.int(),
  next: z.optional(z.nullable(z.int())),
  vague: z.optional(z.boolean()),
  orders: z.array(BoardOrderSchema),
});
export type WireBoardOrders = z.infer<typeof BoardOrdersSchema>;

/** `GET /api/office/orders/waiting`: the caller's branches. `waiting`: for an answer of staff; `live`: not yet done. */
export const WaitingOrdersSchema = z.looseObject({
  branches: z.array(z.looseObject({ branch_id: z.int(), waiting: z.int(), live: z.int() })),
});
export type WireWaitingOrders = z.infer<typeof WaitingOrdersSchema>;

const version = z.int().check(z.nonnegative());
const text = z.string().check(cleanedText, z.maxLength(300));

/** Bodies of the changing calls; each has the version that the person saw. */
export const ConfirmOrderSchema = z.object({ version, promised_at: z.optional(instant) });
export const PromiseOrderSchema = z.object({ version, promised_at: instant });
export const RefuseOrderSchema = z.object({
  version,
  reason: z.enum(REFUSAL_REASONS),
  message: z.optional(text),
});
export const MoveOrderSchema = z.object({
  version,
  stage: OrderStageSchema,
});
/** Maximum length of a staff note on an order. */
export const MAX_NOTE = 300;
export const NoteOrderSchema = z.object({ version, note: z.string().check(cleanedText, z.maxLength(MAX_NOTE)) });
/** Body of "read": what the guests' notes say of an allergy. */
export const SeenOrderSchema = z.object({ version });
export const AcknowledgeSchema = z.object({ at: z.optional(instant) });
export const PracticeOrderSchema = z.object({ branch_id: z.int() });
