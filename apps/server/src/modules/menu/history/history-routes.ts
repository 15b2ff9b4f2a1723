import {
  ApiErrorSchema,
  ChangeSchema,
  HistoryQuerySchema,
  HistorySchema,
  OFFICE_PATHS,
  UndoneSchema,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { IdParams } from "../../../input/id-params.ts";
import { requireRight } from "../menu-access.ts";
import type { PublishingRoutesDeps } from "../releases/publishing-service.ts";
import { requireSight } from "../sight.ts";

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };

/** Published changes, and their undo (EDIT-6). */
export function historyRoutes(instance: FastifyInstance, { publishing, gate }: PublishingRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    OFFICE_PATHS.history,
    {
      schema: {
        ...{ tags, summary: "Published changes, newest first, of the shop or of one entity" },
        ...{ querystring: HistoryQuerySchema, response: { 200: HistorySchema, ...refusals } },
      },
    },
    async (request) => {
      const { sight } = await requireSight(gate, request);
      return publishing.history(request.query, sight);
    },
  );
  app.get(
    `${OFFICE_PATHS.history}/:id`,
    {
      schema: {
        ...{ tags, summary: "One change, with before and after of each field" },
        ...{ params: IdParams, response: { 200: ChangeSchema, ...refusals, 404: ApiErrorSchema } },
      },
    },
    async (request) => {
      const { sight } = await requireSight(gate, request);
      return publishing.change(Number(request.params.id), sight);
    },
  );
  app.post(
    `${OFFICE_PATHS.history}/:id/undo`,
    {
      schema: {
        ...{ tags, summary: "Undo a change exactly, also after later changes elsewhere" },
        description: "A 409 `undo_refused` names the fields that were changed again, by whom and when.",
        ...{ params: IdParams, response: { 200: UndoneSchema, ...refusals, 404: ApiErrorSchema, 409: ApiErrorSchema } },
      },
    },
    async (request) => {
      const by = await requireRight(gate, request, "menu.edit", "everywhere");
      return publishing.undo(Number(request.params.id), by);
    },
  );
}
