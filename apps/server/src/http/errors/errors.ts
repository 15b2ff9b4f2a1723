import { type ApiErrorBody, apiError, type ErrorCode } from "@skatert/contract";
import type { FastifyError, FastifyInstance } from "fastify";
import { isStoreTrouble } from "../../database/store-trouble.ts";
import { Refusal, retryAfterSeconds } from "../../input/refusal.ts";
import { ShopUnavailable } from "../../shop/shop-data.ts";

/**
 * An answer of the HTTP layer itself, or of another host, sent unchanged (wire "Conventions"). Modules throw a Refusal.
 */
export class ApiFault extends Error {
  readonly body: ApiErrorBody;
  readonly headers: Readonly<Record<string, string>>;
  constructor(body: ApiErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message);
    this.body = body;
    this.headers = headers;
  }
}

/** Answers every error in the WordPress shape; unexpected errors are logged and answered without details. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { body, headers } = answerTo(error);
    if (body.data.status >= 500) request.log.error({ err: error }, "request failed");
    return reply.code(body.data.status).headers(headers).type("application/json; charset=utf-8").send(body);
  });
}

/** The answer to an error of one entry among several. The caller logs unexpected errors. */
export function errorBody(error: unknown): ApiErrorBody {
  return answerTo(error instanceof Error ? error : new Error(String(error))).body;
}

function answerTo(
  error: Pick<FastifyError, "name" | "message"> & { readonly statusCode?: number | undefined },
): Pick<ApiFault, "body" | "headers"> {
  if (error instanceof ApiFault) return error;
  if (error instanceof Refusal) return refused(error);
  if (error instanceof ShopUnavailable) return { body: apiError(...unavailable), headers: retryLater };
  if (isStoreTrouble(error)) return { body: apiError(...storeAway), headers: retryLater };
  const status = error.statusCode ?? 500;
  const known = ofStatus[status];
  if (known !== undefined) return { body: apiError(...known), headers: {} };
  if (status < 400 || status >= 500) return { body: apiError(...unforeseen), headers: {} };
  const { code, message, data } = apiError("rest_invalid_param", "The request cannot be answered");
  return { body: { code, message, data: { ...data, status } }, headers: {} };
}

function refused({ code, message, data, retryAfterSeconds: seconds }: Refusal): Pick<ApiFault, "body" | "headers"> {
  const headers: Record<string, string> = seconds === null ? {} : { "retry-after": String(seconds) };
  return { body: apiError(code, message, data), headers };
}

const retryLater = { "retry-after": String(retryAfterSeconds) };
const unavailable: [ErrorCode, string] = ["rest_unavailable", "The shop is being maintained"];
const storeAway: [ErrorCode, string] = ["rest_unavailable", "The shop cannot save or read anything just now"];
const unforeseen: [ErrorCode, string] = ["rest_internal_error", "Something went wrong"];
/** Faults that the HTTP layer finds before any route. */
const ofStatus: Readonly<Record<number, [ErrorCode, string]>> = {
  400: ["rest_invalid_json", "The request cannot be read"],
  403: ["rest_forbidden", "This is not open to you"],
  404: ["rest_no_route", "No route was found matching the URL and request method"],
  413: ["rest_too_large", "The body is too large"],
  415: ["rest_unsupported_media_type", "This content type is not accepted"],
  429: ["rest_too_many_requests", "Too many requests"],
};
