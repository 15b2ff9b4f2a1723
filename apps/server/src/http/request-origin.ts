import { apiError } from "@skatert/contract";
import type { FastifyRequest } from "fastify";
import { ApiFault } from "./errors/errors.ts";

const hostForm = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The shop's address in the browser, e.g. "https://stol.example": PUBLIC_URL's, else the request's own. Throws a 400
 * for an invalid Host.
 */
export function originOf(request: Pick<FastifyRequest, "protocol" | "host">, publicUrl: URL | null): string {
  if (publicUrl !== null) return publicUrl.origin;
  if (!hostForm.test(request.host))
    throw new ApiFault(apiError("rest_invalid_param", "The Host header is not a valid host"));
  return `${request.protocol}://${request.host}`;
}
