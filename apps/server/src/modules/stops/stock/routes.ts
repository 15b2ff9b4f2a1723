import {
  ApiErrorSchema,
  OFFICE_PATHS,
  StockChangeSchema,
  StockCountSchema,
  StockQuerySchema,
  StockSchema,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { RepeatHeaders, staffCall } from "../../../repeats/call.ts";
import type { StaffGate } from "../../staff-gate.ts";
import { actorOf, readableBranch } from "../routes.ts";
import type { StockCounts } from "./counts.ts";

export interface StockRoutesDeps {
  readonly counts: StockCounts;
  readonly gate: StaffGate;
}

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 404: ApiErrorSchema };

/** Stock counts of a branch (STOP-4). */
export function stockRoutes(instance: FastifyInstance, { counts, gate }: StockRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    OFFICE_PATHS.stock,
    {
      schema: {
        tags,
        summary: "Counted products of a branch: what is gone, low, or will run out before closing at the present pace",
        querystring: StockQuerySchema,
        response: { 200: StockSchema, ...refusals },
      },
    },
    async (request) => {
      const { branch_id, view, q } = request.query;
      const branchId = await readableBranch(gate, request, branch_id);
      return counts.list(branchId, { all: view === "all", words: q ?? "" });
    },
  );
  app.post(
    OFFICE_PATHS.stock,
    {
      schema: {
        tags,
        summary: "Set a count, add to it, or write off",
        description:
          "Either `quantity`, the count of what is free to sell, or `change`. A count never falls below zero. Portions of live orders are already taken off it, and a cancelled order returns them.",
        headers: RepeatHeaders,
        body: StockChangeSchema,
        response: { 200: StockCountSchema, ...refusals, 409: ApiErrorSchema, 422: ApiErrorSchema },
      },
    },
    async (request) => {
      const caller = await gate.require(request, "stock.edit", request.body.branch_id);
      return counts.change(request.body, actorOf(caller), staffCall(request, caller));
    },
  );
}
