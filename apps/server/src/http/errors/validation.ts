import { faultsOf } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { type $ZodType, safeParse } from "zod/v4/core";
import { invalidParams } from "../../input/refusal.ts";

/**
 * Checks inputs against the contract's schemas: 400 with the path of every fault. Answers are not checked at runtime;
 * their schemas serve the OpenAPI document, and tests check the routes against them.
 */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<$ZodType>(({ schema }) => (data) => {
    const result = safeParse(schema, data ?? undefined);
    return result.success ? { value: result.data } : { error: invalidParams(faultsOf(result.error.issues)) };
  });
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}
