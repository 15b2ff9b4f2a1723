import * as z from "zod/mini";

/** Delivery of codes, and the countries that may sign in; providers without their variables are off. */
export interface LoginEnv {
  /** Calling codes without "+". */
  readonly countryCodes: readonly string[];
  /** Maximum codes of the whole shop in an hour. */
  readonly codesPerHour: number;
  readonly smsRu: { readonly apiId: string; readonly sender: string | null; readonly baseUrl?: string } | null;
  readonly smsc: { readonly access: SmscEnv; readonly sender: string | null } | null;
  readonly telegramToken: string | null;
  /** Token of the bot whose mini app may sign people in. */
  readonly botToken: string | null;
  /** Another host with the protocol of Telegram Gateway. */
  readonly telegramUrl?: string;
  readonly whatsApp: {
    readonly token: string;
    readonly phoneNumberId: string;
    readonly template: string;
    readonly language: string;
    readonly version: string;
  } | null;
}

type SmscEnv = { readonly apiKey: string } | { readonly login: string; readonly password: string };

const trimmed = z.string().check(z.trim());
const address = trimmed.check(
  z.regex(/^https?:\/\/[^\s/]+(\/[^\s]*[^\s/])?$/, "must be an http or https address without / at its end"),
);

/** The variables of sign-in, for the schema of the whole environment. */
export const loginVariables = {
  LOGIN_COUNTRY_CODES: z._default(
    trimmed.check(z.regex(/^\+?[1-9]\d{0,3}(\s*,\s*\+?[1-9]\d{0,3})*$/, "must be comma-separated calling codes")),
    "+7",
  ),
  LOGIN_CODES_PER_HOUR: z._default(
    z.pipe(trimmed.check(z.regex(/^\d{1,7}$/, "must be a whole number")), z.transform(Number)),
    500,
  ),
  SMSRU_API_ID: z.optional(trimmed),
  SMSRU_SENDER: z.optional(trimmed),
  SMSRU_URL: z.optional(address),
  SMSC_API_KEY: z.optional(trimmed),
  SMSC_LOGIN: z.optional(trimmed),
  SMSC_PASSWORD: z.optional(z.string()),
  SMSC_SENDER: z.optional(trimmed),
  TELEGRAM_GATEWAY_TOKEN: z.optional(trimmed),
  TELEGRAM_GATEWAY_URL: z.optional(address),
  TELEGRAM_BOT_TOKEN: z.optional(trimmed.check(z.regex(/^\d+:[\w-]+$/, "must look like 123456:ABC-DEF"))),
  WHATSAPP_TOKEN: z.optional(trimmed),
  WHATSAPP_PHONE_NUMBER_ID: z.optional(trimmed.check(z.regex(/^\d{1,30}$/, "must be digits"))),
  WHATSAPP_TEMPLATE: z.optional(trimmed),
  WHATSAPP_TEMPLATE_LANGUAGE: z._default(trimmed, "ru"),
  WHATSAPP_API_VERSION: z._default(trimmed.check(z.regex(/^v\d{1,3}\.\d{1,2}$/, "must look like v23.0")), "v23.0"),
};

type LoginVariables = z.infer<z.ZodMiniObject<typeof loginVariables>>;

/** Variables that must be set together; the start names missing ones. */
export const loginTogether: readonly (readonly (keyof LoginVariables)[])[] = [
  ["SMSC_LOGIN", "SMSC_PASSWORD"],
  ["WHATSAPP_TOKEN", "WHATSAPP_PHONE_NUMBER_ID", "WHATSAPP_TEMPLATE"],
];

export function loginEnvOf(env: LoginVariables): LoginEnv {
  return {
    countryCodes: env.LOGIN_COUNTRY_CODES.split(",").map((code) => code.trim().replace("+", "")),
    codesPerHour: env.LOGIN_CODES_PER_HOUR,
    smsRu: smsRuOf(env),
    smsc: smscOf(env),
    telegramToken: env.TELEGRAM_GATEWAY_TOKEN ?? null,
    botToken: env.TELEGRAM_BOT_TOKEN ?? null,
    ...(env.TELEGRAM_GATEWAY_URL === undefined ? {} : { telegramUrl: env.TELEGRAM_GATEWAY_URL }),
    whatsApp: whatsAppOf(env),
  };
}

function smsRuOf(env: LoginVariables): LoginEnv["smsRu"] {
  const { SMSRU_API_ID: apiId, SMSRU_SENDER: sender, SMSRU_URL: baseUrl } = env;
  if (apiId === undefined) return null;
  return { apiId, sender: sender ?? null, ...(baseUrl === undefined ? {} : { baseUrl }) };
}

function smscOf(env: LoginVariables): LoginEnv["smsc"] {
  const sender = env.SMSC_SENDER ?? null;
  if (env.SMSC_API_KEY !== undefined) return { access: { apiKey: env.SMSC_API_KEY }, sender };
  const { SMSC_LOGIN: login, SMSC_PASSWORD: password } = env;
  return login === undefined || password === undefined ? null : { access: { login, password }, sender };
}

function whatsAppOf(env: LoginVariables): LoginEnv["whatsApp"] {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_TEMPLATE: template } = env;
  if (token === undefined || phoneNumberId === undefined || template === undefined) return null;
  return {
    token,
    phoneNumberId,
    template,
    language: env.WHATSAPP_TEMPLATE_LANGUAGE,
    version: env.WHATSAPP_API_VERSION,
  };
}
