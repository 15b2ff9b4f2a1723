import { isRecord, PATHS } from "@skatert/contract";
import type { FastifySchema } from "fastify";
import { answerExamples } from "./answer-examples.ts";
import { bodyExamples } from "./body-examples.ts";
import { securityOf } from "./credentials.ts";
import { operationId } from "./operation-id.ts";
import { type Refusals, refusalsOf } from "./refusals.ts";
import { summaries } from "./summaries.ts";

/**
 * A call's description with its operation id, summary, security requirement, examples and every possible status.
 * `schema`: JSON Schemas; `path`: the route's path (API-2).
 */
export function annotate(schema: FastifySchema, method: string, path: string): FastifySchema {
  const call = `${method} ${path}`;
  const summary = schema.summary ?? summaries[call];
  const security = securityOf(call, schema);
  const needsCaller = security.length > 0 && security.every((way) => Object.keys(way).length > 0);
  return {
    ...schema,
    operationId: operationId(method, path),
    security,
    ...(summary === undefined ? {} : { summary }),
    ...(schema.body === undefined ? {} : { body: withExample(schema.body, bodyExamples[call]) }),
    response: {
      ...(isRecord(schema.response) ? answersOf(schema.response, call) : {}),
      ...refusalsOf(schema, method, needsCaller),
      ...redirects[call],
    },
  };
}

/** Redirects, which have no body. */
const redirects: Readonly<Record<string, Refusals>> = {
  [`GET ${PATHS.orderPayment}/:id`]: {
    "303": { description: "Redirects to the payment page, or to the order if it is paid" },
    default: { description: "A browser gets a page that explains why payment is not possible now" },
  },
};

function answersOf(response: Readonly<Record<string, unknown>>, call: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(response).map(([status, schema]) => [
      status,
      withExample(schema, answerExamples[`${call} ${status}`]),
    ]),
  );
}

function withExample(schema: unknown, example: unknown): unknown {
  return example === undefined || !isRecord(schema) ? schema : { ...schema, examples: [example] };
}
