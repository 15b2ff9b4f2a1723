import * as z from "zod/mini";
import { cleanText, oneLine } from "./clean-text.ts";

/**
 * Field kinds of the wire. A WordPress backend writes an unset field as "", null, false or [] and a number often as
 * text, so readers accept these everywhere (wire "Conventions"). No schema transforms: mappers read the values, and the
 * schemas also serve the OpenAPI document.
 */

/** A field that is not set. */
export const wireEmpty = z.union([z.null(), z.literal(false), z.literal("")]);

const MONEY_TEXT = /^\s*(?:\d[\d \u00a0]*(?:[.,]\d+)?)?\s*$/;
const MAX_ROUBLES = 1_000_000_000;

/** Cleans a line that a person of the restaurant types; like `z.trim`, before the checks of the length. */
export const cleanedLine = z.overwrite(oneLine);
/** The same for a text of several lines. */
export const cleanedText = z.overwrite(cleanText);

/** Refuses a text that `oneLine` makes empty. */
export const visibleText = z.refine<string>((text) => oneLine(text) !== "", { error: "must not be empty" });

/** Text of a number not above `max`; another check refuses text that is no number. */
function textAtMost(max: number) {
  const number = (text: string) => Number(text.replace(/\s/g, "").replace(",", "."));
  return z.refine<string>((text) => !(number(text) > max), { error: `must be at most ${max}` });
}

function decimal() {
  return z.union([
    z.number().check(z.gte(0), z.lte(MAX_ROUBLES)),
    z.string().check(z.regex(MONEY_TEXT), z.maxLength(20), textAtMost(MAX_ROUBLES)),
    z.null(),
    z.literal(false),
  ]);
}

/** Roubles: a number, or decimal text (WooCommerce). Never negative. */
export const wireMoney = decimal();

/** A number or decimal text, not negative. */
export const wireNumber = decimal();

/** Maximum characters of a text in a shop's data: a page of content with its markup. */
const LONGEST_TEXT = 1_000_000;
/** Maximum length of a list in a shop's data. */
const LONGEST_LIST = 10_000;
const anyText = z.string().check(z.maxLength(LONGEST_TEXT));

export const wireFlag = z.union([z.boolean(), z.number(), z.string().check(z.maxLength(1_000)), z.null()]);

export const wireText = z.union([anyText, z.number(), z.null(), z.literal(false)]);
/** A short text from a caller: an id, a flag, a choice. */
export const wireShortText = z.union([z.string().check(z.maxLength(300)), z.number(), z.null(), z.literal(false)]);

/** The largest id of a store: 32 bits, as in WooCommerce's own calls. */
export const MAX_ID = 2_147_483_647;
/** The largest count: a 32-bit column too. */
export const MAX_COUNT = 2_147_483_647;

const idText = z.string().check(z.regex(/^\d+$/), z.maxLength(20), textAtMost(MAX_ID));
export const wireId = z.union([z.int().check(z.positive(), z.lte(MAX_ID)), idText]);
/** An id, or nothing: 0 means nothing too (WooCommerce). */
export const wireIdOrNone = z.union([z.int().check(z.nonnegative(), z.lte(MAX_ID)), idText, wireEmpty]);

/** A list of ids: a list, one id, or comma-separated text. */
export const wireIds = z.union([
  z.array(wireId).check(z.maxLength(LONGEST_LIST)),
  z.int().check(z.nonnegative(), z.lte(MAX_ID)),
  z.string().check(
    z.maxLength(LONGEST_TEXT),
    z.regex(/^\s*(?:\d+\s*(?:,\s*\d+\s*)*)?$/),
    z.refine((text) => text.split(",").every((id) => !(Number(id) > MAX_ID)), {
      error: `must be at most ${MAX_ID} each`,
    }),
  ),
  z.null(),
  z.literal(false),
]);

/** A list of texts: a list, or comma-separated text. */
export const wireTexts = z.union([
  z.array(z.union([anyText, z.number()])).check(z.maxLength(LONGEST_LIST)),
  anyText,
  z.null(),
  z.literal(false),
]);

export const CLOCK_TEXT = /^(?:[01]?\d|2[0-3]):[0-5]\d$|^24:00$/;
/** "HH:MM", or nothing. */
export const wireClock = z.union([z.string().check(z.regex(CLOCK_TEXT)), wireEmpty]);

/** Monday is 1, Sunday is 7; numbers, their texts, or comma-separated text. */
export const wireWeekdays = z.union([
  z
    .array(z.union([z.int().check(z.gte(1), z.lte(7)), z.enum(["1", "2", "3", "4", "5", "6", "7"])]))
    .check(z.maxLength(100)),
  z.int().check(z.gte(1), z.lte(7)),
  z.string().check(z.maxLength(200), z.regex(/^\s*(?:[1-7]\s*(?:,\s*[1-7]\s*)*)?$/)),
  z.null(),
  z.literal(false),
]);

/** A picture as an object; `sizes` lists widths in pixels that exist beside `src` as `<name>-<width>.webp`. */
export const wireImageObject = z.looseObject({
  src: z.optional(wireText),
  url: z.optional(wireText),
  alt: z.optional(wireText),
  width: z.optional(wireNumber),
  height: z.optional(wireNumber),
  sizes: z.optional(z.union([z.array(z.number()).check(z.maxLength(100)), z.looseObject({})])),
});

/** A picture: its address, or an object. */
export const wireImage = z.union([
  anyText,
  wireImageObject,
  z.null(),
  z.literal(false),
  z.array(z.unknown()).check(z.maxLength(LONGEST_LIST)),
]);

/** A map by id or name; PHP writes an empty one as []. */
export function wireMap<T extends z.ZodMiniType>(value: T) {
  return z.union([z.record(z.string(), value), z.array(value)]);
}

/** An object that PHP may write as [], false, null or "" when it is empty. */
export function wireObject<T extends z.ZodMiniType>(shape: T) {
  return z.union([shape, wireEmpty, z.array(z.unknown())]);
}
