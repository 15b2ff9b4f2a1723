import { createHmac, timingSafeEqual } from "node:crypto";

/** The parts of a request that its signature covers. */
export interface SignedRequest {
  readonly method: string;
  /** Scheme, host and path, without the query. */
  readonly address: string;
  /** Every parameter of query and header, decoded; may include the signature itself. */
  readonly parameters: readonly (readonly [string, string])[];
}

/** The OAuth 1.0a signature methods that WooCommerce accepts too. */
const digests: Readonly<Record<string, string>> = { "HMAC-SHA256": "sha256", "HMAC-SHA1": "sha1" };

/**
 * Whether the request was signed with the consumer's secret (RFC 5849, one-legged: there is no token). The signature
 * covers every parameter, or each as PHP reads it: the official client sends every parameter twice and signs it once.
 */
export function isSignedWith(secret: string, method: string, signature: string, request: SignedRequest): boolean {
  const algorithm = digests[method];
  if (algorithm === undefined) return false;
  const given = Buffer.from(signature, "base64");
  return [request.parameters, asPhpReads(request.parameters)].some((parameters) => {
    const expected = createHmac(algorithm, `${encode(secret)}&`)
      .update(baseString({ ...request, parameters }))
      .digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The last of equal names counts; of a list, such as `status[]`, each value once. */
function asPhpReads(parameters: SignedRequest["parameters"]): SignedRequest["parameters"] {
  const key = (name: string, value: string) => (name.endsWith("[]") ? JSON.stringify([name, value]) : name);
  return [...new Map(parameters.map((pair) => [key(...pair), pair])).values()];
}

/** RFC 5849 3.4.1: method, address and sorted parameters, each encoded. */
function baseString({ method, address, parameters }: SignedRequest): string {
  const pairs = parameters
    .filter(([name]) => name !== "oauth_signature" && name !== "realm")
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([aName, aValue], [bName, bValue]) => compare(aName, bName) || compare(aValue, bValue))
    .map(([name, value]) => `${name}=${value}`);
  return [method.toUpperCase(), encode(address), encode(pairs.join("&"))].join("&");
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** RFC 3986: encodeURIComponent leaves five characters that must be encoded here. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
