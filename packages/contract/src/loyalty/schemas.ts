import * as z from "zod/mini";
import { wireQueryText } from "../fields/bounded.ts";
import { MAX_COUNT, wireFlag, wireImage, wireNumber, wireText } from "../fields/schemas.ts";

/** `GET systeminfo/v1/bonus?user_id`; points are whole roubles. */
export const BonusSchema = z.looseObject({
  active: wireFlag,
  points_balance: wireNumber,
  percent_max: wireNumber,
});

/** `GET systeminfo/v1/bonus/history`, newest first; `points` is negative if spent, `date` an ISO instant. */
export const BonusHistorySchema = z.looseObject({
  entries: z.array(
    z.looseObject({
      id: z.string(),
      kind: z.string(),
      points: z.int(),
      date: z.string(),
      order_id: z.nullable(z.int()),
    }),
  ),
});
export type WireBonusHistory = z.infer<typeof BonusHistorySchema>;

/** `bonus.json`. */
export const BonusFileSchema = z.looseObject({
  active: wireFlag,
  percent_max: z.optional(wireNumber),
  earn_percent: z.optional(wireNumber),
});

/** `referral.json`, in points. */
export const ReferralFileSchema = z.looseObject({
  active: wireFlag,
  reward: z.optional(wireNumber),
  friend_reward: z.optional(wireNumber),
});

/** `GET systeminfo/v2/coupons/referal_info`. */
export const ReferralSchema = z.looseObject({
  code: z.string(),
  link: z.string(),
  invited: z.int(),
  rewarded: z.int(),
  reward: wireNumber,
  /** A friend's reward; absent if the host names none. */
  friend_reward: z.optional(wireNumber),
  /** Points that await the caller's own first order; 0 without an invitation. */
  welcome: z.optional(wireNumber),
});

/** `code`: of the invitation in question. */
export const ReferralRulesQuerySchema = z.looseObject({ code: wireQueryText });

/** `GET systeminfo/v1/referral`: the rewards of an invitation, in points, before sign-in. */
export const ReferralRulesSchema = z.looseObject({
  active: z.boolean(),
  reward: z.int(),
  friend_reward: z.int(),
});

export const WheelSegmentSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  label: z.string(),
  color: z.optional(wireText),
  image: z.optional(wireImage),
  weight: z.number().check(z.gte(0)),
  prize: z.looseObject({
    kind: z.enum(["points", "coupon", "nothing"]),
    points: z.optional(wireNumber),
    coupon_id: z.optional(wireNumber),
  }),
});

/** `wheel.json`. */
export const WheelFileSchema = z.looseObject({
  active: wireFlag,
  spins: z.looseObject({
    per: z.enum(["day", "order", "once"]),
    count: z.int().check(z.nonnegative(), z.lte(MAX_COUNT)),
  }),
  segments: z.array(WheelSegmentSchema),
});

const PrizeSchema = z.looseObject({
  kind: z.enum(["points", "coupon", "nothing"]),
  points: z.optional(z.int()),
  coupon_id: z.optional(z.int()),
});
/** `POST wheel/spin`: the server draws. `last` of the wheel has the same shape. */
export const SpinSchema = z.looseObject({
  segment_id: z.union([z.string(), z.number()]),
  prize: PrizeSchema,
  label: z.optional(z.string()),
  /** ISO instant. */
  date: z.optional(z.string()),
  spins_left: z.optional(z.int()),
});
/** Body of `POST wheel/spin`; a `user_id` is checked against the caller. */
export const SpinRequestSchema = z.optional(z.looseObject({ user_id: z.optional(wireText) }));

/** `GET wheel/?user_id` as JSON. */
export const WheelSchema = z.looseObject({
  segments: z.array(
    z.looseObject({
      id: z.union([z.string(), z.number()]),
      label: z.string(),
      color: z.optional(wireText),
      image: z.optional(wireImage),
    }),
  ),
  spins_left: z.int(),
  last: z.nullable(SpinSchema),
  /** A remote backend's page of the game, in place of segments. */
  page: z.optional(z.string()),
});
