import fc, { type Arbitrary } from "fast-check";
import type { JsonSchema } from "./json-schema.ts";

/** Numbers with a meaning in the attacked shop: dishes, branches, coupons, people. */
export type KnownNumbers = readonly number[];

const widest = 1_000_000;
const longest = 24;
/** Maximum members of a list or a map; the hostile values include long ones. */
const maxMembers = 3;

/** JSON values that a schema allows; whole numbers are often ids of existing things. */
export function valuesOf(schema: JsonSchema, known: KnownNumbers): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valuesOf(choice, known)));
  const types = [schema.type ?? "anything"].flat();
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, known)));
}

function valuesOfType(type: string, schema: JsonSchema, known: KnownNumbers): Arbitrary<unknown> {
  switch (type) {
    case "string":
      return textsOf(schema);
    case "integer":
      return wholeNumbersOf(schema, known);
    case "number":
      return fc.oneof(wholeNumbersOf(schema, known), fc.double({ ...boundsOf(schema), noNaN: true }));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return listsOf(schema, known);
    case "object":
      return objectsOf(schema, known);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function boundsOf({ minimum, exclusiveMinimum, maximum }: JsonSchema): { readonly min: number; readonly max: number } {
  const lowest = minimum ?? (exclusiveMinimum === undefined ? -widest : exclusiveMinimum + 1);
  return { min: lowest, max: Math.max(lowest, maximum ?? widest) };
}

function wholeNumbersOf(schema: JsonSchema, known: KnownNumbers): Arbitrary<number> {
  const { min, max } = boundsOf(schema);
  const fitting = known.filter((number) => number >= min && number <= max);
  const lowest = Math.ceil(min);
  const usual = fc.integer({ min: lowest, max: Math.max(lowest, Math.min(max, lowest + 5)) });
  const any = fc.maxSafeInteger().map((number) => Math.min(Math.max(number, lowest), Math.floor(max)));
  return fitting.length === 0 ? fc.oneof(usual, any) : fc.oneof(fc.constantFrom(...fitting), usual, any);
}

function textsOf({ pattern, format, minLength = 0, maxLength = longest }: JsonSchema): Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "email") return fc.emailAddress();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, longest)) };
  return fc.oneof(fc.string(bounds), fc.string({ ...bounds, unit: "grapheme" }));
}

function listsOf(schema: JsonSchema, known: KnownNumbers): Arbitrary<unknown[]> {
  const { prefixItems, items, minItems = 0, maxItems = maxMembers } = schema;
  if (prefixItems !== undefined) return fc.tuple(...prefixItems.map((item) => valuesOf(item, known)));
  const maxLength = Math.max(minItems, Math.min(maxItems, maxMembers));
  return fc.array(valuesOf(items === undefined || items === false ? {} : items, known), {
    minLength: minItems,
    maxLength,
  });
}

function objectsOf(schema: JsonSchema, known: KnownNumbers): Arbitrary<unknown> {
  const { properties, required = [], additionalProperties, propertyNames } = schema;
  const named = Object.entries(properties ?? {});
  if (named.length === 0 && typeof additionalProperties === "object") {
    const names =
      propertyNames === undefined ? fc.string({ maxLength: 8 }) : valuesOf(propertyNames, known).map(String);
    return fc.dictionary(names, valuesOf(additionalProperties, known), { maxKeys: maxMembers });
  }
  const model = Object.fromEntries(named.map(([name, property]) => [name, valuesOf(property, known)]));
  return fc.record(model, { requiredKeys: [...required] });
}
