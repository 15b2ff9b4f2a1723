import * as z from "zod/mini";
import { EntityRefSchema } from "./entities.ts";

/** Kinds of entities that can be limited to some branches. */
const LIMITED = ["dish", "zone", "payment", "coupon", "banner", "popup"] as const;

const named = { id: z.string(), name: z.string() };

/**
 * `leaves`: it was only for this branch, so it is removed: a dish is archived, a payment method is turned off, a prize
 * of the wheel is lost with its coupon. `narrows`: it stays elsewhere; a zone loses only the branch's own terms.
 */
const ClosingEffectSchema = z.discriminatedUnion("effect", [
  z.looseObject({ effect: z.literal("leaves"), target: z.enum([...LIMITED, "prize"]), ...named }),
  z.looseObject({ effect: z.literal("narrows"), target: z.enum(LIMITED), ...named }),
]);

/** `GET /api/office/branches/{id}/closing`: the effects of closing a branch for good now, with the draft (EDIT-3). */
export const BranchClosingSchema = z.looseObject({
  branch: EntityRefSchema,
  /** A shop keeps one branch, so the last one cannot be closed. */
  is_last: z.boolean(),
  /** The first 500. */
  effects: z.array(ClosingEffectSchema),
  more: z.int(),
  /**
   * Whether the branch has a price file that no other branch uses. The file stays in the shop's folder without effect.
   */
  has_own_prices: z.boolean(),
  /** Enrolled tablets, which show nothing afterwards. */
  devices: z.array(z.looseObject({ id: z.int(), name: z.string() })),
  /** People with a role in the branch; `elsewhere`: they also have one in another branch, or in all. */
  people: z.array(z.looseObject({ id: z.int(), name: z.string(), elsewhere: z.boolean() })),
  /** Unfinished orders: the branch can be closed only after they are finished. */
  live_orders: z.int(),
});
export type WireBranchClosing = z.infer<typeof BranchClosingSchema>;

/** Answer of `POST /api/office/branches/{id}/main-prices`. `had_own`: the branch had prices of its own until now. */
export const MainPricesSchema = z.looseObject({ had_own: z.boolean() });
export type WireMainPrices = z.infer<typeof MainPricesSchema>;
