import type * as z from "zod/mini";
import { isRecord } from "../../fields/read.ts";
import { nearestName } from "./nearest-name.ts";
import { fieldNamesOf, schemasUnder } from "./walk-schema.ts";

/** A field that no part of a shop reads. */
export interface UnknownField {
  readonly path: readonly PropertyKey[];
  readonly name: string;
  /** The known name in the same object that was probably intended. */
  readonly nearest: string | null;
}

/**
 * Fields of a document that its schema lacks. Names that begin with `_`, `$schema` and `id` are allowed everywhere:
 * they are the owner's notes, a help for editors, and a field that exports add to every entry.
 */
export function unknownFields(schema: z.core.$ZodType, value: unknown): readonly UnknownField[] {
  return unknownUnder([schema], value, []);
}

function unknownUnder(
  schemas: readonly z.core.$ZodType[],
  value: unknown,
  path: readonly PropertyKey[],
): readonly UnknownField[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => unknownUnder(schemasUnder(schemas, index), entry, [...path, index]));
  }
  if (!isRecord(value) || schemas.length === 0) return [];
  const known = fieldNamesOf(schemas);
  return Object.entries(value).flatMap(([name, entry]) => {
    const isKnown = known === null || known.includes(name);
    if (isKnown) return unknownUnder(schemasUnder(schemas, name), entry, [...path, name]);
    if (isNote(name)) return [];
    const unused = known.filter((each) => !Object.hasOwn(value, each));
    return [{ path: [...path, name], name, nearest: nearestName(name, unused) }];
  });
}

function isNote(name: string): boolean {
  return name.startsWith("_") || name === "$schema" || name === "id";
}
