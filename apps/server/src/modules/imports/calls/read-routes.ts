import {
  ApiErrorSchema,
  ImportListQuerySchema,
  ImportListSchema,
  ImportQuerySchema,
  ImportSchema,
  ImportTableSchema,
  OFFICE_PATHS,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { StaffGate } from "../../staff-gate.ts";
import type { Imports } from "../service.ts";

interface ReadRoutesDeps {
  readonly imports: Imports;
  readonly gate: StaffGate;
}

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };
const found = { ...refusals, 404: ApiErrorSchema };
const usualLimit = 100;

export const IdParams = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/, "is not an id")) });
/** The language of the fields' names. */
const TableQuerySchema = z.object({ lang: z.optional(z.enum(["ru", "en"])) });

export const firstPage = { kind: null, conflictsOnly: false, verdict: null, after: 0, limit: usualLimit };

/** The list of imports, one import with its rows, and the beginning of its file. */
export function readRoutes(instance: FastifyInstance, { imports, gate }: ReadRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    OFFICE_PATHS.imports,
    {
      schema: {
        tags,
        summary: "Imports of the last 90 days, newest first",
        description: "Twenty a page; `next` of an answer continues it as `before`.",
        querystring: ImportListQuerySchema,
        response: { 200: ImportListSchema, ...refusals },
      },
    },
    async (request) => {
      await gate.requireSomewhere(request, "menu.edit");
      const { before } = request.query;
      return imports.list(before === undefined ? null : Number(before));
    },
  );
  app.get(
    `${OFFICE_PATHS.imports}/:id`,
    {
      schema: {
        tags,
        summary: "An import: its progress, what it would change, and its faults",
        description: "Rows come in pages; `next` of an answer continues it as `after`.",
        params: IdParams,
        querystring: ImportQuerySchema,
        response: { 200: ImportSchema, ...found },
      },
    },
    async (request) => {
      await gate.requireSomewhere(request, "menu.edit");
      const { kind = null, conflicts, verdict = null, after = "0", limit } = request.query;
      return imports.show(Number(request.params.id), {
        kind,
        conflictsOnly: conflicts === "1",
        verdict,
        after: Number(after),
        limit: limit === undefined ? usualLimit : Number(limit),
      });
    },
  );
  tableRoute(instance, { imports, gate });
}

function tableRoute(instance: FastifyInstance, { imports, gate }: ReadRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    `${OFFICE_PATHS.imports}/:id/table`,
    {
      schema: {
        tags,
        summary: "The first rows of an import's file, and the fields that its columns can have",
        params: IdParams,
        querystring: TableQuerySchema,
        response: { 200: ImportTableSchema, ...found },
      },
    },
    async (request) => {
      await gate.requireSomewhere(request, "menu.edit");
      return imports.table(Number(request.params.id), request.query.lang ?? "ru");
    },
  );
}
