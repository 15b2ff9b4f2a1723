import * as z from "zod/mini";
import { CatalogFileSchema } from "../catalog/schemas.ts";
import { DeliveryMethodSchema } from "../delivery/method.ts";

/**
 * `GET /api/office/branches/{id}/sale?lang=`: what staff can write into an order of a branch. `categories`: the branch's
 * own menu as a catalogue file. A point of pickup or a lounge belongs to the branch. `payments`: those that guests of the
 * branch can use, by any way of receiving; no `methods`: by every way.
 */
export const BranchSaleSchema = z.looseObject({
  categories: CatalogFileSchema,
  methods: z.array(
    z.looseObject({
      type: DeliveryMethodSchema,
      name: z.string(),
      points: z.array(z.looseObject({ id: z.int(), name: z.string() })),
    }),
  ),
  /** Whether dishes take notes where neither they nor their sections state it (MENU-15). */
  dish_notes: z.boolean(),
  /** Whether guests say what happens if a dish is missing. */
  if_missing: z.boolean(),
  payments: z.array(
    z.looseObject({ id: z.string(), name: z.string(), online: z.boolean(), methods: z.array(DeliveryMethodSchema) }),
  ),
});
export type WireBranchSale = z.infer<typeof BranchSaleSchema>;
