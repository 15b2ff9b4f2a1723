import * as z from "zod/mini";
import type { PaykeeperSettings } from "../ports/payment/paykeeper/paykeeper-gateway.ts";
import { yookassaSenders } from "../ports/payment/yookassa/known-senders.ts";
import type { YookassaSettings } from "../ports/payment/yookassa/yookassa-gateway.ts";
import { addressRanges, httpUrl, trimmed } from "./env-values.ts";
import { variableTexts } from "./variable-texts.ts";

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

export const paymentVariables = {
  SANDBOX_PAYMENTS: z.optional(z.enum(["0", "1"])).register(variableTexts, {
    meaning:
      "The payment method `sandbox` opens a practice page that moves no money. A shop over https, or in production behind a `TRUST_PROXY` proxy, offers it only with `1`; `0`: never.",
    byDefault: "by the shop's address",
    example: "1",
  }),
  PAYKEEPER_URL: z.optional(httpUrl).register(variableTexts, {
    meaning:
      "Online payment by PayKeeper, the method `paykeeper`. Its notices go to `/api/wp-json/checkout/payment_notice/paykeeper` of `PUBLIC_URL`.",
    example: "https://NAME.server.paykeeper.ru",
  }),
  PAYKEEPER_LOGIN: z.optional(trimmed).register(variableTexts, { meaning: "Login of PayKeeper's API." }),
  PAYKEEPER_PASSWORD: z.optional(trimmed).register(variableTexts, { meaning: "The password of that login." }),
  PAYKEEPER_SECRET: z
    .optional(trimmed)
    .register(variableTexts, { meaning: "The secret that signs PayKeeper's notices." }),
  PAYKEEPER_TAX: z
    ._default(z.string().check(z.trim(), z.regex(/^[a-z0-9]{1,16}$/, "must be a tax such as none or vat10")), "none")
    .register(variableTexts, {
      meaning: "Tax of PayKeeper's receipt lines, as PayKeeper names it, such as `none` or `vat10`.",
    }),
  YOOKASSA_URL: z
    ._default(httpUrl, new URL("https://api.yookassa.ru/v3"))
    .register(variableTexts, { meaning: "Address of YooKassa's API." }),
  YOOKASSA_SHOP_ID: z.optional(trimmed).register(variableTexts, {
    meaning:
      "Online payment by YooKassa, the method `yookassa`. Its notices go to `/api/wp-json/checkout/payment_notice/yookassa` of `PUBLIC_URL`.",
  }),
  YOOKASSA_SECRET_KEY: z.optional(trimmed).register(variableTexts, { meaning: "The secret key of that shop." }),
  YOOKASSA_VAT_CODE: z
    .optional(
      z.pipe(
        z.string().check(z.trim(), z.regex(/^([1-9]|1[0-2])$/, "must be a tax code, 1 to 12")),
        z.transform(Number),
      ),
    )
    .register(variableTexts, {
      meaning:
        "Tax code of the receipts that YooKassa prints, 1 to 12. Without it no receipts are sent: leave it out if they are printed elsewhere.",
      example: "1",
    }),
  YOOKASSA_SENDERS: z._default(addressRanges, [...yookassaSenders]).register(variableTexts, {
    meaning: "Addresses from which YooKassa's notices are accepted, comma-separated.",
    byDefault: "those that YooKassa publishes",
  }),
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
