import { ApiErrorSchema, PATHS } from "@skatert/contract";
import type { LightMyRequestResponse } from "fastify";
import * as z from "zod/mini";
import type { PublishedDocument } from "../../testing/calls/openapi-document.ts";
import type { GeneratedRequest } from "./requests.ts";

/** Statuses of a page's redirects, which no document describes. */
const movedAway = new Set([301, 302, 303, 304, 307, 308]);

/** Statuses caused by a hostile path or header before a call is found. */
const isOfAnotherPath = new Set([400, 404, 405, 414, 415]);

/**
 * The fault of an answer; null: none. A server error and a body unlike the document are faults. A hostile path may
 * match no call, or one with other methods; that refusal must have the WordPress shape.
 */
export function faultOf(request: GeneratedRequest, answer: LightMyRequestResponse, document: PublishedDocument) {
  const { method, path } = request.operation;
  const status = answer.statusCode;
  if (status === 500 || status === 502) return `${method} ${path} answers ${status}: ${answer.body.slice(0, 300)}`;
  if (movedAway.has(status) || isPageAsked(request)) return null;
  const type = String(answer.headers["content-type"] ?? "");
  const isFile = !type.startsWith("application/json") && document.describesType(method, path, status, type);
  if (isFile) return null;
  const body = jsonOf(answer);
  if (body === undefined)
    return `${method} ${path} answers ${status} with what is no JSON: ${answer.body.slice(0, 100)}`;
  const faults = document.faultsOf(method, path, status, body);
  if (faults === null && !isOfAnotherPath.has(status))
    return `${method} ${path} answers ${status}, which is not described`;
  if (faults !== null && faults.length > 0) {
    const [first] = faults;
    return `${method} ${path} answers ${status} not as described: ${first?.instancePath} ${first?.message}`;
  }
  return status < 400 ? null : errorFault(`${method} ${path}`, status, body);
}

/**
 * The one call whose path is also a page, unless the request accepts JSON or uses the prefix. No page is built here.
 */
function isPageAsked({ operation: { method, path }, headers, url }: GeneratedRequest): boolean {
  const namesJson = headers["accept"] === "application/json" || url.startsWith("/api/");
  return method === "GET" && `${path}/` === PATHS.wheel && (!namesJson || headers["accept"] === "text/html");
}

function errorFault(call: string, status: number, body: unknown): string | null {
  const error = z.safeParse(ApiErrorSchema, body);
  if (!error.success) return `${call} refuses with ${status} in another shape`;
  return error.data.data.status === status ? null : `${call} says ${error.data.data.status} and answers ${status}`;
}

function jsonOf(answer: LightMyRequestResponse): unknown {
  try {
    return answer.json();
  } catch {
    return undefined;
  }
}
