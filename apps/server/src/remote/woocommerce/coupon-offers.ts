import {
  AutoapplyRequestSchema,
  apiError,
  autoapplyFromWire,
  faultsOf,
  type LanguageCode,
  languageOf,
} from "@skatert/contract";
import type { BranchId, ShopRules } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import { ApiFault } from "../../http/errors/errors.ts";
import { invalidParams } from "../../input/refusal.ts";
import { jsonMembers } from "../calls/call-body.ts";
import type { HostCoupons } from "./host-coupons.ts";

export interface CouponOffersDeps {
  readonly hostCoupons: HostCoupons;
  /** Null: the shop has no such branch. */
  readonly rulesFor: (warehouseId: BranchId, language: LanguageCode) => Promise<ShopRules | null>;
}

/** The answer to a page's `coupons/autoapply`. Throws ApiFault. */
export type CouponOffers = (request: FastifyRequest) => Promise<unknown>;

/** A page's own call for the coupons of a cart, at a host with the calls of section 7 alone. */
export function createCouponOffers({ hostCoupons, rulesFor }: CouponOffersDeps): CouponOffers {
  return async (request) => {
    const members = Buffer.isBuffer(request.body) && request.body.length > 0 ? jsonMembers(request.body) : {};
    const wire = AutoapplyRequestSchema.safeParse(members);
    if (!wire.success) throw invalidParams(faultsOf(wire.error.issues));
    const wanted = autoapplyFromWire(wire.data);
    const language = languageOf(new URL(request.url, "http://shop").searchParams.get("lang"));
    const rules = wanted.warehouseId === null ? null : await rulesFor(wanted.warehouseId, language);
    if (rules === null) return nothing;
    const offer = await hostCoupons(request, { wanted, rules, isOrder: false });
    if (offer === null) throw new ApiFault(apiError("rest_no_route", "The shop's backend has no such call"));
    const { couponsList, stocksList } = offer;
    return { couponsList, stocksList };
  };
}

/** Without a branch there are no prices, so no sum that a coupon could be judged by. */
const nothing = { couponsList: [], stocksList: [] };
