import type { ShopRules } from "@skatert/domain";
import type { GatewayNames } from "../../ports/payment/gateway-name.ts";

/** The branch's rules without online methods that no gateway serves, because such an order could never be paid. */
export function payableRules(rules: ShopRules, gateways: GatewayNames): ShopRules {
  const methods = rules.payments.methods.filter((method) => !method.online || Object.hasOwn(gateways, method.id));
  return { ...rules, payments: { ...rules.payments, methods } };
}
