import * as z from "zod/mini";
import type { FieldText } from "../fields/field-text.ts";
import { wireImageObject } from "../fields/schemas.ts";
import { FIELD_TABLES } from "./texts/all-texts.ts";
import { WHOLE_SHOP_FILES, type WholeShopFile } from "./whole-schemas.ts";

/** A field of a file of the shop folder. */
export interface ShopField {
  /** `[].products[].price`: `[]` is an entry of a list, `{}` an entry of a map. */
  readonly path: string;
  readonly schema: z.core.$ZodType;
  /** The object that contains it, and its name there. */
  readonly owner: z.core.$ZodObject;
  readonly key: string;
}

/** Objects, and optional fields by name, that are already listed. */
interface Seen {
  readonly owners: Set<z.core.$ZodType>;
  readonly fields: Map<z.core.$ZodType, Set<string>>;
}

/**
 * Fields of every file. A shape used in several places is listed once, in the first file of `FIELD_TABLES` that has
 * it; pictures are one field.
 */
export function shopFields(): ReadonlyMap<WholeShopFile, readonly ShopField[]> {
  const seen: Seen = { owners: new Set(), fields: new Map() };
  const files = [...new Set(FIELD_TABLES.map(({ file }) => file))];
  return new Map(files.map((file) => [file, fieldsBelow(WHOLE_SHOP_FILES[file], "", seen)]));
}

function fieldsBelow(schema: z.core.$ZodType, path: string, seen: Seen): readonly ShopField[] {
  if (schema instanceof z.core.$ZodObject) return fieldsOfObject(schema, path, seen);
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable)
    return fieldsBelow(schema._zod.def.innerType, path, seen);
  if (schema instanceof z.core.$ZodUnion)
    return schema._zod.def.options.flatMap((option) => fieldsBelow(option, path, seen));
  if (schema instanceof z.core.$ZodArray) return fieldsBelow(schema._zod.def.element, `${path}[]`, seen);
  if (schema instanceof z.core.$ZodRecord) return fieldsBelow(schema._zod.def.valueType, `${path}{}`, seen);
  return [];
}

function fieldsOfObject(owner: z.core.$ZodObject, path: string, seen: Seen): readonly ShopField[] {
  if (seen.owners.has(owner) || owner === wireImageObject) return [];
  seen.owners.add(owner);
  return Object.entries(owner._zod.def.shape).flatMap(([key, schema]) => {
    if (isShared(schema, key, seen)) return [];
    const below = path === "" ? key : `${path}.${key}`;
    return [{ path: below, schema, owner, key }, ...fieldsBelow(schema, below, seen)];
  });
}

/**
 * Whether an object that this one extends has already listed the field. Required fields are plain kinds, shared by all.
 */
function isShared(schema: z.core.$ZodType, key: string, { fields }: Seen): boolean {
  if (!(schema instanceof z.core.$ZodOptional)) return false;
  const keys = fields.get(schema) ?? new Set();
  const isKnown = keys.has(key);
  fields.set(schema, keys.add(key));
  return isKnown;
}

/** Finds the text of an object's property; undefined if no table describes it. */
export function fieldTextFinder(): (owner: z.core.$ZodObject, key: string) => FieldText | undefined {
  const byOwner = new Map<z.core.$ZodType, Map<string, FieldText>>();
  for (const [file, fields] of shopFields()) {
    for (const { path, schema, owner, key } of fields) {
      const text = fieldTextAt(file, path);
      if (text === undefined) continue;
      for (const place of [owner, schema]) {
        const known = byOwner.get(place) ?? new Map<string, FieldText>();
        byOwner.set(place, known.set(key, text));
      }
    }
  }
  return (owner, key) => {
    const schema = owner._zod.def.shape[key];
    return (
      byOwner.get(owner)?.get(key) ??
      (schema instanceof z.core.$ZodOptional ? byOwner.get(schema)?.get(key) : undefined)
    );
  };
}

/** The text of a field by its path in its file; undefined if no table has it. */
export function fieldTextAt(file: WholeShopFile, path: string): FieldText | undefined {
  return FIELD_TABLES.find((table) => table.file === file && Object.hasOwn(table.texts, path))?.texts[path];
}
