import type { PaymentEnv } from "../../config/payment-env.ts";
import { createPaykeeper } from "./paykeeper/paykeeper-gateway.ts";
import type { PaymentGateways } from "./payment-gateway.ts";
import { createYookassa } from "./yookassa/yookassa-gateway.ts";

/** The gateways whose access is configured, by payment method id of the settings. */
export function configuredGateways({ paykeeper, yookassa }: PaymentEnv): PaymentGateways {
  return {
    ...(paykeeper === null ? {} : { paykeeper: createPaykeeper(paykeeper) }),
    ...(yookassa === null ? {} : { yookassa: createYookassa(yookassa) }),
  };
}
