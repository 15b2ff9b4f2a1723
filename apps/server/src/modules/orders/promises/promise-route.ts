import {
  ApiErrorSchema,
  languageOf,
  OrderViewSchema,
  orderViewToWire,
  PATHS,
  PromiseAnswerSchema,
} from "@skatert/contract";
import type { TypedApp } from "../../../http/typed-app.ts";
import { LongIdParams } from "../../../input/id-params.ts";
import { Refusal } from "../../../input/refusal.ts";
import { OrderQuery, type OwnOrderRoutesDeps, requireOwn } from "../own/require-own.ts";

/** The route by which a guest agrees to a later time. */
export function promiseRoute(app: TypedApp, deps: OwnOrderRoutesDeps): void {
  app.post(
    `${PATHS.orders}/:id/promise`,
    {
      schema: {
        tags: ["checkout"],
        description:
          "Agrees to the order's later time (`promise.at` as read). Until then the order may be cancelled even during cooking. 409: the time has changed again.",
        params: LongIdParams,
        querystring: OrderQuery,
        body: PromiseAnswerSchema,
        response: { 200: OrderViewSchema, 404: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async (request) => {
      const order = await requireOwn(deps, request);
      const isAgreed = await deps.orders.agree(order.id, Date.parse(request.body.at));
      if (!isAgreed) throw new Refusal("order_transition_refused", "The order has another promised time now");
      return orderViewToWire(await deps.orders.view(order, languageOf(request.query.lang)));
    },
  );
}
