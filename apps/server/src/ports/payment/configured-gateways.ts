import type { PaymentAccount, PaymentEnv } from "../../config/payment-env.ts";
import { gatewayName } from "./gateway-name.ts";
import { createPaykeeper } from "./paykeeper/paykeeper-gateway.ts";
import type { PaymentGateways } from "./payment-gateway.ts";
import { createYookassa } from "./yookassa/yookassa-gateway.ts";

/** The gateways whose access is configured, by name. */
export function configuredGateways({ accounts, ...common }: PaymentEnv): PaymentGateways {
  const further = Object.entries(accounts).map(([name, account]) => gatewaysOf(account, name));
  return Object.assign({}, gatewaysOf(common, null), ...further);
}

function gatewaysOf({ paykeeper, yookassa }: PaymentAccount, account: string | null): PaymentGateways {
  return {
    ...(paykeeper === null ? {} : { [gatewayName("paykeeper", account)]: createPaykeeper(paykeeper) }),
    ...(yookassa === null ? {} : { [gatewayName("yookassa", account)]: createYookassa(yookassa) }),
  };
}
