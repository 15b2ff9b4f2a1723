import * as z from "zod/mini";
import type { ShopSettings } from "../settings/types.ts";
import { EntitySchema } from "./menu/entities.ts";

/** `GET /api/office/places`: zones and branches with the draft, and the settings that determine their use (EDIT-3). */
export const PlacesSchema = z.looseObject({
  zones: z.array(EntitySchema),
  branches: z.array(EntitySchema),
  /** Terms, slots and the map's start, without the zones' conditions. */
  delivery: z.nullable(EntitySchema),
  /** The settings of the draft as the shop will read them: `PlacesShop`. */
  shop: z.record(z.string(), z.unknown()),
  /** Ids of the payment methods that this server can take online; other online methods are not offered to guests. */
  online_payments: z.array(z.string()),
  /** Languages that guests may choose, without the one of the shop's own texts. */
  translations: z.array(z.looseObject({ code: z.string(), name: z.string() })),
});
export type WirePlaces = z.infer<typeof PlacesSchema>;

/** The settings about places, hours and payment, mapped by the server as for guests. */
export const PLACES_PARTS = [
  ...(["zones", "conditions", "locations", "mapBase", "mapStart", "schedules", "slots", "timeZone"] as const),
  ...(["languages", "payments", "shippingMethods"] as const),
] as const satisfies readonly (keyof ShopSettings)[];
export type PlacesShop = Pick<ShopSettings, (typeof PLACES_PARTS)[number]>;

const degrees = (limit: number) => z.coerce.number().check(z.gte(-limit), z.lte(limit));

/** Query of `GET /api/office/places/probe`: an address, or a point of the map. */
export const ProbeQuerySchema = z.object({
  text: z.optional(z.string().check(z.maxLength(320))),
  lat: z.optional(degrees(90)),
  lon: z.optional(degrees(180)),
});

const ProbedZoneSchema = z.looseObject({ id: z.string(), name: z.string(), priority: z.number() });

/** The delivery of one branch to the point, and the reason. Sums in roubles. */
export const BranchProbeSchema = z.looseObject({
  branch_id: z.number(),
  branch: z.string(),
  /** The zone that decides; null: no zone of the branch contains the point. */
  zone: z.nullable(ProbedZoneSchema),
  /** Null: the branch does not deliver there. */
  terms: z.nullable(
    z.looseObject({
      price: z.number(),
      free_from: z.nullable(z.number()),
      minimum: z.number(),
      express_cost: z.nullable(z.number()),
    }),
  ),
  cooking_minutes: z.number(),
  rule: z.nullable(z.enum(["only", "priority", "smaller-area", "first"])),
  containing: z.array(ProbedZoneSchema),
  nearest: z.nullable(z.looseObject({ id: z.string(), name: z.string(), meters: z.number() })),
});
export type WireBranchProbe = z.infer<typeof BranchProbeSchema>;

export const ProbeSchema = z.looseObject({
  /** Null: the address was not found. */
  point: z.nullable(z.looseObject({ lat: z.number(), lon: z.number() })),
  /** The address of the point, if known. */
  address: z.nullable(z.string()),
  /** In the draft, and by the current prices of orders. */
  draft: z.array(BranchProbeSchema),
  published: z.array(BranchProbeSchema),
});
export type WireProbe = z.infer<typeof ProbeSchema>;
