import { ApiErrorSchema, BranchOverridesChangeSchema, BranchOverridesSchema, OFFICE_PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { IdParams } from "../../input/id-params.ts";
import type { StaffGate } from "../staff-gate.ts";
import type { BranchOverridesService } from "./service.ts";

export interface BranchOverridesRoutesDeps {
  readonly overrides: BranchOverridesService;
  readonly gate: Pick<StaffGate, "require">;
}

const tags = ["office"];
const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 404: ApiErrorSchema };
const path = `${OFFICE_PATHS.branches}/:id/overrides`;

export function branchOverridesRoutes(instance: FastifyInstance, { overrides, gate }: BranchOverridesRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    path,
    {
      schema: {
        tags,
        summary: "What a branch has instead of the shop's common one",
        description:
          "The branch's own chats for notices of orders, numbers for alarms, e-mail addresses and payment account; an empty list and null: the common one. `common` counts the shop's destinations. Right: board.settings.",
        params: IdParams,
        response: { 200: BranchOverridesSchema, ...faults },
      },
    },
    async (request) => {
      const branch = Number(request.params.id);
      await gate.require(request, "board.settings", branch);
      return overrides.shown(branch);
    },
  );
  app.put(
    path,
    {
      schema: {
        tags,
        summary: "Change what a branch has instead of the shop's common one",
        description:
          "Replaces the branch's own destinations and payment account. They count from the next event and the next payment on; earlier payments stay with their account. Right: board.settings; another `payment_account` also needs shop.edit in every branch.",
        params: IdParams,
        body: BranchOverridesChangeSchema,
        response: { 200: BranchOverridesSchema, ...faults },
      },
    },
    async (request) => {
      const branch = Number(request.params.id);
      const caller = await gate.require(request, "board.settings", branch);
      return overrides.change(branch, request.body, caller);
    },
  );
}
