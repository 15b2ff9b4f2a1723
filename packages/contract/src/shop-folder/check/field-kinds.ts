import type * as z from "zod/mini";
import { HourSchema } from "../../coupons/schemas.ts";
import { LonLatSchema, PositionSchema } from "../../delivery/schemas.ts";
import { isRecord } from "../../fields/read.ts";
import {
  wireClock,
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
} from "../../fields/schemas.ts";
import { DaySchema } from "../../schedule/schemas.ts";
import { bareSchema, schemasUnder } from "./walk-schema.ts";

/** The expected value of each kind of field, in words. */
const expected: ReadonlyMap<z.core.$ZodType, string> = new Map<z.core.$ZodType, string>([
  [wireMoney, "a number such as 390"],
  [wireNumber, "a number such as 2 or 0.5"],
  [wireFlag, "true or false"],
  [wireText, "text in quotes"],
  [wireId, "a whole number such as 101"],
  [wireIdOrNone, "a whole number such as 101, or null"],
  [wireIds, "a list of whole numbers such as [101, 102]"],
  [wireTexts, 'a list of texts such as ["a", "b"]'],
  [wireClock, "a time from 00:00 to 24:00 such as 09:00"],
  [HourSchema, "an hour such as 9 or 09:00"],
  [wireWeekdays, "a list of days, 1 Monday to 7 Sunday, such as [1, 2, 3]"],
  [wireImage, "a picture such as media/soup.jpg"],
  [LonLatSchema, "[longitude, latitude] such as [37.62, 55.75]"],
  [PositionSchema, "[longitude, latitude] such as [37.62, 55.75]"],
  [DaySchema, 'hours such as {"from": "10:00", "to": "22:00"}'],
]);

/** The expected value of a field with these schemas; null for an unknown kind. */
export function expectedText(schemas: readonly z.core.$ZodType[]): string | null {
  for (const schema of schemas) {
    const text = expected.get(schema) ?? expected.get(bareSchema(schema));
    if (text !== undefined) return text;
  }
  return null;
}

/**
 * Every value of a document whose field has the kind, with its path: `fieldsOfKind(SettingsSchema, json, wireFlag)`.
 */
export function fieldsOfKind(
  schema: z.core.$ZodType,
  value: unknown,
  kind: z.core.$ZodType,
): readonly { readonly path: readonly PropertyKey[]; readonly value: unknown }[] {
  return under([schema], value, []);

  function under(
    schemas: readonly z.core.$ZodType[],
    found: unknown,
    path: readonly PropertyKey[],
  ): readonly { readonly path: readonly PropertyKey[]; readonly value: unknown }[] {
    if (schemas.length === 0) return [];
    if (schemas.some((each) => bareSchema(each) === kind)) return [{ path, value: found }];
    const entries = Array.isArray(found) ? [...found.entries()] : isRecord(found) ? Object.entries(found) : [];
    return entries.flatMap(([key, entry]) => under(schemasUnder(schemas, key), entry, [...path, key]));
  }
}
