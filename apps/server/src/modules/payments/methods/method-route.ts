import {
  ApiErrorSchema,
  languageOf,
  OrderViewSchema,
  orderViewToWire,
  PATHS,
  PaymentMethodChangeSchema,
  wireQueryText,
} from "@skatert/contract";
import * as z from "zod/mini";
import type { TypedApp } from "../../../http/typed-app.ts";
import { IdParams } from "../../../input/id-params.ts";
import { Refusal } from "../../../input/refusal.ts";
import type { PaymentRoutesDeps } from "../payment-routes-deps.ts";
import type { MethodChange } from "./change-method.ts";

const OrderQuery = z.looseObject({ key: wireQueryText, lang: wireQueryText });

/** The route by which an owner changes the payment method of an order that awaits payment. */
export function methodRoute(app: TypedApp, deps: PaymentRoutesDeps): void {
  app.post(
    `${PATHS.orders}/:id/payment_method`,
    {
      schema: {
        tags: ["checkout"],
        description:
          "Changes the payment method of an order that awaits payment. Payment on receipt accepts the order at once. An earlier payment wins: 409.",
        params: IdParams,
        querystring: OrderQuery,
        body: PaymentMethodChangeSchema,
        response: { 200: OrderViewSchema, 404: ApiErrorSchema, 409: ApiErrorSchema, 422: ApiErrorSchema },
      },
    },
    async (request) => {
      const order = await deps.findOwn(request, Number(request.params.id), request.query.key ?? null);
      if (order === null) throw new Refusal("rest_not_found", "There is no such order");
      const isKnown = await deps.isSignedIn(request);
      const change = await deps.payments.changeMethod({ order, methodId: request.body.payment_method, isKnown });
      if (change.kind !== "changed") throw faultOf(change);
      return orderViewToWire(await deps.view(change.order, languageOf(request.query.lang)));
    },
  );
}

function faultOf({ kind }: Exclude<MethodChange, { kind: "changed" }>): Refusal {
  switch (kind) {
    case "not-waiting":
      return new Refusal("order_transition_refused", "The order no longer waits for payment");
    case "not-offered":
      return new Refusal("order_refused", "The order cannot be paid in this way", { reason: "payment-unavailable" });
    case "code-required":
      return new Refusal("order_code_required", "Confirm the number by a one-time code first", {
        reason: "phone-code-required",
      });
  }
}
