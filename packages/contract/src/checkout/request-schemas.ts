import { flatCounts, GROUP_LIMITS, IF_MISSING, MAX_DISH_NOTE, noteLength } from "@skatert/domain";
import * as z from "zod/mini";
import { DeliveryMethodSchema } from "../delivery/method.ts";
import { LonLatSchema } from "../delivery/schemas.ts";
import { boundedList } from "../fields/bounded.ts";
import { oneLine } from "../fields/clean-text.ts";
import { readDay } from "../fields/read-time.ts";
import { MAX_ID, visibleText } from "../fields/schemas.ts";

/**
 * Input of shoppers. Unlike a shop's data it must have exact types: anything else is a 400 with the path of the fault.
 * Bounds make every product of price and quantity a safe integer.
 */
export const MAX_QUANTITY = 1_000_000;
export const MAX_SUPPLEMENTS = 1_000;
/** Bounds for dishes in a cart, choices of a dish, and coupons; above any real order. */
export const MAX_LINES = 100;
export const MAX_LINE_SUPPLEMENTS = 50;
export const MAX_COUPONS = 50;

const id = z.int().check(z.positive(), z.lte(MAX_ID));
/** WooCommerce writes 0 for "no variation". */
const idOrZero = z.int().check(z.nonnegative(), z.lte(MAX_ID));
const shortText = z.string().check(z.maxLength(200));
const longText = z.string().check(z.maxLength(1_000));
const part = z.nullish(z.union([shortText, z.number()]));

/** "dd.mm.yyyy", a day that exists. */
const dateText = z.string().check(
  z.regex(/^(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.\d{4}$/),
  z.refine((text) => readDay(text) !== null, "is no day of the calendar"),
);
const TIME_TEXT = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const InnerChoiceSchema = z.looseObject({
  group_id: id,
  id,
  count: z.int().check(z.positive(), z.lte(MAX_SUPPLEMENTS)),
  variation_id: z.nullish(idOrZero),
});
export type WireInnerChoice = z.infer<typeof InnerChoiceSchema>;

/** A choice in a group of the dish; a dish of a set has choices of its own. */
export const ChoiceSchema = z.extend(InnerChoiceSchema, {
  choices: z.nullish(boundedList(InnerChoiceSchema, MAX_LINE_SUPPLEMENTS)),
});
export type WireChoice = z.infer<typeof ChoiceSchema>;

const fewChoices = z.refine<WireChoice[]>(
  (list) => list.reduce((sum, { choices }) => sum + 1 + (choices?.length ?? 0), 0) <= MAX_LINE_SUPPLEMENTS,
  { error: `must have at most ${MAX_LINE_SUPPLEMENTS} choices, with those of their dishes` },
);

const shortNote = z.refine<string>((note) => noteLength(oneLine(note)) <= MAX_DISH_NOTE, {
  error: `must be at most ${MAX_DISH_NOTE} characters`,
});

export const RequestLineSchema = z.looseObject({
  product_id: id,
  variation_id: z.nullish(idOrZero),
  quantity: z.int().check(z.positive(), z.lte(MAX_QUANTITY)),
  supplements: z.nullish(
    boundedList(
      z.looseObject({ id, count: z.int().check(z.positive(), z.lte(MAX_SUPPLEMENTS)) }),
      MAX_LINE_SUPPLEMENTS,
    ),
  ),
  /**
   * Everything chosen in the groups of the dish (menu model): an empty list chooses nothing; without the list the
   * supplements are placed into the groups.
   */
  choices: z.nullish(boundedList(ChoiceSchema, MAX_LINE_SUPPLEMENTS).check(fewChoices)),
  /**
   * The guest's wish for this dish: one line of at most 140 characters, counted without the spaces and marks that are
   * taken out of it (MENU-15).
   */
  note: z.nullish(longText.check(shortNote)),
  /** The person who added the dish in a group order, stored with the line for the kitchen and the table. */
  person: z.nullish(z.string().check(z.maxLength(GROUP_LIMITS.nameLength))),
});
export type WireRequestLine = z.infer<typeof RequestLineSchema>;

/** Supplements beside choices name the same units, so that every reader of the line charges the same. */
const sameUnits = z.refine<WireRequestLine>(
  ({ supplements, choices }) => {
    if (!supplements || !choices) return true;
    const left = new Map<number, number>();
    for (const { id: of, count } of supplements) left.set(of, (left.get(of) ?? 0) + count);
    const units = flatCounts(choices.map(({ choices: inner, ...own }) => ({ ...own, choices: inner ?? [] })));
    for (const { id: of, count } of units) left.set(of, (left.get(of) ?? 0) - count);
    return [...left.values()].every((count) => count >= 0);
  },
  { path: ["supplements"], error: "must contain the units of choices" },
);

/** An address as text, or in the fields of `get_addresses`. */
export const RequestAddressSchema = z.union([
  z.string().check(z.maxLength(500)),
  z.looseObject({
    AddressLine: z.string().check(z.maxLength(500)),
    apartment: part,
    entrance: part,
    floor: part,
    number: part,
    comment: z.nullish(longText),
    name: part,
  }),
]);

/** Where, when and for how many. */
export const handoverFields = {
  zone_id: z.nullish(z.union([z.string().check(z.maxLength(100)), z.number()])),
  address: z.nullish(RequestAddressSchema),
  coordinates: z.nullish(LonLatSchema),
  pickup_location_id: z.nullish(id),
  restaurant_id: z.nullish(id),
  seats: z.nullish(z.int().check(z.positive(), z.lte(1_000))),
  express: z.nullish(z.boolean()),
  take_date: z.nullish(dateText),
  time_from: z.nullish(z.string().check(z.regex(TIME_TEXT))),
  time_to: z.nullish(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/))),
  /** Sets of cutlery; 0 is a valid choice. */
  people: z.nullish(z.int().check(z.nonnegative(), z.lte(1_000))),
};

const requestFields = {
  delivery_type: DeliveryMethodSchema,
  warehouse_id: id,
  ...handoverFields,
  lines: boundedList(RequestLineSchema.check(sameUnits), MAX_LINES),
  coupons: z.nullish(boundedList(id, MAX_COUPONS)),
  gift: z.nullish(z.looseObject({ coupon_id: id, product_id: id, variation_id: z.nullish(idOrZero) })),
  promo_code: z.nullish(z.string().check(z.maxLength(100))),
  bonuses: z.nullish(z.int().check(z.nonnegative(), z.lte(100_000_000))),
};

const roubles = z.number().check(z.gte(0), z.lte(1_000_000_000));

/** Body of `POST checkout/quote`. */
export const QuoteRequestSchema = z.looseObject({
  ...requestFields,
  payment_method: z.nullish(shortText),
});
export type WireQuoteRequest = z.infer<typeof QuoteRequestSchema>;

/** Body of `POST checkout/order`. */
export const OrderRequestSchema = z.looseObject({
  ...requestFields,
  customer: z.looseObject({
    name: shortText.check(z.minLength(1), visibleText),
    phone: z.string().check(z.minLength(3), z.maxLength(40)),
    email: z.nullish(z.union([z.literal(""), z.email().check(z.maxLength(254))])),
  }),
  payment_method: z.string().check(z.minLength(1), z.maxLength(200)),
  comment: z.nullish(longText),
  change_from: z.nullish(roubles),
  /** What the restaurant does if a dish is missing; only where the shop's settings have `if_missing`. */
  if_missing: z.nullish(z.enum(IF_MISSING)),
  consent: z.literal(true),
  expected_total: roubles,
});
export type WireOrderRequest = z.infer<typeof OrderRequestSchema>;

/** Characters of a key. */
export const MAX_IDEMPOTENCY_KEY = 255;

/** Header `Idempotency-Key`: any printable text of ASCII without spaces. */
export const IdempotencyKeySchema = z
  .string()
  .check(z.minLength(1), z.maxLength(MAX_IDEMPOTENCY_KEY), z.regex(/^[\x21-\x7e]*$/));
