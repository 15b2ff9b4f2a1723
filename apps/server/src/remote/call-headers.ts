import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import type { Backend } from "./backend.ts";
import { harmlessCookies } from "./shopper-session.ts";

/** Request headers that are forwarded; all others, including hop-by-hop ones, are dropped. */
const requestHeaders = [
  "accept",
  "accept-language",
  "idempotency-key",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "range",
  "user-agent",
] as const;

/** Answer headers that are forwarded to the shopper. */
const answerHeaders = [
  "allow",
  "cache-control",
  "content-disposition",
  "content-language",
  "content-security-policy",
  "content-type",
  "etag",
  "last-modified",
  "retry-after",
  "x-wp-total",
  "x-wp-totalpages",
] as const;

/** Further headers of a streamed answer. */
const streamHeaders = ["accept-ranges", "content-length", "content-range"] as const;

/**
 * Headers of a call to the backend. They include the shopper's address and this site's, for a backend that trusts its
 * proxy. `authorization` null: as a guest. `type` is the media type of the forwarded body.
 */
export function headersToBackend(
  request: FastifyRequest,
  authorization: string | null,
  type: string | null = null,
): Record<string, string> {
  const given = request.headers;
  const cookie = harmlessCookies(given.cookie);
  return {
    ...picked(given, requestHeaders),
    ...(cookie === "" ? {} : { cookie }),
    ...(authorization === null ? {} : { authorization }),
    ...(type === null ? {} : { "content-type": type }),
    "accept-encoding": "identity",
    "x-forwarded-for": request.ip,
    "x-forwarded-host": request.host,
    "x-forwarded-proto": request.protocol,
  };
}

/** The shop's consumer key and secret as the header that WooCommerce reads. Never in a URL, because URLs are logged. */
export function basicOf({ key, secret }: NonNullable<Backend["keys"]>): string {
  return `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`;
}

export function headersToShopper(answer: Headers, isStream = false): Record<string, string> {
  const names = isStream ? [...answerHeaders, ...streamHeaders] : answerHeaders;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = answer.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function picked(given: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}
