import { ApiErrorSchema } from "@skatert/contract";
import type { FastifySchema } from "fastify";
import * as z from "zod/mini";

const { $schema: _, ...apiError } = z.toJSONSchema(ApiErrorSchema, { io: "output" });

const meanings: Readonly<Record<number, string>> = {
  400: "A parameter or the body is not valid; `data.params` names each fault",
  401: "Credentials are missing or invalid",
  403: "The caller may not do this, or the request comes from a page of another site",
  404: "Not found",
  409: "The current state does not allow it; `data.reason` names the reason",
  412: "The object has changed since the caller read it; `data` has its present state",
  413: "The body is too large",
  415: "The body has an unsupported content type or encoding",
  422: "The request is valid but refused; `data.reason` names the reason",
  429: "Too many requests; `Retry-After` is the wait in seconds",
  500: "A fault of the server",
  501: "Not supported",
  503: "The store or another service is unavailable; `Retry-After` is the wait in seconds",
};

/** Answers of refused calls: a JSON Schema and a description for each status. */
export type Refusals = Readonly<Record<string, { readonly description: string }>>;

/** The refusals that the server adds to those of a call's route (API-2). */
export function refusalsOf(schema: FastifySchema, method: string, needsCaller: boolean): Refusals {
  const { body, headers, querystring, params, response } = schema;
  const isChange = method !== "GET";
  const statuses = [
    ...(isChange || querystring !== undefined || params !== undefined ? [400] : []),
    ...(needsCaller ? [401, 403] : []),
    ...(isChange ? [403] : []),
    ...(params === undefined ? [] : [404]),
    // The only described header is the key of a call that may be repeated.
    ...(headers === undefined ? [] : [409, 422]),
    ...(isChange || body !== undefined ? [413, 415] : []),
    429,
    500,
    503,
    ...namedBy(response),
  ];
  const distinct = [...new Set(statuses)].sort((a, b) => a - b);
  return Object.fromEntries(distinct.map((status) => [status, refusal(status)]));
}

function namedBy(response: unknown): readonly number[] {
  const names = typeof response === "object" && response !== null ? Object.keys(response) : [];
  return names.map(Number).filter((status) => status >= 400);
}

function refusal(status: number) {
  const description = meanings[status] ?? "Refused";
  return { description, content: { "application/json": { schema: apiError } } };
}
