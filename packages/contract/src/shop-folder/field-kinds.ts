import * as z from "zod/mini";
import { HourSchema } from "../coupons/schemas.ts";
import { DeliveryMethodSchema } from "../delivery/method.ts";
import { GeometrySchema, LonLatSchema, PositionSchema } from "../delivery/schemas.ts";
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
import { DaySchema } from "../schedule/schemas.ts";
import { bareSchema } from "./check/walk-schema.ts";

/** What is said of a kind of fields. */
interface KindTexts {
  /** Its name in the documentation, and in editors' schemas, which define each once. Absent: described as any schema. */
  readonly name?: string;
  /** The expected value in words. */
  readonly expected?: string;
}

const position = "[longitude, latitude] such as [37.62, 55.75]";

/** Kinds of fields by their schema. */
const FIELD_KINDS: ReadonlyMap<z.core.$ZodType, KindTexts> = new Map<z.core.$ZodType, KindTexts>([
  [wireMoney, { name: "roubles", expected: "a number such as 390" }],
  [wireNumber, { name: "number", expected: "a number such as 2 or 0.5" }],
  [wireFlag, { name: "yes/no", expected: "true or false" }],
  [wireText, { name: "text", expected: "text in quotes" }],
  [wireTexts, { name: "texts", expected: 'a list of texts such as ["a", "b"]' }],
  [wireId, { name: "id", expected: "a whole number such as 101" }],
  [wireIdOrNone, { name: "id", expected: "a whole number such as 101, or null" }],
  [wireIds, { name: "ids", expected: "a list of whole numbers such as [101, 102]" }],
  [wireClock, { name: "time", expected: "a time from 00:00 to 24:00 such as 09:00" }],
  [wireWeekdays, { name: "weekdays", expected: "a list of days, 1 Monday to 7 Sunday, such as [1, 2, 3]" }],
  [wireImage, { name: "picture", expected: "a picture such as media/soup.jpg" }],
  [wireEmpty, { name: "nothing" }],
  [LonLatSchema, { name: "[lon, lat]", expected: position }],
  [PositionSchema, { expected: position }],
  [DeliveryMethodSchema, { name: "name" }],
  [GeometrySchema, { name: "GeoJSON" }],
  [HourSchema, { expected: "an hour such as 9 or 09:00" }],
  [DaySchema, { expected: 'hours such as {"from": "10:00", "to": "22:00"}' }],
]);

/** The kinds with a name. */
export const NAMED_KINDS: readonly (readonly [schema: z.core.$ZodType, name: string])[] = [...FIELD_KINDS].flatMap(
  ([schema, { name }]) => (name === undefined ? [] : [[schema, name] as const]),
);

/** The expected value of a field with these schemas; null for an unknown kind. */
export function expectedText(schemas: readonly z.core.$ZodType[]): string | null {
  for (const schema of schemas) {
    const text = FIELD_KINDS.get(schema)?.expected ?? FIELD_KINDS.get(bareSchema(schema))?.expected;
    if (text !== undefined) return text;
  }
  return null;
}

/** The kind of a field in a few words. */
export function kindOf(schema: z.core.$ZodType): string {
  const known = FIELD_KINDS.get(schema)?.name;
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
