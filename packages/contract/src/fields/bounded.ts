import * as z from "zod/mini";
import { isRecord } from "./read.ts";

/**
 * A list of at most `max` items. A check on a plain array runs after all items are parsed; this one refuses a longer
 * list first (API-2).
 */
export function boundedList<T extends z.ZodMiniType>(item: T, max: number) {
  return z.pipe(shorterThan(max), z.array(item).check(z.maxLength(max)));
}

/** A map by id or name with at most `max` entries, refused like a list. PHP writes it as [] when empty or numbered. */
export function boundedMap<T extends z.ZodMiniType>(value: T, max: number) {
  return z.union([boundedRecord(z.string().check(z.maxLength(longestKey)), value, max), boundedList(value, max)]);
}

/** A map with keys of this kind and at most `max` entries, refused like a list. */
export function boundedRecord<K extends z.core.$ZodRecordKey, T extends z.ZodMiniType>(key: K, value: T, max: number) {
  const map = z.record(key, value);
  // JSON Schema has a keyword for the bound, but Zod does not emit it for a record.
  map.register(z.globalRegistry, { maxProperties: max });
  return z.pipe(fewerThan(max), map);
}

/** A query parameter: text of a bounded length. */
export const wireQueryText = z.optional(z.string().check(z.maxLength(2_000)));

/** A lenient query parameter: short text, or the list from repeated parameters. */
export const wireParameter = z.optional(
  z.union([z.string().check(z.maxLength(2_000)), boundedList(z.string().check(z.maxLength(2_000)), 20)]),
);

const longestKey = 200;

function shorterThan(max: number) {
  return z.transform<unknown, unknown>((value, context) => {
    if (Array.isArray(value) && value.length > max) refuse(context, "array", max);
    return value;
  });
}

function fewerThan(max: number) {
  return z.transform<unknown, unknown>((value, context) => {
    if (isRecord(value) && hasMoreKeys(value, max)) refuse(context, "object", max);
    return value;
  });
}

/** Stops at the first key too many, whereas Object.keys would list all. */
function hasMoreKeys(value: object, max: number): boolean {
  let count = 0;
  for (const _key in value) {
    count += 1;
    if (count > max) return true;
  }
  return false;
}

function refuse(context: z.core.ParsePayload, origin: "array" | "object", max: number): void {
  const message = `must have at most ${max} entries`;
  context.issues.push({ code: "custom", message, input: context.value, params: { origin } });
}
