import * as z from "zod/mini";
import type { PaykeeperSettings } from "../ports/payment/paykeeper/paykeeper-gateway.ts";
import { yookassaSenders } from "../ports/payment/yookassa/known-senders.ts";
import type { YookassaSettings } from "../ports/payment/yookassa/yookassa-gateway.ts";
import { addressRanges, httpUrl, trimmed } from "./env-values.ts";

/** Access to the gateways of one account. */
export interface PaymentAccount {
  readonly paykeeper: PaykeeperSettings | null;
  readonly yookassa: YookassaSettings | null;
}

/** The payment gateways whose access is configured: the common account's, and those of further accounts. */
export interface PaymentEnv extends PaymentAccount {
  /** Whether the practice gateway may replace a real one; null: the shop's address decides, see `mayPractise`. */
  readonly practice: boolean | null;
  /** Accounts of branches by name (decision 149). */
  readonly accounts: Readonly<Record<string, PaymentAccount>>;
}

const text = z.optional(trimmed);

export const paymentVariables = {
  SANDBOX_PAYMENTS: z.optional(z.enum(["0", "1"])),
  PAYKEEPER_URL: z.optional(httpUrl),
  PAYKEEPER_LOGIN: text,
  PAYKEEPER_PASSWORD: text,
  PAYKEEPER_SECRET: text,
  PAYKEEPER_TAX: z._default(
    z.string().check(z.trim(), z.regex(/^[a-z0-9]{1,16}$/, "must be a tax such as none or vat10")),
    "none",
  ),
  YOOKASSA_URL: z._default(httpUrl, new URL("https://api.yookassa.ru/v3")),
  YOOKASSA_SHOP_ID: text,
  YOOKASSA_SECRET_KEY: text,
  YOOKASSA_VAT_CODE: z.optional(
    z.pipe(z.string().check(z.trim(), z.regex(/^([1-9]|1[0-2])$/, "must be a tax code, 1 to 12")), z.transform(Number)),
  ),
  YOOKASSA_SENDERS: z._default(addressRanges, [...yookassaSenders]),
};
/** Also of a further account, without the endings of its names. */
export const paymentSchema = z.object(paymentVariables);

/** Variables that must be set together. */
export const paymentTogether = [
  ["PAYKEEPER_URL", "PAYKEEPER_LOGIN", "PAYKEEPER_PASSWORD", "PAYKEEPER_SECRET"],
  ["YOOKASSA_SHOP_ID", "YOOKASSA_SECRET_KEY"],
] as const;

type PaymentVariables = z.infer<typeof paymentSchema>;

/** `accounts`: the variables of further accounts, by name. */
export function paymentEnvOf(
  env: PaymentVariables,
  accounts: readonly (readonly [name: string, PaymentVariables])[],
): PaymentEnv {
  return {
    ...accountOf(env, env),
    practice: env.SANDBOX_PAYMENTS === undefined ? null : env.SANDBOX_PAYMENTS === "1",
    accounts: Object.fromEntries(accounts.map(([name, own]) => [name, accountOf(own, env)])),
  };
}

/** All accounts use the same host of YooKassa. */
function accountOf(env: PaymentVariables, common: Pick<PaymentVariables, "YOOKASSA_URL" | "YOOKASSA_SENDERS">) {
  const { PAYKEEPER_URL: url, PAYKEEPER_LOGIN: login, PAYKEEPER_PASSWORD: password, PAYKEEPER_SECRET: secret } = env;
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = env;
  const hasPaykeeper = url !== undefined && login !== undefined && password !== undefined && secret !== undefined;
  const hasYookassa = shopId !== undefined && secretKey !== undefined;
  return {
    paykeeper: hasPaykeeper ? { url, login, password, secret, tax: env.PAYKEEPER_TAX } : null,
    yookassa: hasYookassa
      ? {
          url: common.YOOKASSA_URL,
          shopId,
          secretKey,
          vatCode: env.YOOKASSA_VAT_CODE ?? null,
          senders: common.YOOKASSA_SENDERS,
        }
      : null,
  };
}

/**
 * Whether guests may use practice payments, which move no money. A public shop would deliver unpaid food. Over https,
 * or in production behind a proxy, they therefore need SANDBOX_PAYMENTS.
 */
export function mayPractise(env: {
  readonly payments: Pick<PaymentEnv, "practice">;
  readonly publicUrl: URL | null;
  readonly production: boolean;
  readonly trustProxy: readonly string[];
}): boolean {
  if (env.payments.practice !== null) return env.payments.practice;
  if (env.publicUrl !== null) return env.publicUrl.protocol !== "https:";
  return !(env.production && env.trustProxy.length > 0);
}
