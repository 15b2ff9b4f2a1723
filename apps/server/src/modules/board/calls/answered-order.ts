import type { WireBoardOrder } from "@skatert/contract";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../../../input/refusal.ts";
import { staffCall } from "../../../repeats/call.ts";
import { staffAuthor } from "../../../shop/staff-author.ts";
import type { StaffCaller } from "../../staff-gate.ts";
import type { Answer } from "../answer-orders.ts";
import type { AnswerOutcome } from "../answer-outcome.ts";
import type { BranchOrder } from "../service.ts";
import type { BoardRoutesDeps } from "./staff-context.ts";

/** A staff member's answer to the version of an order that they saw. */
export function answerOf(request: FastifyRequest, { id }: BranchOrder, caller: StaffCaller, version: number): Answer {
  return {
    orderId: id,
    by: staffAuthor(caller),
    deviceId: caller.deviceId,
    version,
    call: staffCall(request, caller),
  };
}

/**
 * The order after a call that changed it, or whose earlier attempt did. Otherwise throws a 404, or a 409 with the present
 * order and the author of its last change.
 */
export async function answeredOrder(
  { board }: BoardRoutesDeps,
  { id }: BranchOrder,
  caller: StaffCaller,
  outcome: AnswerOutcome,
): Promise<WireBoardOrder> {
  const order = await board.show(id, caller);
  if (order === null || outcome === "not-found") throw new Refusal("rest_not_found", "There is no such order");
  if (outcome === "done" || outcome === "repeated") return order;
  const data = { order, by: await board.changedBy(id) };
  if (outcome === "changed") throw new Refusal("order_changed", "Somebody else has changed the order", data);
  throw new Refusal("order_transition_refused", "The order cannot be changed in this way now", {
    reason: outcome === "unread" ? "allergy-unread" : "transition-not-allowed",
    ...data,
  });
}
