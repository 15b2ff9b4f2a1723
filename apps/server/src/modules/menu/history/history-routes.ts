import {
  ApiErrorSchema,
  ChangeSchema,
  HistoryQuerySchema,
  HistorySchema,
  OFFICE_PATHS,
  UndoneSchema,
  UndoSchema,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { IdParams } from "../../../input/id-params.ts";
import { RepeatHeaders } from "../../../repeats/call.ts";
import { requireProof } from "../menu-access.ts";
import type { PublishingRoutesDeps } from "../releases/publishing-service.ts";
import { requireSight } from "../sight.ts";

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };
const undoing = { ...refusals, 404: ApiErrorSchema, 409: ApiErrorSchema, 429: ApiErrorSchema };

/** Published changes, and their undo (EDIT-6). */
export function historyRoutes(instance: FastifyInstance, { publishing, gate }: PublishingRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    OFFICE_PATHS.history,
    {
      schema: {
        tags,
        summary: "Published changes, newest first, of the shop or of one entity",
        querystring: HistoryQuerySchema,
        response: { 200: HistorySchema, ...refusals },
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
        tags,
        summary: "One change, with before and after of each field",
        params: IdParams,
        response: { 200: ChangeSchema, ...refusals, 404: ApiErrorSchema },
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
        tags,
        summary: "Undo a change exactly, also after later changes elsewhere",
        description:
          "A 409 `undo_refused` names the fields that were changed again, by whom and when. A change of settings that load scripts needs an owner's `password`: 403 `staff_password_required`.",
        body: z.nullish(UndoSchema),
        headers: RepeatHeaders,
        params: IdParams,
        response: { 200: UndoneSchema, ...undoing },
      },
    },
    async (request) => {
      const password = request.body?.password;
      const by = await requireProof(gate, request, { right: "menu.edit", where: "everywhere", password });
      return publishing.undo(Number(request.params.id), by);
    },
  );
}
