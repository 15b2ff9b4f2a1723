import { type CombiningPolicy, type Coupon, codeKey, type StockLevel, type TimeZone } from "@skatert/domain";
import * as z from "zod/mini";
import type { CallContext } from "../api/call-context.ts";
import { PATHS } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import { type AutoapplyRequest, stockFromWire } from "./autoapply.ts";
import { type AutoapplyCart, autoapplyToWire } from "./autoapply-body.ts";
import { combiningFromWire, couponsFromWire } from "./map.ts";
import { PromoSettingsSchema } from "./schemas.ts";

const AutoapplyAnswer = z.looseObject({ couponsList: z.array(z.unknown()), stocksList: z.array(z.unknown()) });

/** The coupons that a cart may use, and the stock of its products. */
export interface AutoapplyAnswer {
  readonly coupons: readonly Coupon[];
  readonly stock: readonly StockLevel[];
}

export function couponCalls({ send, lang, report }: CallContext) {
  return {
    /** Automatic and individual coupons, and the promo code's if it is eligible. `timeZone` is the shop's. */
    async autoapply(
      request: AutoapplyRequest,
      cart: AutoapplyCart,
      timeZone: TimeZone,
      signal?: AbortSignal,
    ): Promise<ApiResult<AutoapplyAnswer>> {
      const body = autoapplyToWire(request, cart);
      const result = await send(
        { method: "POST", path: PATHS.autoapply, query: { lang }, body, signal },
        AutoapplyAnswer,
      );
      return mapResult(result, (wire) => ({
        coupons: couponsFromWire(wire.couponsList, "auto", timeZone, report).map((coupon) =>
          isCodeOf(coupon, request.promoCode) ? { ...coupon, kind: "promo" as const } : coupon,
        ),
        stock: stockFromWire(wire.stocksList),
      }));
    },
    async publicCoupons(timeZone: TimeZone): Promise<ApiResult<readonly Coupon[]>> {
      const result = await send({ path: PATHS.publicCoupons, query: { lang } }, z.array(z.unknown()));
      return mapResult(result, (wire) => couponsFromWire(wire, "auto", timeZone, report));
    },
    /** Coupons and promo codes that name the caller, including won ones. */
    async ownCoupons(timeZone: TimeZone): Promise<ApiResult<readonly Coupon[]>> {
      const result = await send({ path: PATHS.ownCoupons, query: { lang } }, z.array(z.unknown()));
      return mapResult(result, (wire) => couponsFromWire(wire, "auto", timeZone, report));
    },
    async combining(): Promise<ApiResult<CombiningPolicy>> {
      return mapResult(await send({ path: PATHS.promoSettings }, PromoSettingsSchema), combiningFromWire);
    },
  };
}

function isCodeOf(coupon: Coupon, promoCode: string | null): boolean {
  return promoCode !== null && codeKey(coupon.code) === codeKey(promoCode);
}
