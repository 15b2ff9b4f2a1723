import { apiError, faultsOf } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { type $ZodType, safeParse } from "zod/v4/core";
import { invalidParams } from "../../input/refusal.ts";
import { ApiFault } from "./errors.ts";

/** WooCommerce's paths take numbers alone, so `products/tags` is a collection that this shop has not. */
const WOO_CALLS = "/wp-json/wc/v3/";

function noRoute(): ApiFault {
  return new ApiFault(apiError("rest_no_route", "No route was found matching the URL and request method"));
}

/**
 * Checks inputs against the contract's schemas: 400 with the path of every fault. Answers are not checked at runtime;
 * their schemas serve the OpenAPI document, and tests check the routes against them.
 */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<$ZodType>(({ schema, httpPart, url }) => (data) => {
    const result = safeParse(schema, data ?? undefined);
    if (result.success) return { value: result.data };
    const isUnknownPath = httpPart === "params" && url?.startsWith(WOO_CALLS) === true;
    return { error: isUnknownPath ? noRoute() : invalidParams(faultsOf(result.error.issues)) };
  });
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}
