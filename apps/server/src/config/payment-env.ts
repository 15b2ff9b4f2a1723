import * as z from "zod/mini";
import type { PaykeeperSettings } from "../ports/payment/paykeeper/paykeeper-gateway.ts";
import { yookassaSenders } from "../ports/payment/yookassa/known-senders.ts";
import type { YookassaSettings } from "../ports/payment/yookassa/yookassa-gateway.ts";
import { addressRanges, httpUrl, trimmed } from "./env-values.ts";

/** The payment gateways whose access is configured. */
export interface PaymentEnv {
  /** Whether the practice gateway may replace a real one; null: the shop's address decides, see `mayPractise`. */
  readonly practice: boolean | null;
  readonly paykeeper: PaykeeperSettings | null;
  readonly yookassa: YookassaSettings | null;
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
const variables = z.object(paymentVariables);

/** Variables that must be set together. */
export const paymentTogether = [
  ["PAYKEEPER_URL", "PAYKEEPER_LOGIN", "PAYKEEPER_PASSWORD", "PAYKEEPER_SECRET"],
  ["YOOKASSA_SHOP_ID", "YOOKASSA_SECRET_KEY"],
] as const;

export function paymentEnvOf(env: z.infer<typeof variables>): PaymentEnv {
  const { PAYKEEPER_URL: url, PAYKEEPER_LOGIN: login, PAYKEEPER_PASSWORD: password, PAYKEEPER_SECRET: secret } = env;
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = env;
  const hasPaykeeper = url !== undefined && login !== undefined && password !== undefined && secret !== undefined;
  const hasYookassa = shopId !== undefined && secretKey !== undefined;
  return {
    practice: env.SANDBOX_PAYMENTS === undefined ? null : env.SANDBOX_PAYMENTS === "1",
    paykeeper: hasPaykeeper ? { url, login, password, secret, tax: env.PAYKEEPER_TAX } : null,
    yookassa: hasYookassa
      ? {
          url: env.YOOKASSA_URL,
          shopId,
          secretKey,
          vatCode: env.YOOKASSA_VAT_CODE ?? null,
          senders: env.YOOKASSA_SENDERS,
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
