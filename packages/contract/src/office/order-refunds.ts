import * as z from "zod/mini";
import { ActorSchema } from "./feed-entry.ts";

const instant = z.iso.datetime().check(z.maxLength(40));
/**
 * A refund on the board's order, in roubles. `to-hand-back`: people must hand back `by_hand`, because it is cash or the
 * gateway did not pay it (`failed`). `line` -1: the fee.
 */
export const BoardRefundSchema = z.looseObject({
  id: z.string(),
  at: instant,
  by: ActorSchema,
  amount: z.number(),
  cause: z.enum(["change", "compensation", "cancellation"]),
  state: z.enum(["pending", "done", "to-hand-back"]),
  by_hand: z.number(),
  failed: z.boolean(),
  reason: z.string(),
  lines: z.array(z.looseObject({ line: z.int(), name: z.string(), quantity: z.int(), amount: z.number() })),
  points_back: z.int(),
  points_taken: z.int(),
});
export type WireBoardRefund = z.infer<typeof BoardRefundSchema>;
