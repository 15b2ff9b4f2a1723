import { ApiErrorSchema, BranchClosingSchema, EntitySchema, entityNumber, OFFICE_PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { RepeatHeaders } from "../../../repeats/call.ts";
import type { StaffGate } from "../../staff/caller.ts";
import { requireRight } from "../menu-access.ts";
import type { BranchClosing } from "./closing-service.ts";

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 404: ApiErrorSchema };
const Params = z.object({ id: entityNumber });
const right = "shop.edit";

/** Closing a branch for good (EDIT-3). Branches are added and changed like every entity. */
export function branchRoutes(
  instance: FastifyInstance,
  { closing, gate }: { readonly closing: BranchClosing; readonly gate: StaffGate },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    `${OFFICE_PATHS.branches}/:id/closing`,
    {
      schema: {
        tags,
        summary: "What closing a branch for good means, with the draft",
        params: Params,
        response: { 200: BranchClosingSchema, ...refusals },
      },
    },
    async (request, reply) => {
      await requireRight(gate, request, right, "everywhere");
      reply.header("cache-control", "no-store");
      return closing.look(request.params.id);
    },
  );
  app.post(
    `${OFFICE_PATHS.branches}/:id/archive`,
    {
      schema: {
        tags,
        summary: "Close a branch for good, in the draft",
        description:
          "Publishing takes the branch out of everything that names it, and archives or removes what was for it alone. It is refused while the branch has orders that are not finished. Past orders keep the branch's name.",
        headers: RepeatHeaders,
        params: Params,
        response: { 200: EntitySchema, ...refusals, 422: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      const by = await requireRight(gate, request, right, "everywhere");
      const entity = await closing.close(request.params.id, by);
      reply.header("etag", entity.etag).header("cache-control", "no-store");
      return entity;
    },
  );
}
