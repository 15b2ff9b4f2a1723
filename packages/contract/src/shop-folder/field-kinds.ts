import * as z from "zod/mini";
import { DeliveryMethodSchema } from "../delivery/method.ts";
import { GeometrySchema, LonLatSchema } from "../delivery/schemas.ts";
import {
  wireClock,
  wireEmpty,
  wireFlag,
  wireId,
  wireIdOrNone,
  wireIds,
  wireImage,
  wireMoney,
  wireNumber,
  wireText,
  wireTexts,
  wireWeekdays,
} from "../fields/schemas.ts";

/** Kinds of fields with their names in the documentation. Editors' schemas define each once. */
export const FIELD_KINDS: ReadonlyMap<z.core.$ZodType, string> = new Map<z.core.$ZodType, string>([
  [wireMoney, "roubles"],
  [wireNumber, "number"],
  [wireFlag, "yes/no"],
  [wireText, "text"],
  [wireTexts, "texts"],
  [wireId, "id"],
  [wireIdOrNone, "id"],
  [wireIds, "ids"],
  [wireClock, "time"],
  [wireWeekdays, "weekdays"],
  [wireImage, "picture"],
  [wireEmpty, "nothing"],
  [LonLatSchema, "[lon, lat]"],
  [DeliveryMethodSchema, "name"],
  [GeometrySchema, "GeoJSON"],
]);

/** The kind of a field in a few words. */
export function kindOf(schema: z.core.$ZodType): string {
  const known = FIELD_KINDS.get(schema);
  if (known !== undefined) return known;
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable)
    return kindOf(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodUnion) return kindOfUnion(schema._zod.def.options);
  if (schema instanceof z.core.$ZodArray) return "list";
  if (schema instanceof z.core.$ZodRecord) return "map";
  if (schema instanceof z.core.$ZodObject) return "object";
  if (schema instanceof z.core.$ZodEnum || schema instanceof z.core.$ZodLiteral) return "name";
  if (schema instanceof z.core.$ZodString) return "text";
  return schema instanceof z.core.$ZodNumber ? "number" : "any";
}

/** A list beside a map or an object is PHP's form of an empty one. */
function kindOfUnion(options: readonly z.core.$ZodType[]): string {
  const kinds = [...new Set(options.map(kindOf))].filter((kind) => kind !== "nothing" && kind !== "any");
  const shown = kinds[0] === "object" || kinds[0] === "map" ? kinds.filter((kind) => kind !== "list") : kinds;
  return shown.join(" or ");
}
