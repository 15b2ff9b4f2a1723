import * as z from "zod/mini";
import { DeliveryMethodSchema } from "../delivery/method.ts";
import { wireQueryText } from "../fields/bounded.ts";
import { wireClock, wireFlag, wireMap, wireNumber, wireText } from "../fields/schemas.ts";

const HoursSchema = z.looseObject({ from: wireClock, to: wireClock });
/** One interval, a list of them, or nothing for closed. */
export const DaySchema = z.union([HoursSchema, z.array(HoursSchema), z.null(), z.literal(false), z.literal("")]);

/**
 * `delivery_work_time[<warehouse_id>]`. `wp_timezone` of a branch overrides the shop's; `exceptions` ("yyyy-mm-dd" →
 * hours, an empty list for a holiday) override the week.
 */
export const BranchWorkTimeSchema = z.looseObject({
  around_clock: z.optional(wireFlag),
  week: z.optional(wireMap(DaySchema)),
  cooking_time_in_minutes: z.optional(wireNumber),
  wp_timezone: z.optional(wireText),
  exceptions: z.optional(wireMap(DaySchema)),
  /** Extension: why a day of `exceptions` has other hours, as staff read it. */
  exception_reasons: z.optional(wireMap(wireText)),
});
export type WireBranchWorkTime = z.infer<typeof BranchWorkTimeSchema>;

/** `GET checkout/avaible_time`: slots in the branch's wall time. */
export const TakeTimesSchema = z.looseObject({
  start_list: z.array(
    z.looseObject({
      date: z.string(),
      from: z.string(),
      to: z.string(),
      available: z.boolean(),
      reason: z.optional(z.string()),
    }),
  ),
});
export type WireTakeTimes = z.infer<typeof TakeTimesSchema>;

/** Query of the same call. */
export const TakeTimesQuerySchema = z.looseObject({
  stock_id: z.string().check(z.regex(/^\d{1,15}$/)),
  shipping_method: DeliveryMethodSchema,
  zone: wireQueryText,
  lang: wireQueryText,
});
