import { CouponListSchema, OFFICE_PATHS, type WireCouponRow } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { SHOP_DATA } from "../entities/entity-query.ts";

/** Every promotion with the draft, and how much of each is used (PROMO-1). */
export const promotionsQuery = queryOptions({
  queryKey: [SHOP_DATA, "promotions"],
  queryFn: async ({ signal }): Promise<readonly WireCouponRow[]> =>
    requireAnswer(await api.read(OFFICE_PATHS.coupons, CouponListSchema, { signal })).entities,
});
