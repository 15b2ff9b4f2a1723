import {
  GUIDE_DISH_TEXT,
  GUIDE_FAULTS,
  GUIDE_LANGUAGES,
  type GuideAnswers,
  type GuideStep,
  MAX_GUIDE_DISHES,
  MAX_GUIDE_HOURS,
} from "@skatert/domain";
import * as z from "zod/mini";

const text = (max: number) => z.string().check(z.maxLength(max));
const sum = z.nullable(z.number().check(z.minimum(0), z.maximum(10_000_000)));
const degrees = (max: number) => z.nullable(z.number().check(z.minimum(-max), z.maximum(max)));
const weekday = z.int().check(z.minimum(1), z.maximum(7));

/** The answers typed into each step. They may be incomplete: `faults` of the guide lists the problems. */
const contents = {
  restaurant: z.object({
    name: text(100),
    phone: text(40),
    language: z.enum(GUIDE_LANGUAGES),
    currency: text(5),
    time_zone: text(60),
  }),
  /** lat, lon: degrees; both null until the place is found. */
  place: z.object({ city: text(100), address: text(200), lat: degrees(90), lon: degrees(180) }),
  /** The first zone, a circle around the place. Sums in the shop's currency; null: nothing typed. */
  zone: z.object({
    delivers: z.boolean(),
    radius_km: z.nullable(z.number().check(z.minimum(0), z.maximum(1_000))),
    fee: sum,
    minimum: sum,
    free_from: sum,
  }),
  /** On the restaurant's clock. 1 is Monday. An interval past midnight belongs to the day on which it opens. */
  hours: z.object({
    intervals: z
      .array(z.object({ days: z.array(weekday).check(z.maxLength(7)), from: text(5), to: text(5) }))
      .check(z.maxLength(MAX_GUIDE_HOURS)),
  }),
  /** `cash`, `card`, or a gateway of `online`. */
  payment: z.object({ methods: z.array(text(40)).check(z.maxLength(10)) }),
  dishes: z.object({
    dishes: z
      .array(
        z.object({
          name: text(GUIDE_DISH_TEXT.name),
          price: text(GUIDE_DISH_TEXT.price),
          category: text(GUIDE_DISH_TEXT.category),
          weight: text(GUIDE_DISH_TEXT.weight),
        }),
      )
      .check(z.maxLength(MAX_GUIDE_DISHES)),
  }),
} as const;

/** Answer of `POST /api/office/guide/file`: the dishes of a table, for the step that lists them. */
export const GuideFileSchema = z.object({
  dishes: contents.dishes.shape.dishes,
  /** The number of dishes beyond the guide's limit. */
  left_out: z.int(),
});
export type WireGuideFile = z.infer<typeof GuideFileSchema>;

/** Every step's content. */
export const GuideContentsSchema = z.object(contents);
export type WireGuideContents = z.infer<typeof GuideContentsSchema>;

const change = <Step extends GuideStep>(step: Step) =>
  z.object({ step: z.literal(step), version: z.int().check(z.minimum(0)), content: contents[step] });

/**
 * Body of `PUT /api/office/guide`: one step as typed. `version`: the version of the state that the change is based on.
 */
export const GuideChangeSchema = z.discriminatedUnion("step", [
  change("restaurant"),
  change("place"),
  change("zone"),
  change("hours"),
  change("payment"),
  change("dishes"),
]);
export type WireGuideChange = z.infer<typeof GuideChangeSchema>;

/** Counts of the data that is removed with the demo. */
export const GuideRemovalSchema = z.object({
  orders: z.int(),
  requests: z.int(),
  guests: z.int(),
  ratings: z.int(),
  dishes: z.int(),
  pictures: z.int(),
});
export type WireGuideRemoval = z.infer<typeof GuideRemovalSchema>;

const FaultSchema = z.looseObject({ field: z.string(), reason: z.enum(GUIDE_FAULTS), row: z.optional(z.int()) });
const ofEachStep = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object({ restaurant: schema, place: schema, zone: schema, hours: schema, payment: schema, dishes: schema });

/**
 * `GET /api/office/guide`. `shop`: `demo` while the guide may open the own shop. `own`: it is open, or it has another
 * origin. `real-money`: a demo that has taken real payments, which the guide never removes.
 */
export const GuideSchema = z.looseObject({
  shop: z.enum(["demo", "own", "real-money"]),
  contents: GuideContentsSchema,
  versions: ofEachStep(z.int()),
  faults: ofEachStep(z.array(FaultSchema)),
  /** Gateways of online payment that are configured. */
  online: z.array(z.string()),
  /** Whether a provider of address search is configured. */
  address_search: z.boolean(),
  /** The data that opening the own shop removes; null: none. */
  removal: z.nullable(GuideRemovalSchema),
  /** State after the opening; null before it, and for a shop that the guide did not open. */
  opened: z.nullable(
    z.looseObject({
      at: z.iso.datetime(),
      branch_id: z.int(),
      /** Whether a practice order was refused, a tablet enrolled and an order placed since then. */
      practised: z.boolean(),
      enrolled: z.boolean(),
      sold: z.boolean(),
    }),
  ),
});
export type WireGuide = z.infer<typeof GuideSchema>;

/** Body of `POST /api/office/guide/opening`: the data to remove that the caller was shown. */
export const GuideOpeningSchema = z.object({ removal: GuideRemovalSchema });

/** `GET /api/office/guide/place?text=`: the place of an address by the provider of address search; null: not found. */
export const GuidePlaceSchema = z.looseObject({
  place: z.nullable(z.looseObject({ text: z.string(), lat: z.number(), lon: z.number() })),
});
export type WireGuidePlace = z.infer<typeof GuidePlaceSchema>;

/** The typed answers as input of the guide's rules. */
export function guideAnswers({ restaurant, place, zone, ...others }: WireGuideContents): GuideAnswers {
  const { lat, lon } = place;
  return {
    ...others,
    restaurant: { ...restaurant, timeZone: restaurant.time_zone },
    place: { ...place, point: lat === null || lon === null ? null : { lat, lon } },
    zone: { ...zone, radiusKm: zone.radius_km, freeFrom: zone.free_from },
  };
}
