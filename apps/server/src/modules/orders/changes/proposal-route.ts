import {
  ApiErrorSchema,
  languageOf,
  OrderViewSchema,
  orderViewToWire,
  PATHS,
  ProposalAnswerSchema,
} from "@skatert/contract";
import type { TypedApp } from "../../../http/typed-app.ts";
import { LongIdParams } from "../../../input/id-params.ts";
import { Refusal } from "../../../input/refusal.ts";
import { RepeatHeaders, sentKey, shopperCall } from "../../../repeats/call.ts";
import { OrderQuery, type OwnOrderRoutesDeps, requireOwn } from "../own/require-own.ts";

/** The route by which a guest agrees to a change of the order, or declines it (CHANGE-1). */
export function proposalRoute(app: TypedApp, deps: OwnOrderRoutesDeps): void {
  app.post(
    `${PATHS.orders}/:id/proposal`,
    {
      schema: {
        tags: ["checkout"],
        description:
          "Agrees to the change that `proposal` of the order describes, or declines it. 409 `proposal_refused` with the reason: `gone` (withdrawn, replaced, answered, or its time has passed), `ended` (the order is over), `changed` (it would now cost or owe another sum: read the order again), `unavailable` (a dish or the time is gone).",
        headers: RepeatHeaders,
        params: LongIdParams,
        querystring: OrderQuery,
        body: ProposalAnswerSchema,
        response: { 200: OrderViewSchema, 404: ApiErrorSchema, 409: ApiErrorSchema, 422: ApiErrorSchema },
      },
    },
    async (request) => {
      const { id } = await requireOwn(deps, request);
      const { proposal_id: proposalId, accept } = request.body;
      const key = sentKey(request);
      const call = key === null ? null : shopperCall(request, key);
      const answer = await deps.orders.answerProposal({ orderId: id, proposalId, accept, call });
      if (answer !== "done") throw new Refusal("proposal_refused", "The change cannot be answered", { reason: answer });
      const order = await requireOwn(deps, request);
      return orderViewToWire(await deps.orders.view(order, languageOf(request.query.lang)));
    },
  );
}
