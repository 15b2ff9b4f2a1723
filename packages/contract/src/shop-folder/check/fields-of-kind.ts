import type * as z from "zod/mini";
import { isRecord } from "../../fields/read.ts";
import { bareSchema, schemasUnder } from "./walk-schema.ts";

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
