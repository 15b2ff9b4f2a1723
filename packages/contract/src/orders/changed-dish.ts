import * as z from "zod/mini";

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

/** Totals before and after a change, roubles. */
export const changedSums = { total_was: z.number(), total_now: z.number() };
