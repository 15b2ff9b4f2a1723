import { ApiErrorSchema, DryRunRequestSchema, DryRunSchema, DryRunStartSchema, OFFICE_PATHS } from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { longBodyBytes } from "../../http/bodies/body-bytes.ts";
import { IdParams } from "../../input/id-params.ts";
import { Refusal } from "../../input/refusal.ts";
import { type Call, RepeatHeaders, staffCall } from "../../repeats/call.ts";
import type { StaffGate } from "../staff-gate.ts";
import type { DryRuns } from "./dry-runs-service.ts";

export interface DryRunRoutesDeps {
  readonly runs: DryRuns;
  readonly gate: StaffGate;
}

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };
const found = { ...refusals, 404: ApiErrorSchema };
const one = `${OFFICE_PATHS.dryRuns}/:id`;

/** A promotion over past carts, before it is published (PROMO-2). */
export function dryRunRoutes(instance: FastifyInstance, { runs, gate }: DryRunRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    OFFICE_PATHS.dryRuns,
    {
      bodyLimit: longBodyBytes,
      schema: {
        tags,
        summary: "Run a promotion over the carts of a period, and see who would have received what",
        description:
          "Each cart is quoted at its time with the coupons of the shop, without the promotion and with it, as the checkout quotes. `from` and `to` are days of the shop, at most 400; the newest 100,000 orders count. Only the newest run counts: an earlier one that is running is cancelled. Read the run until it is not `running`. Runs are kept for seven days.",
        headers: RepeatHeaders,
        body: DryRunRequestSchema,
        response: { 202: DryRunStartSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const call = await requireEditor(gate, request);
      return reply.code(202).send(await runs.start(request.body, call));
    },
  );
  app.get(
    one,
    {
      schema: {
        tags,
        summary: "The progress of a run, and its result",
        params: IdParams,
        response: { 200: DryRunSchema, ...found },
      },
    },
    async (request) => {
      await requireEditor(gate, request);
      return runs.show(Number(request.params.id));
    },
  );
  app.delete(
    one,
    {
      schema: {
        tags,
        summary: "Cancel a run",
        description: "A run that has ended stays as it is.",
        headers: RepeatHeaders,
        params: IdParams,
        response: { 200: DryRunSchema, ...found },
      },
    },
    async (request) => {
      const call = await requireEditor(gate, request);
      return runs.cancel(Number(request.params.id), call);
    },
  );
}

/** A run shows the orders of every branch. */
async function requireEditor(gate: StaffGate, request: FastifyRequest): Promise<Call | null> {
  const { caller, branches } = await gate.requireSomewhere(request, "menu.edit");
  if (branches !== "all")
    throw new Refusal("staff_right_missing", "Your role does not allow this in every branch", { right: "menu.edit" });
  return staffCall(request, caller);
}
