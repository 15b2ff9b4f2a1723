import { IF_MISSING } from "@skatert/domain";
import * as z from "zod/mini";
import { ChangedDishSchema, changedSums } from "./changed-dish.ts";

const instant = z.iso.datetime().check(z.maxLength(40));

/** Additive fields of the order as its guest sees it: a change that asks, and the changes made. ISO instants. */
export const guestChangeFields = {
  proposal: z.optional(
    z.nullable(
      z.looseObject({
        id: z.string(),
        expires_at: instant,
        reason: z.string(),
        lines: z.array(ChangedDishSchema),
        ...changedSums,
        owed: z.number(),
      }),
    ),
  ),
  changes: z.optional(
    z.array(z.looseObject({ at: instant, reason: z.string(), lines: z.array(ChangedDishSchema), ...changedSums })),
  ),
  /** Money that was or is being returned, the earliest first. `state`: due, done, failed. */
  refunds: z.optional(
    z.array(z.looseObject({ at: instant, amount: z.number(), reason: z.string(), state: z.string() })),
  ),
  /** What the guest still pays online after a change, in roubles; the order's page leads to the payment. */
  to_pay: z.optional(z.number()),
  if_missing: z.optional(z.enum(IF_MISSING)),
};
