import {
  ApiErrorSchema,
  BoardOrderSchema,
  HandedBackSchema,
  OFFICE_PATHS,
  OrderRefundedSchema,
  RefundOrderSchema,
} from "@skatert/contract";
import { moneyFromRoubles, moneyToRoubles } from "@skatert/domain";
import type { TypedApp } from "../../../http/typed-app.ts";
import { OrderIdParams } from "../../../input/id-params.ts";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import { RepeatHeaders } from "../../../repeats/call.ts";
import type { RefundOutcome, TriedRefund } from "../../orders/refunding/refund-order.ts";
import type { StaffCaller } from "../../staff-gate.ts";
import type { AnswerOutcome } from "../answer-outcome.ts";
import type { BranchOrder } from "../service.ts";
import { refundToBoard } from "../shown/board-refunds.ts";
import { answeredOrder, answerOf } from "./answered-order.ts";
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
        description: `Gives back an amount, or what the guest paid for dishes and the fee, by the gateway or in cash, with its points. With \`dry_run\` it only answers what that would be (\`would\`), and asks for no PIN. Refunds never exceed payments: 422 \`refund_refused\` has \`data.reason\` and \`data.most\` in roubles. ${conflicts} A repeat with the same \`Idempotency-Key\` refunds nothing.`,
        body: RefundOrderSchema,
        response: { 200: OrderRefundedSchema, ...errors },
      },
    },
    async (request) => {
      const { order, caller } = await ownOrder(deps, request, "orders.refund");
      const { amount, lines = [], fee = false, reason, way, restock = false, dry_run: isTry = false } = request.body;
      if ((amount === undefined) === (lines.length === 0 && !fee))
        throw invalidParams([{ path: "amount", message: "send either an amount, or lines and the fee" }]);
      const sum = amount === undefined ? null : moneyFromRoubles(amount);
      const answer = answerOf(request, order, caller, request.body.version);
      const wish = { amount: sum, lines, fee, reason, way, restock };
      if (isTry) return answered(deps, order, caller, await deps.board.tryRefund(answer, wish));
      await deps.pinGate.requireFreshPin(request);
      return answered(deps, order, caller, await deps.board.refund(answer, wish));
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
      const outcome = await deps.board.handedBack(
        answerOf(request, order, caller, request.body.version),
        request.body.refund_id,
      );
      return answeredOrder(deps, order, caller, outcome);
    },
  );
}

async function answered(
  deps: BoardRoutesDeps,
  order: BranchOrder,
  caller: StaffCaller,
  outcome: RefundOutcome | TriedRefund | AnswerOutcome,
) {
  if (typeof outcome === "string") return { order: await answeredOrder(deps, order, caller, outcome), refund: null };
  if (outcome.kind === "refused")
    throw new Refusal("refund_refused", "The money cannot be given back so", {
      reason: outcome.reason,
      most: moneyToRoubles(outcome.most),
    });
  if (outcome.kind === "tried") {
    const { amount, pointsBack, pointsTaken } = outcome.sum;
    const would = { amount: moneyToRoubles(amount), points_back: pointsBack, points_taken: pointsTaken };
    return { order: await answeredOrder(deps, order, caller, "done"), refund: null, would };
  }
  const isMade = outcome.kind === "made";
  const shown = await answeredOrder(deps, order, caller, isMade ? "done" : "not-found");
  return { order: shown, refund: isMade ? refundToBoard(outcome.refund) : null };
}
