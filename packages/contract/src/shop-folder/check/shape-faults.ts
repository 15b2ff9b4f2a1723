import * as z from "zod/mini";
import { type Fault, pathText } from "../../fields/faults.ts";
import { isRecord } from "../../fields/read.ts";
import { expectedText } from "../field-kinds.ts";
import { foundText } from "./found-text.ts";
import { alternativesOf, schemasUnder } from "./walk-schema.ts";

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

/**
 * The faults in a document's shape, the first at each place: what to write and what was found ("a number such as 390,
 * found «390 руб»").
 */
export function shapeFaults(schema: z.ZodMiniType, value: unknown): readonly Fault[] {
  const parsed = schema.safeParse(value);
  const faults = (parsed.error?.issues ?? []).map(plainest).map((issue) => {
    const { path } = issue;
    return { path: pathText(path), message: messageFor(issue, wantedAt(schema, issue), valueAt(value, path)) };
  });
  const byPath = new Map<string, Fault>();
  for (const fault of faults) if (!byPath.has(fault.path)) byPath.set(fault.path, fault);
  return [...byPath.values()];
}

/** Of a union, the issue of the intended branch, with its path from the document's root. */
function plainest(issue: Issue): Issue {
  if (issue.code !== "invalid_union") return issue;
  const branches = issue.errors.filter((errors) => errors.every(({ path }) => path.length > 0));
  const [best] = branches.toSorted((a, b) => strangeness(a) - strangeness(b) || depth(b) - depth(a));
  const inner = best?.toSorted((a, b) => b.path.length - a.path.length)[0];
  return inner === undefined ? issue : plainest({ ...inner, path: [...issue.path, ...inner.path] });
}

/** A branch with another `type` was not intended. */
function strangeness(errors: readonly Issue[]): number {
  return errors.some(({ code, path }) => code === "invalid_value" && path.at(-1) === "type") ? 1 : 0;
}

function depth(errors: readonly Issue[]): number {
  return Math.max(0, ...errors.map(({ path }) => path.length));
}

interface Wanted {
  /** Expected value of the field, by its kind. */
  readonly expected: string | null;
  readonly schemas: readonly Schema[];
}

/** An entry of a list without its own kind has the kind of the list: a day of weekdays. */
function wantedAt(root: Schema, { path }: Issue): Wanted {
  const schemas = schemasAt(root, path);
  const isEntry = typeof path.at(-1) === "number";
  const list = isEntry ? expectedText(schemasAt(root, path.slice(0, -1))) : null;
  return { expected: expectedText(schemas) ?? list, schemas };
}

function messageFor(issue: Issue, { expected, schemas }: Wanted, value: unknown): string {
  const bound = boundOf(issue, value);
  const parts = [expected, bound].filter((part) => part !== null);
  const wanted = parts.length === 0 ? plainText(schemas) : parts.join(", ");
  return value === undefined ? `is missing: ${wanted}` : `${wanted}, found ${foundText(value)}`;
}

/** The bound that a value of the right kind breaks. */
function boundOf(issue: Issue, value: unknown): string | null {
  const issues = issue.code === "invalid_union" ? issue.errors.flat() : [issue];
  for (const each of issues) {
    if (each.code === "too_big") return `${countedIn(each.origin)}at most ${each.maximum}`;
    if (each.code === "too_small" && each.origin === "number" && typeof value === "number") {
      return each.inclusive === false && each.minimum === 0 ? "more than 0" : `at least ${each.minimum}`;
    }
    if (each.code === "too_small" && each.origin === "array") return `a list of at least ${each.minimum}`;
    if (each.code === "custom" && typeof value === "string") return each.message.replace(/^must be /, "");
  }
  return null;
}

function countedIn(origin: string): string {
  if (origin === "string") return "text with length ";
  return origin === "array" ? "a list of " : "";
}

/** The values that schemas without a kind allow, in words. */
function plainText(schemas: readonly Schema[]): string {
  const texts = schemas.flatMap(alternativesOf).flatMap((schema) => plainTextOf(schema) ?? []);
  return texts.length === 0 ? "another value" : [...new Set(texts)].join(", or ");
}

function plainTextOf(schema: Schema): string | null {
  if (schema instanceof z.core.$ZodObject || schema instanceof z.core.$ZodRecord) return "an object { … }";
  if (schema instanceof z.core.$ZodArray || schema instanceof z.core.$ZodTuple) return "a list [ … ]";
  if (schema instanceof z.core.$ZodString) return "text in quotes, not empty";
  if (schema instanceof z.core.$ZodNumberFormat) return "a whole number";
  if (schema instanceof z.core.$ZodNumber) return "a number";
  if (schema instanceof z.core.$ZodBoolean) return "true or false";
  if (schema instanceof z.core.$ZodEnum) return `one of ${Object.values(schema._zod.def.entries).join(", ")}`;
  if (!(schema instanceof z.core.$ZodLiteral)) return null;
  const values = schema._zod.def.values.filter((each) => each !== false && each !== "").map(String);
  return values.length === 0 ? null : `one of ${values.join(", ")}`;
}

function schemasAt(root: Schema, path: readonly PropertyKey[]): readonly Schema[] {
  return path.reduce<readonly Schema[]>((schemas, key) => schemasUnder(schemas, key), [root]);
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isRecord(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
  }, root);
}
