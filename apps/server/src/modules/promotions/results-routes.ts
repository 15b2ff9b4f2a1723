import {
  ApiErrorSchema,
  MAX_RESULT_DAYS,
  PROMOTION_CALLS,
  PromotionResultsSchema,
  ResultsQuerySchema,
  readIsoDay,
} from "@skatert/contract";
import { dayNumber, money, moneyToRoubles } from "@skatert/domain";
import type { TypedApp } from "../../http/typed-app.ts";
import { invalidParams } from "../../input/refusal.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { CouponResult, ResultsWork } from "../orders/lists/coupon-results.ts";
import type { StaffGate } from "../staff-gate.ts";
import { rememberedResults } from "./remembered-results.ts";

export interface ResultsRoutesDeps {
  readonly gate: Pick<StaffGate, "requireSomewhere">;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly results: ResultsWork;
}

/** What each promotion of the shop brought in a period (PROMO-2). */
export function resultsRoutes(app: TypedApp, { gate, shop, now, results }: ResultsRoutesDeps): void {
  const { couponResults } = rememberedResults(results, now);
  app.get(
    PROMOTION_CALLS.results,
    {
      schema: {
        tags: ["office"],
        summary: "What promotions brought in a period",
        description: `Days of the shop's zone, both included, at most ${MAX_RESULT_DAYS}. Orders that are not cancelled, in the branches where the caller has the right \`shop.edit\`. \`new_guests\`: their first order ever is one of these. \`repeat_guests\`: another order within 30 days after one of these. Sums in roubles: \`discount\` is what the promotion gave, \`revenue\` the totals of the orders. An answer is up to a minute old.`,
        querystring: ResultsQuerySchema,
        response: { 200: PromotionResultsSchema, 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema },
      },
    },
    async (request) => {
      const { branches } = await gate.requireSomewhere(request, "shop.edit");
      const { from = "", to = "" } = request.query;
      requirePeriod(from, to);
      const coupons = (await shop.current()).coupons();
      const found = await couponResults({ couponIds: coupons.map(({ id }) => id), from, to, branches });
      const byId = new Map(found.map((result) => [result.coupon_id, result]));
      return { results: coupons.map(({ id, code }) => ({ ...none, ...sums(byId.get(id)), coupon_id: id, code })) };
    },
  );
}

const none = { orders: 0, guests: 0, new_guests: 0, discount: 0, revenue: 0, repeat_guests: 0 };

function sums(found: CouponResult | undefined) {
  if (found === undefined) return {};
  const roubles = (sum: number) => moneyToRoubles(money(sum));
  return { ...found, discount: roubles(found.discount), revenue: roubles(found.revenue) };
}

function requirePeriod(from: string, to: string): void {
  const [first, last] = [readIsoDay(from), readIsoDay(to)];
  const days = first === null || last === null ? 0 : dayNumber(last) - dayNumber(first) + 1;
  if (days < 1 || days > MAX_RESULT_DAYS)
    throw invalidParams([{ path: "to", message: `must be at most ${MAX_RESULT_DAYS} days from \`from\` on` }]);
}
