import { ApiErrorSchema, BranchBoardChangeSchema, BranchBoardSchema, OFFICE_PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { IdParams } from "../../input/id-params.ts";
import type { StaffGate } from "../staff-gate.ts";
import type { BranchBoards } from "./service.ts";

export interface BranchBoardRoutesDeps {
  readonly boards: BranchBoards;
  readonly gate: Pick<StaffGate, "require">;
}

const tags = ["office"];
const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 404: ApiErrorSchema };
const path = `${OFFICE_PATHS.branches}/:id/board`;

export function branchBoardRoutes(instance: FastifyInstance, { boards, gate }: BranchBoardRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    path,
    {
      schema: {
        tags,
        summary: "How a branch answers its orders",
        description:
          "The settings of a branch's board, what it takes in one slot by all methods together, and how full the slots of the next 24 hours are. Right: orders.read.",
        params: IdParams,
        response: { 200: BranchBoardSchema, ...faults },
      },
    },
    async (request) => {
      const branch = Number(request.params.id);
      await gate.require(request, "orders.read", branch);
      return boards.shown(branch);
    },
  );
  app.put(
    path,
    {
      schema: {
        tags,
        summary: "Change how a branch answers its orders",
        description:
          "Replaces the settings of a branch's board. They count from the next order, slot list and alarm on. Right: board.settings.",
        params: IdParams,
        body: BranchBoardChangeSchema,
        response: { 200: BranchBoardSchema, ...faults },
      },
    },
    async (request) => {
      const branch = Number(request.params.id);
      const caller = await gate.require(request, "board.settings", branch);
      return boards.change(branch, request.body, caller);
    },
  );
}
