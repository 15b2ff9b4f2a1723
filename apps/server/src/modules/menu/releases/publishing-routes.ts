import {
  ApiErrorSchema,
  DiscardedSchema,
  DiscardQuerySchema,
  DraftSchema,
  DraftSizeSchema,
  OFFICE_PATHS,
  PublishedSchema,
  PublishSchema,
  ReopenedSchema,
  RescheduleSchema,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { TypedApp } from "../../../http/typed-app.ts";
import { IdParams } from "../../../input/id-params.ts";
import { RepeatHeaders } from "../../../repeats/call.ts";
import { keyFromWire } from "../history/history.ts";
import { historyRoutes } from "../history/history-routes.ts";
import { requireRight } from "../menu-access.ts";
import { requireInSight, requireSight } from "../sight.ts";
import type { PublishingRoutesDeps } from "./publishing-service.ts";

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };
const right = "menu.edit";

/** The draft, its publication, and the history (EDIT-5, EDIT-6). */
export function publishingRoutes(instance: FastifyInstance, deps: PublishingRoutesDeps): void {
  draftRoutes(instance, deps);
  releaseRoutes(instance, deps);
  historyRoutes(instance, deps);
}

function draftRoutes(instance: FastifyInstance, deps: PublishingRoutesDeps): void {
  const { publishing, gate } = deps;
  const app = instance.withTypeProvider<ZodTypeProvider>();
  discardRoute(app, deps);
  app.get(
    OFFICE_PATHS.draft,
    {
      schema: {
        tags,
        summary: "What is not published yet, with before and after of each field",
        response: { 200: DraftSchema, ...refusals },
      },
    },
    async (request) => publishing.draft((await requireSight(gate, request)).sight),
  );
  app.get(
    OFFICE_PATHS.draftSize,
    {
      schema: {
        tags,
        summary: "How many changes are not published yet",
        response: { 200: DraftSizeSchema, ...refusals },
      },
    },
    async (request) => ({ changes: await publishing.size((await requireSight(gate, request)).sight) }),
  );
  app.post(
    OFFICE_PATHS.publish,
    {
      schema: {
        tags,
        summary: "Publish the draft as one revision, now or at a time",
        description: "A 422 `draft_refused` names the faults and conflicts; the draft stays as it is.",
        headers: RepeatHeaders,
        body: PublishSchema,
        response: { 200: PublishedSchema, ...refusals, 422: ApiErrorSchema },
      },
    },
    async (request) => {
      const by = await requireRight(gate, request, right, "everywhere");
      return publishing.publish(request.body.at ?? null, by);
    },
  );
}

function discardRoute(app: TypedApp, { publishing, gate }: PublishingRoutesDeps): void {
  app.delete(
    OFFICE_PATHS.draft,
    {
      schema: {
        tags,
        summary: "Discard the draft, one entity of it, or a release that was not published",
        description:
          "`discarded` is what to reopen to take it back. Whoever may edit an entity may discard its changes.",
        headers: RepeatHeaders,
        querystring: DiscardQuerySchema,
        response: { 200: DiscardedSchema, ...refusals, 404: ApiErrorSchema },
      },
    },
    async (request) => {
      const { entity, release } = request.query;
      const { by, sight } = await requireSight(gate, request);
      const key = entity === undefined ? null : keyFromWire(entity);
      if (key === null) await requireRight(gate, request, right, "everywhere");
      else requireInSight(sight, key);
      return publishing.discard({ entity: key, release: release === undefined ? null : Number(release) }, by, sight);
    },
  );
}

function releaseRoutes(instance: FastifyInstance, { publishing, gate }: PublishingRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    `${OFFICE_PATHS.releases}/:id/reopen`,
    {
      schema: {
        tags,
        summary: "Put a release that waits, failed or was discarded back into the draft",
        description: "Merged by field with what was edited since. `kept` names the fields whose later edit stays.",
        headers: RepeatHeaders,
        params: IdParams,
        response: { 200: ReopenedSchema, ...refusals, 404: ApiErrorSchema, 422: ApiErrorSchema },
      },
    },
    async (request) => {
      const { by, sight } = await requireSight(gate, request);
      const { branches } = await gate.requireSomewhere(request, right);
      return publishing.reopen(Number(request.params.id), { by, sight, isEverywhere: branches === "all" });
    },
  );
  app.patch(
    `${OFFICE_PATHS.releases}/:id`,
    {
      schema: {
        tags,
        summary: "Set another time for a release that waits or failed",
        headers: RepeatHeaders,
        params: IdParams,
        body: RescheduleSchema,
        response: { 200: PublishedSchema, ...refusals, 404: ApiErrorSchema },
      },
    },
    async (request) => {
      const by = await requireRight(gate, request, right, "everywhere");
      return publishing.reschedule(Number(request.params.id), request.body.at, by);
    },
  );
}
