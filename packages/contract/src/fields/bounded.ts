import * as z from "zod/mini";

/**
 * A list of at most `most` items. A check of a plain array runs after all its items are parsed; this one refuses
 * a longer list before the first (API-2).
 */
export function boundedList<T extends z.ZodMiniType>(item: T, most: number) {
  return z.pipe(shorterThan(most), z.array(item).check(z.maxLength(most)));
}

/** A map by id or name with at most `most` entries, refused like a list. PHP writes it as [] when empty or numbered. */
export function boundedMap<T extends z.ZodMiniType>(value: T, most: number) {
  const map = z.record(z.string().check(z.maxLength(longestKey)), value);
  // JSON Schema has a keyword for the bound, but Zod does not emit it for a record.
  map.register(z.globalRegistry, { maxProperties: most });
  return z.union([z.pipe(fewerThan(most), map), boundedList(value, most)]);
}

/** A query parameter: text of a bounded length. */
export const wireQueryText = z.optional(z.string().check(z.maxLength(2_000)));

/** A lenient query parameter: short text, or the list from repeated parameters. */
export const wireParameter = z.optional(
  z.union([z.string().check(z.maxLength(2_000)), boundedList(z.string().check(z.maxLength(2_000)), 20)]),
);

const longestKey = 200;

function shorterThan(most: number) {
  return z.transform<unknown, unknown>((value, context) => {
    if (Array.isArray(value) && value.length > most) refuse(context, "array", most);
    return value;
  });
}

function fewerThan(most: number) {
  return z.transform<unknown, unknown>((value, context) => {
    const isMap = typeof value === "object" && value !== null && !Array.isArray(value);
    if (isMap && hasMoreKeys(value, most)) refuse(context, "object", most);
    return value;
  });
}

/** Stops at the first key too many, while Object.keys would list them all. */
function hasMoreKeys(value: object, most: number): boolean {
  let count = 0;
  for (const _key in value) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

function refuse(context: z.core.ParsePayload, origin: "array" | "object", most: number): void {
  const message = `must have at most ${most} entries`;
  context.issues.push({ code: "custom", message, input: context.value, params: { origin } });
}
