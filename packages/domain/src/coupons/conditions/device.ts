import type { CouponRefusal } from "../types.ts";
import type { Check } from "./check.ts";

const otherDevice: CouponRefusal = { reason: "device" };

/** COUP-3: the coupon's devices include the one it is used from ('site' for this storefront). */
export const checkDevice: Check<"device"> = ({ devices }, { device }) =>
  devices.includes(device) ? null : otherDevice;
