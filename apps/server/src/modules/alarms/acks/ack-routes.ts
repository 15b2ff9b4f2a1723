import { AcknowledgedSchema, AcknowledgeSchema, ApiErrorSchema, OFFICE_PATHS } from "@skatert/contract";
import { hasRight } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { TypedApp } from "../../../http/typed-app.ts";
import { OrderIdParams } from "../../../input/id-params.ts";
import { Refusal } from "../../../input/refusal.ts";
import { isoTime } from "../../../ports/clock.ts";
import type { StaffGate } from "../../staff/caller.ts";
import type { Acknowledge, BoardAck } from "./acknowledge.ts";

export interface AckRoutesDeps {
  readonly acknowledge: Acknowledge;
  readonly gate: Pick<StaffGate, "requireSomewhere">;
  /** The enrolled device that sends a request; null: none. */
  readonly deviceOf: (request: FastifyRequest) => Promise<{ readonly id: number; readonly branchId: number } | null>;
}

export function ackRoutes(app: TypedApp, deps: AckRoutesDeps): void {
  app.post(
    `${OFFICE_PATHS.orders}/:id/acknowledge`,
    {
      schema: {
        tags: ["office"],
        summary: "Note that a board rings for an order",
        description:
          "Sent by a board, by its device or its staff session, once it rings for the order. `at`: when it began to. A repeat changes nothing. A scheduled order rings again when it should be begun, and is acknowledged again. Right: orders.read.",
        params: OrderIdParams,
        body: z.nullish(AcknowledgeSchema),
        response: {
          200: AcknowledgedSchema,
          ...{ 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 404: ApiErrorSchema },
        },
      },
    },
    async (request) => {
      const at = request.body?.at;
      const board = { ...(await boardOf(deps, request)), at: at === undefined ? null : Date.parse(at) };
      const first = await deps.acknowledge(Number(request.params.id), board);
      if (first === null) throw new Refusal("rest_not_found", "There is no such order");
      return { acknowledged_at: isoTime(first) };
    },
  );
}

/** A shared tablet acknowledges also while nobody is signed in there. */
async function boardOf({ gate, deviceOf }: AckRoutesDeps, request: FastifyRequest): Promise<Omit<BoardAck, "at">> {
  const device = await deviceOf(request);
  if (device !== null) return { board: `device:${device.id}`, isOfBranch: (branch) => branch === device.branchId };
  const { caller } = await gate.requireSomewhere(request, "orders.read");
  return {
    board: `session:${caller.sessionId}`,
    isOfBranch: (branch) => hasRight(caller.grants, "orders.read", branch),
  };
}
