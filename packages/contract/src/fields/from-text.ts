import * as z from "zod/mini";

const number = /^\s*-?\d{1,15}(?:\.\d{1,6})?\s*$/;
const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...(["true", "1", 1] as const).map((value) => [value, true] as const),
  ...(["false", "0", 0] as const).map((value) => [value, false] as const),
]);

/** A number that may be written as text: clients in PHP send "50". WordPress accepts both. */
export function numberOrText<T extends z.ZodMiniType>(schema: T) {
  const read = z.transform<unknown, unknown>((value) =>
    typeof value === "string" && number.test(value) ? Number(value) : value,
  );
  return z.pipe(read, schema);
}

/** A boolean that may be written as "true", "false", 1 or 0, as WordPress accepts it. */
export function flagOrText<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(
    z.transform<unknown, unknown>((value) => flags.get(value) ?? value),
    schema,
  );
}
