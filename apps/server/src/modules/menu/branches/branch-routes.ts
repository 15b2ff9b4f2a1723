import {
  ApiErrorSchema,
  BranchClosingSchema,
  EntitySchema,
  entityNumber,
  MainPricesSchema,
  OFFICE_PATHS,
  type WireMainPrices,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { TypedApp } from "../../../http/typed-app.ts";
import { RepeatHeaders } from "../../../repeats/call.ts";
import type { StaffGate } from "../../staff-gate.ts";
import { requireRight } from "../menu-access.ts";
import type { ChangeBy } from "../menu-deps.ts";
import type { BranchClosing } from "./closing-service.ts";

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 404: ApiErrorSchema };
const Params = z.object({ id: entityNumber });
const right = "shop.edit";

interface BranchRoutesDeps {
  readonly closing: BranchClosing;
  readonly giveUpPrices: (id: string, by: ChangeBy) => Promise<WireMainPrices>;
  readonly gate: StaffGate;
}

/**
 * Closing a branch for good (EDIT-3), and giving up its own prices (MENU-23). Branches are added and changed like every
 * entity.
 */
export function branchRoutes(instance: FastifyInstance, { closing, giveUpPrices, gate }: BranchRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  closingRoutes(app, closing, gate);
  app.post(
    `${OFFICE_PATHS.branches}/:id/main-prices`,
    {
      schema: {
        tags,
        summary: "Sell from the main menu again, in the draft",
        description:
          "The branch gives up prices of its own. Publishing removes its price file, unless another branch uses it.",
        headers: RepeatHeaders,
        params: Params,
        response: { 200: MainPricesSchema, ...refusals, 422: ApiErrorSchema },
      },
    },
    async (request) => giveUpPrices(request.params.id, await requireRight(gate, request, "menu.edit", "somewhere")),
  );
}

function closingRoutes(app: TypedApp, closing: BranchClosing, gate: StaffGate): void {
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
