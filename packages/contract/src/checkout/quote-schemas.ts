import * as z from "zod/mini";
import { GROUP_KINDS } from "../catalog/group-kinds.ts";
import { ShownMetaSchema } from "./woo-meta.ts";

/** A refusal: its reason and the data needed to act on it; money in roubles. */
const RefusalSchema = z.looseObject({ reason: z.string() });
export const RefusalsSchema = z.array(RefusalSchema);
export type WireRefusal = z.infer<typeof RefusalSchema>;

/** A slot as `avaible_time` lists it: "dd.mm.yyyy", "HH:MM". */
const SlotTimeSchema = z.looseObject({ date: z.string(), from: z.string(), to: z.string() });

const SoldDishSchema = z.looseObject({
  variation: z.nullable(z.string()),
  measure: z.enum(["piece", "portion", "grams"]),
  /** Weight of a portion. */
  grams: z.optional(z.number()),
  net_content: z.nullable(
    z.looseObject({ amount: z.number(), unit: z.string(), parts: z.optional(z.array(z.number())) }),
  ),
  allergens: z.array(z.string()),
  /** Names of the dishes of a set. */
  dishes: z.optional(z.array(z.string())),
});
export type WireSoldDish = z.infer<typeof SoldDishSchema>;

const soldChoice = {
  group_id: z.int(),
  /** Name of the group. */
  group: z.string(),
  kind: z.enum(GROUP_KINDS),
  id: z.int(),
  variation_id: z.nullable(z.int()),
  name: z.string(),
  /** Of a dish of a set, such as "30 см". */
  size: z.optional(z.string()),
  /** Units for one unit of the dish. */
  count: z.int(),
  price: z.number(),
};
/** A choice in the groups of a dish; a dish of a set has choices of its own. */
const SoldChoiceSchema = z.looseObject({ ...soldChoice, choices: z.optional(z.array(z.looseObject(soldChoice))) });
export type WireSoldChoice = z.infer<typeof SoldChoiceSchema>;

export const QuoteLineSchema = z.looseObject({
  product_id: z.int(),
  variation_id: z.nullable(z.int()),
  name: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  total: z.number(),
  /** True for a line that a coupon adds; `coupon_id` names the coupon. */
  gift: z.boolean(),
  coupon_id: z.optional(z.int()),
  supplements: z.array(z.looseObject({ id: z.int(), name: z.string(), count: z.int(), price: z.number() })),
  /** The supplements of the dish's groups, by group. Absent: a dish without groups. */
  choices: z.optional(z.array(SoldChoiceSchema)),
  /** The guest's wish for the dish, on one line. */
  note: z.optional(z.string()),
  /** True: the dish takes no notes, so that of the request is left out. An order is then 409. */
  note_dropped: z.optional(z.boolean()),
  refusal: z.optional(RefusalSchema),
  /** For a dish refused for its hours: the nearest slot in which it is available. */
  next_time: z.optional(SlotTimeSchema),
  /** The person who added the dish in a group order. */
  person: z.optional(z.string()),
  /** Only in a placed order: size, weight and allergens as the menu had them then. */
  sold: z.optional(SoldDishSchema),
  /** Only in a placed order: additions of the integration that placed it, such as a wish. */
  meta_data: z.optional(ShownMetaSchema),
});
export type WireQuoteLine = z.infer<typeof QuoteLineSchema>;

export const AdjustmentSchema = z.looseObject({
  kind: z.enum([
    "items",
    "combo",
    "fixed",
    "percent",
    "excluded",
    "gifts",
    "delivery",
    "express",
    "free_supplements",
    "staff",
    "bonuses",
  ]),
  amount: z.number(),
  label: z.optional(z.string()),
  coupon_id: z.optional(z.int()),
});
export type WireAdjustment = z.infer<typeof AdjustmentSchema>;

/** Answer of `POST checkout/quote`; `slot_start` is an ISO instant. */
export const QuoteSchema = z.looseObject({
  lines: z.array(QuoteLineSchema),
  adjustments: z.array(AdjustmentSchema),
  total: z.number(),
  minimum: z.looseObject({ required: z.number(), reached_sum: z.number() }),
  payment_methods: z.array(z.string()),
  refusals: RefusalsSchema,
  coupons: z.array(
    z.looseObject({
      id: z.int(),
      code: z.optional(z.string()),
      applied: z.boolean(),
      refusals: RefusalsSchema,
    }),
  ),
  bonuses: z.looseObject({
    /** Whether the shop has points; absent in an earlier version, which had them. */
    active: z.optional(z.boolean()),
    available: z.number(),
    max_applicable: z.number(),
    applied: z.number(),
    earned: z.optional(z.int()),
  }),
  zone_id: z.optional(z.nullable(z.string())),
  slot_start: z.optional(z.nullable(z.string())),
  /** Seconds for which the requested time can still be ordered. */
  taken_for: z.optional(z.nullable(z.int())),
  /** The shop's clock at this answer, an ISO instant. */
  now: z.optional(z.nullable(z.string())),
  /** The nearest slot in place of a refused time. */
  next_time: z.optional(z.nullable(SlotTimeSchema)),
});
export type WireQuote = z.infer<typeof QuoteSchema>;

/** `data` of 409 `order_changed` and 422 `order_refused`. */
export const OrderRefusedDataSchema = z.looseObject({
  status: z.int(),
  reason: z.optional(z.string()),
  refusals: z.optional(z.array(RefusalSchema)),
  quote: z.optional(QuoteSchema),
});
