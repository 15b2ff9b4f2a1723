import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
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

/** What a call carries besides its address. */
export interface SentBeside {
  /** Null: as a guest. */
  readonly authorization: string | null;
  /** Media type of the forwarded body; null: none. */
  readonly type?: string | null | undefined;
  /** Leaves out the headers that only a host with our own calls reads. */
  readonly isSpecified?: boolean;
}

/**
 * Headers of a call to the backend. They include the shopper's address and this site's, for a backend that trusts its
 * proxy.
 */
export function headersToBackend(
  request: FastifyRequest,
  { authorization, type = null, isSpecified = false }: SentBeside,
): Record<string, string> {
  const given = request.headers;
  const cookie = isSpecified ? "" : harmlessCookies(given.cookie);
  return {
    ...picked(given, isSpecified ? requestHeaders.filter((name) => name !== "idempotency-key") : requestHeaders),
    ...(cookie === "" ? {} : { cookie }),
    ...(authorization === null ? {} : { authorization }),
    ...(type === null ? {} : { "content-type": type }),
    "accept-encoding": "identity",
    "x-forwarded-for": request.ip,
    "x-forwarded-host": request.host,
    "x-forwarded-proto": request.protocol,
  };
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
