import type { ShopRules } from "@skatert/domain";
import type { PaymentGateways } from "../../ports/payment/payment-gateway.ts";

/** The branch's rules without online methods that no gateway serves, because such an order could never be paid. */
export function payableRules(rules: ShopRules, gateways: PaymentGateways): ShopRules {
  const methods = rules.payments.methods.filter((method) => !method.online || Object.hasOwn(gateways, method.id));
  return { ...rules, payments: { ...rules.payments, methods } };
}
