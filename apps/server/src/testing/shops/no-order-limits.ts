import type { OrderLimits } from "../../config/limits-env.ts";

/** Tests and load tests place many orders from one address and number. */
export const noOrderLimits: OrderLimits = { perPhone: 0, perNetwork: 0, unpaidPerPhone: 0, unpaidPerNetwork: 0 };

/** The same for the environment of a program. */
export const noOrderLimitVariables: Readonly<Record<string, string>> = {
  ORDERS_PER_PHONE_PER_HOUR: "0",
  ORDERS_PER_NETWORK_PER_HOUR: "0",
  UNPAID_ORDERS_PER_PHONE: "0",
  UNPAID_ORDERS_PER_NETWORK: "0",
};
