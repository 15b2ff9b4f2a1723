import * as z from "zod/mini";
import { cleanedLine } from "../fields/schemas.ts";
import { ActorSchema } from "./feed-entry.ts";

const instant = z.iso.datetime().check(z.maxLength(40));

export const STOP_KINDS = ["product", "variation", "supplement", "category", "branch", "method", "zone"] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/**
 * The target of a stop. `id`: of the product, variation, supplement, category or branch; a method or zone by its name.
 */
export const StopTargetSchema = z.object({
  kind: z.enum(STOP_KINDS),
  id: z.union([z.int(), z.string().check(z.minLength(1), z.maxLength(100))]),
});

/** Body of `POST /api/office/stops` (STOP-1). `until` null: without an end. */
export const NewStopSchema = z.object({
  branch_id: z.int(),
  target: StopTargetSchema,
  until: z.union([z.literal("business-day"), instant, z.null()]),
  reason: z.optional(z.string().check(cleanedLine, z.maxLength(200))),
});
export type WireNewStop = z.infer<typeof NewStopSchema>;

export const StopSchema = z.looseObject({
  id: z.int(),
  branch_id: z.int(),
  target: StopTargetSchema,
  /** The target's name in the shop's language. */
  name: z.string(),
  until: z.nullable(instant),
  until_business_day: z.boolean(),
  reason: z.string(),
  at: instant,
  by: ActorSchema,
});
export type WireStop = z.infer<typeof StopSchema>;

/** How busy a branch is (STOP-3). */
export const PaceSchema = z.object({
  extra_minutes: z.int().check(z.minimum(0), z.maximum(120)),
  express: z.boolean(),
  until: z.nullable(instant),
});
export type WirePace = z.infer<typeof PaceSchema>;

/** A branch that takes no orders for now. `message` is for guests. */
export const PauseSchema = z.object({
  message: z.string().check(cleanedLine, z.maxLength(200)),
  until: z.nullable(instant),
});
export type WirePause = z.infer<typeof PauseSchema>;

/** `GET /api/office/stops?branch_id=`: the active stops, and the branch's pace and pause. */
export const StopsSchema = z.looseObject({
  stops: z.array(StopSchema),
  pace: z.nullable(PaceSchema),
  pause: z.nullable(PauseSchema),
});
export type WireStops = z.infer<typeof StopsSchema>;

/** A possible target of a stop, for staff who search for it (STOP-1). */
export const StopOptionSchema = z.looseObject({
  ...StopTargetSchema.shape,
  name: z.string(),
  /** The category of a dish; null if the name is enough. */
  within: z.nullable(z.string()),
});
export type WireStopOption = z.infer<typeof StopOptionSchema>;

/** `GET /api/office/stops/menu?branch_id=&lang=`: everything that a branch can stop. */
export const StopMenuSchema = z.looseObject({ options: z.array(StopOptionSchema) });
export type WireStopMenu = z.infer<typeof StopMenuSchema>;

/** Body of `POST /api/office/stock` (STOP-4): either the count, or the number to add (or to write off, below zero). */
export const StockChangeSchema = z.object({
  branch_id: z.int(),
  product_id: z.int(),
  variation_id: z.optional(z.int()),
  change: z.optional(z.int().check(z.minimum(-100_000), z.maximum(100_000))),
  quantity: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  reason: z.string().check(cleanedLine, z.minLength(1), z.maxLength(200)),
});
export type WireStockChange = z.infer<typeof StockChangeSchema>;

/** A counted product or size. Counts are pieces, portions, or grams for dishes sold by weight. */
export const StockCountSchema = z.looseObject({
  product_id: z.int(),
  /** Null: all sizes together. */
  variation_id: z.nullable(z.int()),
  name: z.string(),
  /** The number left to sell, without portions of live orders. */
  quantity: z.int(),
  /** gone; tonight: sold out before closing at the present pace; low: three portions or fewer; enough. */
  outlook: z.enum(["gone", "tonight", "low", "enough"]),
  /** Sold in the last two hours, without cancelled orders. */
  sold: z.int(),
  /** When the rest is sold out at this pace; null: nothing sold lately, or nothing left. */
  runs_out_at: z.nullable(instant),
});
export type WireStockCount = z.infer<typeof StockCountSchema>;

/** Query of `GET /api/office/stock`. view: `low` (default) lists counts that need attention, `all` every count. */
export const StockQuerySchema = z.object({
  /** The only branch of the caller by default. */
  branch_id: z.optional(z.string().check(z.regex(/^\d{1,9}$/, "is not an id"))),
  view: z.optional(z.enum(["low", "all"])),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
});

/** At most 500 rows, the most urgent first. */
export const StockSchema = z.looseObject({ rows: z.array(StockCountSchema), total: z.int() });
export type WireStock = z.infer<typeof StockSchema>;
