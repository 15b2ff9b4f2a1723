import * as z from "zod/mini";

type Schema = z.core.$ZodType;
type Schemas = readonly Schema[];

/** A schema without the wrappers for absent values. */
export function bareSchema(schema: Schema): Schema {
  const wraps = schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable;
  return wraps ? bareSchema(schema._zod.def.innerType) : schema;
}

/**
 * Keeps what a function has said of a schema or of a list of them. A menu asks the same of every dish, and Zod tells a
 * schema's kind slowly: 20,000 dishes were judged for half a minute.
 */
function kept<Subject extends object, Answer>(ask: (subject: Subject) => Answer): (subject: Subject) => Answer {
  const answers = new WeakMap<Subject, { readonly answer: Answer }>();
  return (subject) => {
    const known = answers.get(subject) ?? { answer: ask(subject) };
    answers.set(subject, known);
    return known.answer;
  };
}

/** The single schemas that may describe a value: unions are expanded, wrappers removed. */
export const alternativesOf: (schema: Schema) => Schemas = kept((schema) => {
  const bare = bareSchema(schema);
  if (bare instanceof z.core.$ZodUnion) return bare._zod.def.options.flatMap(alternativesOf);
  return bare instanceof z.core.$ZodPipe ? alternativesOf(bare._zod.def.out) : [bare];
});

/** The contract's schemas of the value under a key or an index. */
export function schemasUnder(schemas: Schemas, key: PropertyKey): Schemas {
  return placeOf(schemas).under(key);
}

/** Field names of objects with these schemas; null if any name is allowed. */
export const fieldNamesOf: (schemas: Schemas) => readonly string[] | null = kept((schemas) => {
  const alternatives = schemas.flatMap(alternativesOf);
  const shapes = alternatives.filter((schema) => schema instanceof z.core.$ZodObject);
  const names = shapes.map((schema) => Object.keys(schema._zod.def.shape));
  const isFree = alternatives.some((schema) => takesAnyName(schema)) || names.some((each) => each.length === 0);
  return isFree || shapes.length === 0 ? null : [...new Set(names.flat())];
});

/** What may be under a place with these schemas. The same list for the same key, so that it is kept in its turn. */
const placeOf = kept((schemas: Schemas) => {
  const members = schemas.flatMap(alternativesOf).map(membersOf);
  const byName = new Map<PropertyKey, Schemas>();
  const isPlaced = members.some(({ countsPlaces }) => countsPlaces);
  return {
    under(key: PropertyKey): Schemas {
      // The entries of a list are alike, unless each place has a schema of its own.
      const name = typeof key === "number" && !isPlaced ? 0 : key;
      const known = byName.get(name) ?? members.flatMap(({ under }) => under(name));
      byName.set(name, known);
      return known;
    },
  };
});

interface Members {
  readonly under: (key: PropertyKey) => Schemas;
  /** Whether the place in a list decides. */
  readonly countsPlaces: boolean;
}

function membersOf(schema: Schema): Members {
  if (schema instanceof z.core.$ZodObject) {
    const shape: Readonly<Record<string, Schema>> = schema._zod.def.shape;
    return { under: (key) => listOf(Object.hasOwn(shape, key) ? shape[String(key)] : null), countsPlaces: false };
  }
  if (schema instanceof z.core.$ZodTuple) {
    const { items, rest } = schema._zod.def;
    return { under: (key) => listOf(items[Number(key)] ?? rest), countsPlaces: true };
  }
  const each = listOf(eachOf(schema));
  return { under: () => each, countsPlaces: false };
}

/** The schema of every value of a record or list. */
function eachOf(schema: Schema): Schema | null {
  if (schema instanceof z.core.$ZodRecord) return schema._zod.def.valueType;
  return schema instanceof z.core.$ZodArray ? schema._zod.def.element : null;
}

function listOf(schema: Schema | null | undefined): Schemas {
  return schema === null || schema === undefined ? [] : [schema];
}

function takesAnyName(schema: Schema): boolean {
  return (
    schema instanceof z.core.$ZodRecord || schema instanceof z.core.$ZodUnknown || schema instanceof z.core.$ZodAny
  );
}
