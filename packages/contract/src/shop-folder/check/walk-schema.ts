import * as z from "zod/mini";

type Schema = z.core.$ZodType;

/** A schema without the wrappers for absent values. */
export function bareSchema(schema: Schema): Schema {
  const wraps = schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable;
  return wraps ? bareSchema(schema._zod.def.innerType) : schema;
}

/** The single schemas that may describe a value: unions are expanded, wrappers removed. */
export function alternativesOf(schema: Schema): readonly Schema[] {
  const bare = bareSchema(schema);
  if (bare instanceof z.core.$ZodUnion) return bare._zod.def.options.flatMap(alternativesOf);
  return bare instanceof z.core.$ZodPipe ? alternativesOf(bare._zod.def.out) : [bare];
}

/** The contract's schemas of the value under a key or an index. */
export function schemasUnder(schemas: readonly Schema[], key: PropertyKey): readonly Schema[] {
  return schemas.flatMap(alternativesOf).flatMap((schema) => {
    if (schema instanceof z.core.$ZodObject) {
      const shape: Readonly<Record<string, Schema>> = schema._zod.def.shape;
      const found = Object.hasOwn(shape, key) ? shape[String(key)] : undefined;
      return found === undefined ? [] : [found];
    }
    if (schema instanceof z.core.$ZodRecord) return [schema._zod.def.valueType];
    if (schema instanceof z.core.$ZodArray) return [schema._zod.def.element];
    if (schema instanceof z.core.$ZodTuple) return itemOf(schema, Number(key));
    return [];
  });
}

function itemOf({ _zod: { def } }: z.core.$ZodTuple, index: number): readonly Schema[] {
  const item = def.items[index] ?? def.rest;
  return item === null ? [] : [item];
}

/** Field names of objects with these schemas; null if any name is allowed. */
export function fieldNamesOf(schemas: readonly Schema[]): readonly string[] | null {
  const alternatives = schemas.flatMap(alternativesOf);
  const shapes = alternatives.filter((schema) => schema instanceof z.core.$ZodObject);
  const names = shapes.map((schema) => Object.keys(schema._zod.def.shape));
  const isFree = alternatives.some((schema) => takesAnyName(schema)) || names.some((each) => each.length === 0);
  return isFree || shapes.length === 0 ? null : [...new Set(names.flat())];
}

function takesAnyName(schema: Schema): boolean {
  return (
    schema instanceof z.core.$ZodRecord || schema instanceof z.core.$ZodUnknown || schema instanceof z.core.$ZodAny
  );
}
