import { TIP_RECIPIENTS } from "@skatert/domain";
import * as z from "zod/mini";

const MAX_ROUBLES = 1_000_000;

/** Body of `POST checkout/order/{id}/tips`. `amount` is roubles; `again`: a further tip for the same recipient. */
export const NewTipSchema = z.looseObject({
  recipient: z.enum(TIP_RECIPIENTS),
  amount: z.number().check(z.positive(), z.lte(MAX_ROUBLES)),
  again: z.optional(z.boolean()),
});
export type WireNewTip = z.infer<typeof NewTipSchema>;

export const TIP_STATES = ["created", "paid", "cancelled", "returned"] as const;
export type TipState = (typeof TIP_STATES)[number];

/** A tip as the owner of its order sees it; roubles, ISO instant. */
export const TipSchema = z.looseObject({
  id: z.string(),
  recipient: z.string(),
  amount: z.number(),
  /** `cancelled`: declined, expired or given up; `returned`: refunded. */
  state: z.string(),
  date: z.string(),
});
export type WireTip = z.infer<typeof TipSchema>;

/** Answer of `POST checkout/order/{id}/tips`: `pay_url` is absolute, or a path of the shop; null once it is settled. */
export const StartedTipSchema = z.extend(TipSchema, { pay_url: z.nullable(z.string()) });

export const TIP_REASONS = ["off", "not-handed-over", "too-late"] as const;

/** `GET checkout/order/{id}/tips`: whether the order accepts tips now, for whom, and its tips, oldest first. */
export const OrderTipsSchema = z.looseObject({
  can_tip: z.boolean(),
  reason: z.optional(z.enum(TIP_REASONS)),
  recipients: z.array(z.string()),
  /** Roubles: suggestions, and the bounds of any other sum. */
  sums: z.array(z.number()),
  min: z.number(),
  max: z.number(),
  /** ISO instant; null while the order accepts no tip. */
  until: z.nullable(z.string()),
  tips: z.array(TipSchema),
});
export type WireOrderTips = z.infer<typeof OrderTipsSchema>;
