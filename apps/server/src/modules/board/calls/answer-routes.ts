import {
  ApiErrorSchema,
  BoardOrderSchema,
  ConfirmOrderSchema,
  MoveOrderSchema,
  NoteOrderSchema,
  OFFICE_PATHS,
  PromiseOrderSchema,
  RefuseOrderSchema,
  SeenOrderSchema,
  type WireBoardOrder,
} from "@skatert/contract";
import { fulfilmentOf, hasRight, isCourierStep, type OrderStage } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import type { TypedApp } from "../../../http/typed-app.ts";
import { OrderIdParams } from "../../../input/id-params.ts";
import { invalidParams } from "../../../input/refusal.ts";
import { RepeatHeaders } from "../../../repeats/call.ts";
import type { Answer } from "../answer-orders.ts";
import type { AnswerOutcome } from "../answer-outcome.ts";
import { answeredOrder, answerOf } from "./answered-order.ts";
import { type BoardRoutesDeps, ownOrder, type RightNeeded } from "./staff-context.ts";

const tags = ["office"];
const response = {
  200: BoardOrderSchema,
  400: ApiErrorSchema,
  401: ApiErrorSchema,
  403: ApiErrorSchema,
  404: ApiErrorSchema,
  409: ApiErrorSchema,
  422: ApiErrorSchema,
};
const params = OrderIdParams;
const unread = "409 `order_transition_refused` with the reason `allergy-unread`: see `asks_reading` of the order.";
const conflicts =
  "`version` is the one that the person saw: 409 `order_changed` has the present order (`data.order`) and who changed it (`data.by`). 409 `order_transition_refused`: the rules do not allow it. A repeat with the same `Idempotency-Key` changes nothing and answers 200.";

/** The restaurant's answers (BOARD-4, BOARD-6). */
export function answerRoutes(app: TypedApp, deps: BoardRoutesDeps): void {
  confirmRoutes(app, deps);
  app.post(
    `${OFFICE_PATHS.orders}/:id/refuse`,
    {
      schema: {
        tags,
        description: `Cancels the order for a reason that the guest reads, and returns money, stock, coupon, points and slot. On a shared tablet an order that is paid or confirmed needs a fresh PIN: 403 \`staff_pin_required\`. ${conflicts}`,
        headers: RepeatHeaders,
        params,
        body: RefuseOrderSchema,
        response,
      },
    },
    async (request) => {
      await requirePin(deps, request);
      return answered(deps, request, "orders.refuse", (answer) =>
        deps.board.refuse(answer, { reason: request.body.reason, message: request.body.message ?? "" }),
      );
    },
  );
  app.post(
    `${OFFICE_PATHS.orders}/:id/stage`,
    {
      schema: {
        tags,
        description: `Moves the order to its next stage; this confirms it and declines an open request to cancel. A courier takes deliveries and hands them over. ${conflicts} ${unread}`,
        headers: RepeatHeaders,
        params,
        body: MoveOrderSchema,
        response,
      },
    },
    (request) =>
      answered(deps, request, rightToMove(request.body.stage), (answer) => moveTo(deps, answer, request.body.stage)),
  );
  app.post(
    `${OFFICE_PATHS.orders}/:id/note`,
    {
      schema: {
        tags,
        description: `Writes what staff tell each other about the order, on its card and on the kitchen's ticket; an empty one removes it. The guest and integrations never see it. ${conflicts}`,
        headers: RepeatHeaders,
        params,
        body: NoteOrderSchema,
        response,
      },
    },
    (request) => answered(deps, request, "orders.move", (answer) => deps.board.note(answer, request.body.note)),
  );
  app.post(
    `${OFFICE_PATHS.orders}/:id/seen`,
    {
      schema: {
        tags,
        description: `Records that the person has read what the guest's notes for dishes say of an allergy (\`asks_reading\`); the order can then be confirmed and cooked. ${conflicts}`,
        headers: RepeatHeaders,
        params,
        body: SeenOrderSchema,
        response,
      },
    },
    (request) => answered(deps, request, rightToRead, (answer) => deps.board.seen(answer)),
  );
}

/** Who may confirm an order or begin it. */
const rightToRead: RightNeeded = ({ warehouse_id }, { grants }) =>
  hasRight(grants, "orders.answer", warehouse_id) ? "orders.answer" : "orders.move";

/** A refusal that returns money or ends a confirmed order requires the PIN (STAFF-3). */
async function requirePin(deps: BoardRoutesDeps, request: AnswerRequest): Promise<void> {
  const { order, caller } = await ownOrder(deps, request, "orders.refuse");
  const shown = await deps.board.show(order.id, caller);
  const isCut = shown !== null && shown.stage !== "cancelled" && shown.confirmed_at !== null;
  if (isCut || (shown?.if_refused.refund_amount ?? 0) > 0) await deps.pinGate.requireFreshPin(request);
}

function confirmRoutes(app: TypedApp, deps: BoardRoutesDeps): void {
  app.post(
    `${OFFICE_PATHS.orders}/:id/confirm`,
    {
      schema: {
        tags,
        description: `Confirms the order for a time, by default the proposed one; also the answer to a request to cancel that the restaurant declines. Without \`promised_at\` a time that the guest was told stands. ${conflicts} ${unread}`,
        headers: RepeatHeaders,
        params,
        body: ConfirmOrderSchema,
        response,
      },
    },
    (request) =>
      answered(deps, request, "orders.answer", (answer) => {
        const { promised_at: promised } = request.body;
        return deps.board.confirm(answer, promised === undefined ? null : timeOf(deps, promised));
      }),
  );
  app.post(
    `${OFFICE_PATHS.orders}/:id/promise`,
    {
      schema: {
        tags,
        description: `Promises another time. A later one asks the guest to agree; until then the guest may cancel. ${conflicts}`,
        headers: RepeatHeaders,
        params,
        body: PromiseOrderSchema,
        response,
      },
    },
    (request) =>
      answered(deps, request, "orders.answer", (answer) =>
        deps.board.promise(answer, timeOf(deps, request.body.promised_at)),
      ),
  );
}

/** Couriers take deliveries and hand them over; other steps are the kitchen's. */
function rightToMove(to: OrderStage): RightNeeded {
  return ({ method, warehouse_id }, { grants }) => {
    const isTheirs = isCourierStep(to, fulfilmentOf(method) === "delivery");
    return isTheirs && !hasRight(grants, "orders.move", warehouse_id) ? "orders.deliver" : "orders.move";
  };
}

/** A cancellation refunds money, so it must be a refusal with a reason. An unpaid order is not on the board. */
async function moveTo(
  { board }: BoardRoutesDeps,
  answer: Answer,
  stage: WireBoardOrder["stage"],
): Promise<AnswerOutcome> {
  return stage === "cancelled" || stage === "awaiting-payment" ? "refused" : board.move(answer, stage);
}

const maxAheadMs = 31 * 86_400_000;
const minuteMs = 60_000;

/** A whole minute that has not passed, within a month. */
function timeOf({ now }: BoardRoutesDeps, text: string): number {
  const at = Math.floor(Date.parse(text) / minuteMs) * minuteMs;
  if (at < now() - minuteMs || at > now() + maxAheadMs)
    throw invalidParams([{ path: "promised_at", message: "is not a time to come" }]);
  return at;
}

type AnswerRequest = FastifyRequest & {
  readonly params: { readonly id: string };
  readonly body: { readonly version: number };
};

async function answered(
  deps: BoardRoutesDeps,
  request: AnswerRequest,
  right: RightNeeded,
  work: (answer: Answer) => Promise<AnswerOutcome>,
): Promise<WireBoardOrder> {
  const { order, caller } = await ownOrder(deps, request, right);
  const outcome = await work(answerOf(request, order, caller, request.body.version));
  return answeredOrder(deps, order, caller, outcome);
}
