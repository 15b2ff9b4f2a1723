import {
  type AvailabilityWindow,
  type BranchCapacity,
  moneyFromRoubles,
  moneyToRoubles,
  UNANSWERED_ACTIONS,
  UNANSWERED_MINUTES,
  type UnansweredPolicy,
} from "@skatert/domain";
import * as z from "zod/mini";
import { clockText, readMinute } from "../fields/read-time.ts";

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, "must be HH:MM"));
const limit = z.nullable(z.int().check(z.minimum(1), z.maximum(10_000)));
const inKopecks = z.refine<number>(
  (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
  "has more than two decimals",
);
const weekday = z.literal([1, 2, 3, 4, 5, 6, 7]);

/**
 * A daily window on the branch's wall clock; no days: every day. A window past midnight belongs to the day on which it
 * opens.
 */
export const BoardWindowSchema = z.object({ days: z.array(weekday).check(z.maxLength(7)), from: clock, to: clock });

/** Body of `PUT /api/office/branches/{id}/board` (BOARD-3, BOARD-7). Money in roubles, per slot; null: unlimited. */
export const BranchBoardChangeSchema = z.object({
  unanswered_after_minutes: z
    .int()
    .check(
      z.minimum(UNANSWERED_MINUTES.min, "must be at least 2"),
      z.maximum(UNANSWERED_MINUTES.max, "must be at most 60"),
    ),
  unanswered_action: z.enum(UNANSWERED_ACTIONS),
  auto_confirm: z.array(BoardWindowSchema).check(z.maxLength(20)),
  capacity: z.object({
    orders: limit,
    dishes: limit,
    money: z.nullable(z.number().check(z.minimum(1), z.maximum(10_000_000), inKopecks)),
  }),
});
export type WireBranchBoardChange = z.infer<typeof BranchBoardChangeSchema>;

/** `GET` and `PUT /api/office/branches/{id}/board`: the settings, and the orders of the slots of the next 24 hours. */
export const BranchBoardSchema = z.looseObject({
  ...BranchBoardChangeSchema.shape,
  slots: z.array(
    z.looseObject({
      from: z.iso.datetime(),
      to: z.iso.datetime(),
      orders: z.int(),
      dishes: z.int(),
      money: z.number(),
    }),
  ),
});
export type WireBranchBoard = z.infer<typeof BranchBoardSchema>;

/** A branch's rules for answers to orders. */
export interface BranchBoard {
  readonly unanswered: UnansweredPolicy;
  readonly autoConfirm: readonly AvailabilityWindow[];
  readonly capacity: BranchCapacity;
}

/** The body has been checked by its schema. */
export function branchBoardFromWire(body: WireBranchBoardChange): BranchBoard {
  const { orders, dishes, money } = body.capacity;
  return {
    unanswered: { afterMinutes: body.unanswered_after_minutes, action: body.unanswered_action },
    autoConfirm: body.auto_confirm.map(({ days, from, to }) => ({
      weekdays: [...new Set(days)].sort((a, b) => a - b),
      from: readMinute(from) ?? 0,
      to: readMinute(to) ?? 1440,
    })),
    capacity: { orders, dishes, sum: money === null ? null : moneyFromRoubles(money) },
  };
}

export function branchBoardToWire({ unanswered, autoConfirm, capacity }: BranchBoard): WireBranchBoardChange {
  const { orders, dishes, sum } = capacity;
  return {
    unanswered_after_minutes: unanswered.afterMinutes,
    unanswered_action: unanswered.action,
    auto_confirm: autoConfirm.map(({ weekdays, from, to }) => ({
      days: [...weekdays],
      from: clockText(from),
      to: clockText(to),
    })),
    capacity: { orders, dishes, money: sum === null ? null : moneyToRoubles(sum) },
  };
}
