import * as z from "zod/mini";
import { EntityRefSchema } from "./entities.ts";

/** Things that may be for some branches only. */
const CLOSING_TARGETS = ["dish", "zone", "payment", "coupon", "banner", "popup"] as const;

const ClosingEffectSchema = z.looseObject({
  target: z.enum(CLOSING_TARGETS),
  id: z.string(),
  name: z.string(),
  /**
   * `leaves`: it was for this branch alone, so it goes with it: a dish into the archive, a way to pay is turned off, the
   * rest is removed. `narrows`: it stays elsewhere, and a zone loses the branch's own terms.
   */
  effect: z.enum(["leaves", "narrows"]),
});

/** `GET /api/office/branches/{id}/closing`: what closing a branch for good means now, with the draft (EDIT-3). */
export const BranchClosingSchema = z.looseObject({
  branch: EntityRefSchema,
  /** A shop keeps one branch, so the last one cannot be closed. */
  is_last: z.boolean(),
  /** The first 500. */
  effects: z.array(ClosingEffectSchema),
  more: z.int(),
  /** Whether the branch has a price file that no other branch uses. It stays in the shop's folder without effect. */
  has_own_prices: z.boolean(),
  /** Enrolled tablets, which have nothing to show afterwards. */
  devices: z.array(z.looseObject({ id: z.int(), name: z.string() })),
  /** People with a role in the branch; `elsewhere`: they also have one in another branch, or in all. */
  people: z.array(z.looseObject({ id: z.int(), name: z.string(), elsewhere: z.boolean() })),
  /** Orders that are not finished: the branch cannot be closed before they are. */
  live_orders: z.int(),
});
export type WireBranchClosing = z.infer<typeof BranchClosingSchema>;
