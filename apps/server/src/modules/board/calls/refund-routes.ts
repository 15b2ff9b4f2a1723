import {
  ApiErrorSchema,
  BoardOrderSchema,
  HandedBackSchema,
  OFFICE_PATHS,
  OrderRefundedSchema,
  RefundOrderSchema,
  type WireBoardOrder,
} from "@skatert/contract";
import { moneyFromRoubles, moneyToRoubles } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import type { TypedApp } from "../../../http/typed-app.ts";
import { OrderIdParams } from "../../../input/id-params.ts";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import { RepeatHeaders, staffCall } from "../../../repeats/call.ts";
import { staffAuthor } from "../../../shop/staff-author.ts";
import type { RefundOutcome } from "../../orders/refunding/refund-order.ts";
import type { StaffCaller } from "../../staff/caller.ts";
import type { Answer } from "../answer-orders.ts";
import type { AnswerOutcome } from "../answer-outcome.ts";
import type { BranchOrder } from "../service.ts";
import { refundToBoard } from "../shown/board-refunds.ts";
import { type BoardRoutesDeps, ownOrder } from "./staff-context.ts";

const errors = {
  400: ApiErrorSchema,
  401: ApiErrorSchema,
  403: ApiErrorSchema,
  404: ApiErrorSchema,
  409: ApiErrorSchema,
  422: ApiErrorSchema,
};
const schemaParts = { tags: ["office"], headers: RepeatHeaders, params: OrderIdParams };
const conflicts =
  "`version` is the one that the person saw: 409 `order_changed` has the present order (`data.order`) and who changed it (`data.by`). On a shared tablet a fresh PIN is needed: 403 `staff_pin_required`.";

/** Refunds of a part of an order's money (CHANGE-2). */
export function refundRoutes(app: TypedApp, deps: BoardRoutesDeps): void {
  app.post(
    `${OFFICE_PATHS.orders}/:id/refunds`,
    {
      schema: {
        ...schemaParts,
        description: `Gives back an amount, or what the guest paid for dishes and the fee, by the gateway or in cash, with its points. Refunds never exceed payments: 422 \`refund_refused\` has \`data.reason\` and \`data.most\` in roubles. ${conflicts} A repeat with the same \`Idempotency-Key\` refunds nothing.`,
        body: RefundOrderSchema,
        response: { 200: OrderRefundedSchema, ...errors },
      },
    },
    async (request) => {
      const { order, caller } = await ownOrder(deps, request, "orders.refund");
      const { amount, lines = [], fee = false, reason, way, restock = false } = request.body;
      if ((amount === undefined) === (lines.length === 0 && !fee))
        throw invalidParams([{ path: "amount", message: "send either an amount, or lines and the fee" }]);
      await deps.pinGate.requireFreshPin(request);
      const sum = amount === undefined ? null : moneyFromRoubles(amount);
      const wish = { amount: sum, lines, fee, reason, way, restock };
      return answered(deps, order, caller, await deps.board.refund(answerOf(request, order, caller), wish));
    },
  );
  app.post(
    `${OFFICE_PATHS.orders}/:id/refunds/handed-back`,
    {
      schema: {
        ...schemaParts,
        description: `Records that a person handed a refund back: cash, or one that the gateway did not pay. 409 \`order_transition_refused\`: nothing of it is to be handed back. ${conflicts}`,
        body: HandedBackSchema,
        response: { 200: BoardOrderSchema, ...errors },
      },
    },
    async (request) => {
      const { order, caller } = await ownOrder(deps, request, "orders.refund");
      await deps.pinGate.requireFreshPin(request);
      const outcome = await deps.board.handedBack(answerOf(request, order, caller), request.body.refund_id);
      return present(deps, order, caller, outcome);
    },
  );
}

type RefundRequest = FastifyRequest & { readonly body: { readonly version: number } };

function answerOf(request: RefundRequest, { id }: BranchOrder, caller: StaffCaller): Answer {
  const { version } = request.body;
  return { orderId: id, by: staffAuthor(caller), deviceId: caller.deviceId, version, call: staffCall(request, caller) };
}

async function answered(
  deps: BoardRoutesDeps,
  order: BranchOrder,
  caller: StaffCaller,
  outcome: RefundOutcome | AnswerOutcome,
) {
  if (typeof outcome === "string") return { order: await present(deps, order, caller, outcome), refund: null };
  if (outcome.kind === "refused")
    throw new Refusal("refund_refused", "The money cannot be given back so", {
      reason: outcome.reason,
      most: moneyToRoubles(outcome.most),
    });
  const isMade = outcome.kind === "made";
  const shown = await present(deps, order, caller, isMade ? "done" : "not-found");
  return { order: shown, refund: isMade ? refundToBoard(outcome.refund) : null };
}

/** The order after a call that was made, or was made before; otherwise its refusal. */
async function present(
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
  const reason = "transition-not-allowed";
  throw new Refusal("order_transition_refused", "Nothing is to be handed back", { reason, ...data });
}
