import type { FastifySchema } from "fastify";
import { answerExamples } from "./answer-examples.ts";
import { bodyExamples } from "./body-examples.ts";
import { summaries } from "./summaries.ts";

/** A call's description with its line and its examples; `schema` holds JSON Schemas, `path` is the route's (API-2). */
export function annotate(schema: FastifySchema, method: string, path: string): FastifySchema {
  const call = `${method} ${path}`;
  const summary = schema.summary ?? summaries[call];
  return {
    ...schema,
    ...(summary === undefined ? {} : { summary }),
    ...(schema.body === undefined ? {} : { body: withExample(schema.body, bodyExamples[call]) }),
    ...(isRecord(schema.response) ? { response: answersOf(schema.response, call) } : {}),
  };
}

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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
