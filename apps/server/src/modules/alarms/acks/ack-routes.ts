import {
  AcknowledgedOrdersSchema,
  AcknowledgedSchema,
  AcknowledgementsSchema,
  AcknowledgeSchema,
  ApiErrorSchema,
  OFFICE_PATHS,
} from "@skatert/contract";
import { hasRight } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { TypedApp } from "../../../http/typed-app.ts";
import { OrderIdParams } from "../../../input/id-params.ts";
import { Refusal } from "../../../input/refusal.ts";
import { isoTime } from "../../../ports/clock.ts";
import type { StaffGate } from "../../staff-gate.ts";
import { type Acknowledge, boardOfDevice, type RingingBoard } from "./acknowledge.ts";

export interface AckRoutesDeps {
  readonly acknowledge: Acknowledge;
  readonly gate: Pick<StaffGate, "requireSomewhere">;
  /** The enrolled device that sends a request; null: none. */
  readonly deviceOf: (request: FastifyRequest) => Promise<{ readonly id: number; readonly branchId: number } | null>;
}

const rings =
  "A repeat changes nothing. A scheduled order rings again when it should be begun, and any order when its guest asks to cancel it; each ring is acknowledged. Right: orders.read.";
const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };

export function ackRoutes(app: TypedApp, deps: AckRoutesDeps): void {
  app.post(
    OFFICE_PATHS.acknowledgements,
    {
      schema: {
        tags: ["office"],
        summary: "Note that a board rings for several orders",
        description: `Sent by a board, by its device or its staff session, once it rings for the orders. \`at\`: when it began to. The answer leaves out orders that do not exist for the board. ${rings}`,
        body: AcknowledgementsSchema,
        response: { 200: AcknowledgedOrdersSchema, ...faults },
      },
    },
    async (request) => {
      const held = request.body.orders.map(({ id, at }) => ({ orderId: id, at: timeOf(at) }));
      const first = await deps.acknowledge(await boardOf(deps, request), held);
      return { acknowledged: [...first].map(([id, at]) => ({ order_id: id, acknowledged_at: isoTime(at) })) };
    },
  );
  app.post(
    `${OFFICE_PATHS.orders}/:id/acknowledge`,
    {
      schema: {
        tags: ["office"],
        summary: "Note that a board rings for an order",
        description: `Sent by a board, by its device or its staff session, once it rings for the order. \`at\`: when it began to. ${rings}`,
        params: OrderIdParams,
        body: z.nullish(AcknowledgeSchema),
        response: { 200: AcknowledgedSchema, ...faults, 404: ApiErrorSchema },
      },
    },
    async (request) => {
      const orderId = Number(request.params.id);
      const held = { orderId, at: timeOf(request.body?.at) };
      const first = (await deps.acknowledge(await boardOf(deps, request), [held])).get(orderId);
      if (first === undefined) throw new Refusal("rest_not_found", "There is no such order");
      return { acknowledged_at: isoTime(first) };
    },
  );
}

function timeOf(text: string | undefined): number | null {
  return text === undefined ? null : Date.parse(text);
}

/** A shared tablet acknowledges even if nobody is signed in there. */
async function boardOf({ gate, deviceOf }: AckRoutesDeps, request: FastifyRequest): Promise<RingingBoard> {
  const device = await deviceOf(request);
  if (device !== null) return { board: boardOfDevice(device.id), isOfBranch: (branch) => branch === device.branchId };
  const { caller } = await gate.requireSomewhere(request, "orders.read");
  return {
    board: `session:${caller.sessionId}`,
    isOfBranch: (branch) => hasRight(caller.grants, "orders.read", branch),
  };
}
