import * as z from "zod/mini";
import {
  wireFlag,
  wireIdOrNone,
  wireMap,
  wireMoney,
  wireNumber,
  wireObject,
  wireText,
  wireTexts,
} from "../fields/schemas.ts";

const longitude = z.number().check(z.gte(-180), z.lte(180));
const latitude = z.number().check(z.gte(-90), z.lte(90));

/** Longitude first (ENT-3). */
export const LonLatSchema = z.tuple([longitude, latitude]);
/** GeoJSON positions may contain further numbers (height). */
export const PositionSchema = z.tuple([longitude, latitude], z.number());
const RingSchema = z.array(PositionSchema).check(z.minLength(3));
const PolygonSchema = z.array(RingSchema).check(z.minLength(1));

export const GeometrySchema = z.union([
  z.looseObject({ type: z.literal("Polygon"), coordinates: PolygonSchema }),
  z.looseObject({ type: z.literal("MultiPolygon"), coordinates: z.array(PolygonSchema).check(z.minLength(1)) }),
]);

/**
 * A zone of `map.features`. Its id follows the marker `ID:` in the description (ENT-4); without a marker it is
 * `properties.id`, else GeoJSON's own `id` of the feature.
 */
export const ZoneFeatureSchema = z.looseObject({
  id: z.optional(wireText),
  type: z.optional(z.unknown()),
  geometry: GeometrySchema,
  // GeoJSON allows null (RFC 7946, 3.2).
  properties: z.nullable(
    z.looseObject({
      id: z.optional(wireText),
      description: z.optional(wireText),
      name: z.optional(wireText),
      priority: z.optional(z.union([z.number(), z.string(), z.null()])),
      fill: z.optional(wireText),
      "fill-opacity": z.optional(wireNumber),
      stroke: z.optional(wireText),
      "stroke-width": z.optional(wireNumber),
      "stroke-opacity": z.optional(wireNumber),
    }),
  ),
});

/** A feature without a polygon (a point, a line) is no zone and is accepted. */
const OtherFeatureSchema = z.looseObject({
  geometry: z.looseObject({ type: z.enum(["Point", "LineString", "MultiPoint", "MultiLineString"]) }),
});

/** A street of our own map: its line, and the house numbers along it. */
export const StreetSchema = z.looseObject({
  name: z.string(),
  name_en: z.optional(wireText),
  line: z.array(LonLatSchema).check(z.minLength(2)),
  kind: z.optional(wireText),
  houses: z.optional(z.nullable(z.looseObject({ from: z.int(), to: z.int() }))),
});

/** Water, park, square, block: drawn under the streets. */
export const AreaSchema = z.looseObject({
  kind: z.string(),
  name: z.optional(wireText),
  polygon: z.union([z.array(LonLatSchema).check(z.minLength(3)), z.array(z.array(LonLatSchema).check(z.minLength(3)))]),
});

export const MapSchema = z.looseObject({
  features: z.optional(z.array(z.union([ZoneFeatureSchema, OtherFeatureSchema]))),
  base: z.optional(
    wireObject(
      z.looseObject({
        streets: z.optional(z.array(StreetSchema)),
        areas: z.optional(z.array(AreaSchema)),
      }),
    ),
  ),
  yandex_api_key: z.optional(wireText),
  yandex_url: z.optional(wireText),
});

export const ConditionSchema = z.looseObject({
  zone_id: z.union([z.string().check(z.minLength(1)), z.number()]),
  warehouse_id: z.optional(wireIdOrNone),
  delivery_price: z.optional(wireMoney),
  free_from: z.optional(wireMoney),
  minimum: z.optional(wireMoney),
  express_cost: z.optional(wireMoney),
  express_minutes: z.optional(wireNumber),
});

const SlotCapacitySchema = z.looseObject({ orders: z.optional(wireNumber), sum: z.optional(wireMoney) });

/** `delivery` of the settings, without the fields that are rows of the settings' table. */
export const DeliverySettingsSchema = z.looseObject({
  conditions: z.optional(z.array(ConditionSchema)),
  dot_map_init: z.optional(wireObject(z.looseObject({ center: LonLatSchema, zoom: z.number() }))),
  all_zones_payments_status: z.optional(z.union([wireFlag, z.looseObject({}), z.array(z.unknown())])),
  all_zones_zone_payment_methods: z.optional(wireMap(wireTexts)),
  use_zones_payments_methods: z.optional(wireFlag),
  slot_minutes: z.optional(wireNumber),
  slot_days: z.optional(wireNumber),
  slot_capacity: z.optional(wireMap(SlotCapacitySchema)),
});

export type WireZoneFeature = z.infer<typeof ZoneFeatureSchema>;
export type WireCondition = z.infer<typeof ConditionSchema>;
export type WireStreet = z.infer<typeof StreetSchema>;
export type WireArea = z.infer<typeof AreaSchema>;
