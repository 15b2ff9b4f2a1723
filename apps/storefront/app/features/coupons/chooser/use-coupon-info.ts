import type { CouponId } from "@skatert/domain";
import { useEffect, useState } from "react";
import type { CouponInfo } from "../../../model/discounts/coupon-info.ts";
import { adoptShopClock } from "../../../model/shop/shop-clock.ts";
import { fetchPayload } from "../../../platform/api/payload.ts";

export interface CouponInfoState {
  readonly info: CouponInfo | null;
  readonly status: "pending" | "success" | "error";
  readonly retry: () => void;
}

/** The terms of a coupon, loaded when the dialog opens (STATE-1). */
export function useCouponInfo(couponId: CouponId): CouponInfoState {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Omit<CouponInfoState, "retry">>({ info: null, status: "pending" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again
  useEffect(() => {
    const stop = new AbortController();
    setState({ info: null, status: "pending" });
    fetchPayload<CouponInfo>("coupon-info", `/coupon-info/${couponId}`, stop.signal).then(
      (info) => {
        adoptShopClock(info.now);
        setState({ info, status: "success" });
      },
      () => {
        if (!stop.signal.aborted) setState({ info: null, status: "error" });
      },
    );
    return () => stop.abort();
  }, [couponId, tries]);
  return { ...state, retry: () => setTries((count) => count + 1) };
}
