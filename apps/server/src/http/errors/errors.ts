import { type ApiErrorBody, apiError, type ErrorCode, type Fault } from "@skatert/contract";
import type { FastifyError, FastifyInstance } from "fastify";
import { isStoreTrouble } from "../../database/store-trouble.ts";
import { ShopUnavailable } from "../../shop/shop-data.ts";

/** Seconds after which a client may try an unavailable shop again. */
export const retryAfterSeconds = 10;

/** A refusal that a route or service throws; it is answered as it stands (wire "Conventions"). */
export class ApiFault extends Error {
  readonly body: ApiErrorBody;
  readonly headers: Readonly<Record<string, string>>;
  constructor(body: ApiErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message);
    this.body = body;
    this.headers = headers;
  }
}

/** The faults of an input as one 400 with the path of each. */
export function invalidParams(params: readonly Fault[]): ApiFault {
  const names = params.map((fault) => fault.path || "body").join(", ");
  return new ApiFault(apiError("rest_invalid_param", `Invalid parameter(s): ${names}`, { params }));
}

/** A 429 that says in seconds, in the header too, when it is worth asking again. */
export function tooManyRequests(message: string, reason: string, waitMs: number): ApiFault {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new ApiFault(apiError("rest_too_many_requests", message, { reason, retry_after: retryAfter }), {
    "retry-after": String(retryAfter),
  });
}

/** Answers every error in the WordPress shape; what nobody foresaw is logged and says nothing. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { body, headers } = answerTo(error);
    if (body.data.status >= 500) request.log.error({ err: error }, "request failed");
    return reply.code(body.data.status).headers(headers).type("application/json; charset=utf-8").send(body);
  });
}

function answerTo(error: FastifyError): Pick<ApiFault, "body" | "headers"> {
  if (error instanceof ApiFault) return error;
  if (error instanceof ShopUnavailable) return { body: apiError(...unavailable), headers: retryLater };
  if (isStoreTrouble(error)) return { body: apiError(...storeAway), headers: retryLater };
  const status = error.statusCode ?? 500;
  const known = ofStatus[status];
  if (known !== undefined) return { body: apiError(...known), headers: {} };
  if (status < 400 || status >= 500) return { body: apiError(...unforeseen), headers: {} };
  const { code, message, data } = apiError("rest_invalid_param", "The request cannot be answered");
  return { body: { code, message, data: { ...data, status } }, headers: {} };
}

const retryLater = { "retry-after": String(retryAfterSeconds) };
const unavailable: [ErrorCode, string] = ["rest_unavailable", "The shop is being maintained"];
const storeAway: [ErrorCode, string] = ["rest_unavailable", "The shop cannot save or read anything just now"];
const unforeseen: [ErrorCode, string] = ["rest_internal_error", "Something went wrong"];
/** Faults that the HTTP layer itself finds, before any route. */
const ofStatus: Readonly<Record<number, [ErrorCode, string]>> = {
  400: ["rest_invalid_json", "The request cannot be read"],
  403: ["rest_forbidden", "This is not open to you"],
  404: ["rest_no_route", "No route was found matching the URL and request method"],
  413: ["rest_too_large", "The body is too large"],
  415: ["rest_unsupported_media_type", "This content type is not accepted"],
  429: ["rest_too_many_requests", "Too many requests"],
};
