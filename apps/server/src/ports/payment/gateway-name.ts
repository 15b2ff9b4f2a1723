import type { PaymentGateways } from "./payment-gateway.ts";

/**
 * The gateway of each payment method: "yookassa" for the method "yookassa" on the common account, "yookassa.north" on
 * the account "north". The name is stored with each payment and is the last part of the address for its callbacks, so
 * money, refunds and callbacks of one account never meet those of another (decision 149).
 */
export type GatewayNames = Readonly<Record<string, string>>;

/** `account` null: the common one. */
export function gatewayName(method: string, account: string | null): string {
  return account === null ? method : `${method}.${account}`;
}

/** The payment method of a gateway. */
export function methodOf(gateway: string): string {
  return gateway.split(".", 1)[0] ?? gateway;
}

/** The account of a gateway; null: the common one. */
function accountOf(gateway: string): string | null {
  const at = gateway.indexOf(".");
  return at === -1 ? null : gateway.slice(at + 1);
}

/** The gateways of one account, by payment method. An account without a method has no gateway for it. */
export function gatewaysOfAccount(gateways: PaymentGateways, account: string | null): GatewayNames {
  const names = Object.keys(gateways).filter((name) => accountOf(name) === account);
  return Object.fromEntries(names.map((name) => [methodOf(name), name]));
}

/** Payment methods that have a gateway in some account. */
export function methodsOf(gateways: PaymentGateways): readonly string[] {
  return [...new Set(Object.keys(gateways).map(methodOf))];
}

/** The accounts of branches, by name. */
export function accountsOf(gateways: PaymentGateways): { readonly name: string; readonly methods: string[] }[] {
  const accounts = new Set(Object.keys(gateways).flatMap((name) => accountOf(name) ?? []));
  return [...accounts].map((name) => ({ name, methods: Object.keys(gatewaysOfAccount(gateways, name)) }));
}
