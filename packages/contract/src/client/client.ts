import { accountCalls } from "../account/calls.ts";
import { type ApiClientOptions, createCallContext } from "../api/call-context.ts";
import { catalogCalls } from "../catalog/calls.ts";
import { checkoutCalls } from "../checkout/calls.ts";
import { contentCalls } from "../content/calls.ts";
import { couponCalls } from "../coupons/calls.ts";
import { geoCalls } from "../delivery/geo.ts";
import { groupOrderCalls } from "../group-orders/calls.ts";
import { loyaltyCalls } from "../loyalty/calls.ts";
import { orderCalls } from "../orders/calls.ts";
import { pushCalls } from "../push/calls.ts";
import { ratingCalls } from "../ratings/calls.ts";
import { requestCalls } from "../requests/calls.ts";
import { settingsCalls } from "../settings/calls.ts";
import { tipCalls } from "../tips/calls.ts";

/**
 * The calls of spec section 7 as functions over an injected fetch. Answers are checked and mapped to the domain's
 * types. A refusal of the backend is a value, every other failure an ApiFault (API-5).
 */
export function createApiClient(options: ApiClientOptions) {
  const context = createCallContext(options);
  return {
    account: accountCalls(context),
    settings: settingsCalls(context),
    catalog: catalogCalls(context),
    content: contentCalls(context),
    checkout: { ...checkoutCalls(context), ...orderCalls(context) },
    coupons: couponCalls(context),
    groupOrders: groupOrderCalls(context),
    loyalty: loyaltyCalls(context),
    geo: geoCalls(context),
    push: pushCalls(context),
    ratings: ratingCalls(context),
    requests: requestCalls(context),
    tips: tipCalls(context),
  };
}

export type ApiClient = ReturnType<typeof createApiClient>;
