import type { FastifyInstance } from "fastify";
import { $ZodType, toJSONSchema } from "zod/v4/core";
import { bodyBytes } from "./body-bytes.ts";

/** Room for white space, and for members that the call does not read. */
const spareBytes = 2_048;
/** The longest escape of a UTF-16 unit, as in `\u0439`; a percent-encoded form needs as much. */
const unitBytes = 6;
/** A text without a length of its own has a pattern without repetition. */
const patternBytes = 1_024;
/** The longest number, with its sign and exponent. */
const numberBytes = 32;

/** The keywords of JSON Schema that bound a body. */
interface Bounds {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Bounds[];
  readonly oneOf?: readonly Bounds[];
  readonly properties?: Readonly<Record<string, Bounds>>;
  readonly propertyNames?: Bounds;
  readonly additionalProperties?: Bounds | boolean;
  readonly items?: Bounds | false;
  readonly prefixItems?: readonly Bounds[];
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/**
 * Limits the body of each later route to what its schema can need, so that a call of two fields never reads a body of
 * 64 kB. A route with a limit of its own keeps it.
 */
export function registerBodyLimits(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    const body = route.schema?.body;
    if (route.bodyLimit === undefined && body instanceof $ZodType) route.bodyLimit = limitOfBody(body);
  });
}

const limits = new WeakMap<$ZodType, number>();

function limitOfBody(body: $ZodType): number {
  const limit = limits.get(body) ?? bodyLimitOf(toJSONSchema(body, { io: "input", unrepresentable: "any" }) as Bounds);
  limits.set(body, limit);
  return limit;
}

/** The largest body that a call with this schema takes, in bytes; at most 64 kB. */
export function bodyLimitOf(schema: Bounds): number {
  return Math.min(bodyBytes, spareBytes + mostBytes(schema));
}

/** The length of the longest valid JSON; infinite if the schema bounds some part of it with nothing but the reader. */
function mostBytes(schema: Bounds): number {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0) return Math.max(...choices.map(mostBytes));
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0) return Math.max(...values.map((value) => JSON.stringify(value).length * unitBytes));
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...types.map((type) => mostOfType(type, schema)));
}

function mostOfType(type: string, schema: Bounds): number {
  switch (type) {
    case "string":
      return 2 + textBytes(schema);
    case "array":
      return 2 + listBytes(schema);
    case "object":
      return 2 + membersBytes(schema);
    default:
      return numberBytes;
  }
}

function textBytes({ maxLength, pattern }: Bounds): number {
  if (maxLength !== undefined) return maxLength * unitBytes;
  return pattern === undefined ? Number.POSITIVE_INFINITY : patternBytes;
}

function listBytes({ items, prefixItems = [], maxItems = Number.POSITIVE_INFINITY }: Bounds): number {
  const first = prefixItems.reduce((sum, item) => sum + 1 + mostBytes(item), 0);
  return typeof items === "object" ? first + maxItems * (1 + mostBytes(items)) : first;
}

function membersBytes({ properties = {}, propertyNames, additionalProperties: more, maxProperties }: Bounds): number {
  const named = Object.entries(properties);
  const ofNamed = named.reduce((sum, [name, value]) => sum + memberBytes(name.length, mostBytes(value)), 0);
  if (typeof more !== "object") return ofNamed;
  // The call reads members that the schema does not name.
  if (named.length > 0) return Number.POSITIVE_INFINITY;
  const count = maxProperties ?? propertyNames?.enum?.length ?? Number.POSITIVE_INFINITY;
  const longestName = propertyNames === undefined ? patternBytes : mostBytes(propertyNames);
  return count * (memberBytes(0, mostBytes(more)) + longestName);
}

/** A member with its quotes, colon and comma. */
function memberBytes(nameUnits: number, valueBytes: number): number {
  return nameUnits * unitBytes + 4 + valueBytes;
}
