import { OFFICE_CALLS } from "@skatert/contract";
import { STAFF_ROLES, type StaffRole } from "@skatert/domain";
import fc, { type Arbitrary } from "fast-check";
import { hostileBodies, hostileTexts, hostileValues } from "./hostile-values.ts";
import type { Operation, Parameter } from "./json-schema.ts";
import { type KnownNumbers, valuesOf } from "./schema-values.ts";
import { nearly } from "./spoil.ts";

/** The sender of a generated request; a person of the staff has one role. */
export type Caller = "guest" | "shopper" | "integration" | StaffRole;

/** The office's calls have no answer without `/api` (http/api-prefix.ts). */
const officeFolder = OFFICE_CALLS.replace(/^\/api/, "");

/** A request as sent, without credentials. */
export interface GeneratedRequest {
  readonly operation: Operation;
  readonly caller: Caller;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null: no body. */
  readonly body: string | null;
}

/** Inputs of the generator. */
export interface Material {
  readonly operations: readonly Operation[];
  readonly known: KnownNumbers;
  /** Texts that give access: keys, tokens, slugs, phones. */
  readonly knownTexts: readonly string[];
  /** Inputs that a call accepts, by its method and path: hostile requests are derived from them. */
  readonly examples: ReadonlyMap<string, Examples>;
}

export interface Examples {
  /** Addresses with their query. */
  readonly urls: readonly string[];
  readonly bodies: readonly unknown[];
}

/** The hostile part of a request; the others follow the document. */
type Spoiled = "none" | "path" | "query" | "body" | "headers" | "all";

const parts: readonly Spoiled[] = ["none", "none", "path", "query", "body", "body", "headers", "all"];

/** Requests to every call of the document: valid, nearly valid and hostile, by every kind of caller. */
export function generatedRequests(material: Material): Arbitrary<GeneratedRequest> {
  // Built once: parsing a schema for each request would cost more than answering it.
  const made = material.operations.map(
    (operation) => new Map(parts.map((part) => [part, requestsTo(operation, part, material)])),
  );
  return fc
    .tuple(fc.nat({ max: material.operations.length - 1 }), fc.constantFrom(...parts))
    .chain(([at, part]) => made[at]?.get(part) ?? fc.constantFrom<GeneratedRequest>());
}

function requestsTo(operation: Operation, part: Spoiled, material: Material): Arbitrary<GeneratedRequest> {
  const isBad = (which: Spoiled) => part === which || part === "all";
  const isOffice = operation.path.startsWith(officeFolder);
  return fc
    .record({
      caller: isOffice
        ? fc.constantFrom<Caller>("guest", "shopper", "integration", "owner", "owner", ...STAFF_ROLES)
        : fc.constantFrom<Caller>("guest", "shopper", "integration"),
      url: urlsOf(operation, material, { path: isBad("path"), query: isBad("query") }),
      body: bodiesOf(operation, material, isBad("body")),
      headers: isBad("headers") ? hostileHeaders : usualHeaders,
      prefix: isOffice ? fc.constant("/api") : fc.constantFrom("", "/api"),
    })
    .map(({ caller, url, body, headers, prefix }) => ({
      operation,
      caller,
      url: prefix + url,
      headers: { ...headers, ...(body === null ? {} : { "content-type": body.type }) },
      body: body === null ? null : body.text,
    }));
}

function urlsOf(operation: Operation, material: Material, isBad: { path: boolean; query: boolean }): Arbitrary<string> {
  const made = fc
    .tuple(pathsOf(operation, material, isBad.path), queriesOf(operation, material, isBad.query))
    .map(([path, query]) => (query === "" ? path : `${path}?${query}`));
  const urls = material.examples.get(`${operation.method} ${operation.path}`)?.urls ?? [];
  return isBad.path || isBad.query || urls.length === 0 ? made : fc.oneof(made, fc.constantFrom(...urls));
}

function pathsOf({ path, parameters }: Operation, material: Material, isBad: boolean): Arbitrary<string> {
  const named = parameters.filter((parameter) => parameter.in === "path");
  // An empty last part would be the path of the collection, which answers in another shape.
  const values = named.map((parameter) => textsFor(parameter, material, isBad).map((text) => encoded(text) || "%20"));
  return fc
    .tuple(...values)
    .map((texts) => named.reduce((filled, { name }, at) => filled.replace(`{${name}}`, () => texts[at] ?? ""), path));
}

const strayQueries = [
  "user_id=1",
  "token=x",
  "__proto__[a]=1",
  "lang[]=ru&lang=en",
  "%",
  "=&=&",
  "id=1&id=2",
  "page=1e9",
];

function queriesOf({ parameters }: Operation, material: Material, isBad: boolean): Arbitrary<string> {
  const pairs = parameters
    .filter((parameter) => parameter.in === "query")
    .map((parameter) => {
      const texts = textsFor(parameter, material, isBad);
      const pair = texts.map((text) => `${parameter.name}=${encoded(text)}`);
      return parameter.required === true && !isBad ? pair : fc.oneof(pair, fc.constant(""));
    });
  const stray = isBad ? fc.constantFrom("", ...strayQueries) : fc.constant("");
  return fc.tuple(fc.tuple(...pairs), stray).map(([named, rest]) => [...named, rest].filter(Boolean).join("&"));
}

/** Values that the schema allows, mostly existing ones; or values that it does not allow. */
function textsFor(parameter: Parameter, { known, knownTexts }: Material, isBad: boolean): Arbitrary<string> {
  const described = valuesOf(parameter.schema, known).map(asText);
  if (isBad) {
    const short = hostileTexts.filter((text) => text.length < 6_000);
    return fc.oneof(fc.constantFrom(...short), fc.string({ unit: "binary", maxLength: 12 }), described);
  }
  const fits = (text: string) =>
    parameter.schema.pattern === undefined || new RegExp(parameter.schema.pattern).test(text);
  const existing = [...known.map(String), ...knownTexts].filter(fits);
  const isOpen = parameter.schema.type === "string" && parameter.schema.enum === undefined;
  if (!isOpen || existing.length === 0) return described;
  const ids = existing.filter((text) => /^\d+$/.test(text));
  const likely = parameter.name === "key" || ids.length === 0 || parameter.in === "query" ? existing : ids;
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...likely) }, { weight: 1, arbitrary: described });
}

interface Body {
  readonly type: string;
  readonly text: string;
}

const json = "application/json";

function bodiesOf(operation: Operation, { known, examples }: Material, isBad: boolean): Arbitrary<Body | null> {
  if (operation.method === "GET") return fc.constant(null);
  if (operation.body === null && !isBad) return fc.constant(null);
  const described = valuesOf(operation.body ?? {}, known);
  const proven = examples.get(`${operation.method} ${operation.path}`)?.bodies ?? [];
  const good = proven.length === 0 ? described : fc.constantFrom(...proven);
  const asJson = (values: Arbitrary<unknown>) =>
    values.map((value): Body => ({ type: json, text: JSON.stringify(value) ?? "" }));
  if (!isBad) return asJson(fc.oneof(good, described));
  return fc.oneof(
    { weight: 4, arbitrary: asJson(nearly(good)) },
    { weight: 3, arbitrary: asJson(nearly(described)) },
    { weight: 1, arbitrary: asJson(hostileValues) },
    { weight: 1, arbitrary: fc.oneof(brokenBodies, formBodies, oddBodies) },
  );
}

const brokenBodies = fc.constantFrom(...hostileBodies).map((text): Body => ({ type: json, text }));
const formBodies = fc
  .dictionary(fc.string({ maxLength: 8 }), fc.constantFrom(...hostileTexts))
  .map((fields): Body => ({ type: "application/x-www-form-urlencoded", text: formOf(fields) }));
const oddBodies = fc.constantFrom<Body | null>(null, { type: "text/plain", text: "{}" }, { type: "", text: "{}" });

function formOf(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, text]) => `${encoded(name)}=${encoded(text)}`)
    .join("&");
}

const usualHeaders = fc.uuid().map((key) => ({ accept: json, "idempotency-key": key }));

const hostileHeaders = fc.constantFrom<Readonly<Record<string, string>>>(
  {},
  { accept: "text/html" },
  { "idempotency-key": "the same" },
  { "idempotency-key": "k".repeat(5_000) },
  { "x-http-method-override": "DELETE" },
  { range: "bytes=0-999999999999" },
  { "if-none-match": '"'.repeat(500) },
  { "accept-language": "*;q=2,zz" },
  { cookie: "session=; session=%00; __Host-session=a" },
  { authorization: `Bearer ${"A".repeat(199)}` },
  { authorization: "Basic OjpiOjo=" },
  { authorization: 'OAuth oauth_consumer_key="a",oauth_signature="%zz"' },
  { host: "a b" },
  { "x-forwarded-for": "1.2.3.4", "x-forwarded-host": "evil.example", "x-forwarded-proto": "gopher" },
);

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** As encodeURIComponent, also for lone surrogates, which no URL can hold. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
