import * as z from "zod/mini";
import { variableTexts } from "./variable-texts.ts";

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
  LOGIN_COUNTRY_CODES: z
    ._default(
      trimmed.check(z.regex(/^\+?[1-9]\d{0,3}(\s*,\s*\+?[1-9]\d{0,3})*$/, "must be comma-separated calling codes")),
      "+7",
    )
    .register(variableTexts, { meaning: "Calling codes of the numbers that may sign in, comma-separated." }),
  LOGIN_CODES_PER_HOUR: z
    ._default(z.pipe(trimmed.check(z.regex(/^\d{1,7}$/, "must be a whole number")), z.transform(Number)), 500)
    .register(variableTexts, {
      meaning:
        "One-time codes of the whole shop per hour; after half of them each request needs a proof of work by the browser.",
    }),
  SMSRU_API_ID: z.optional(trimmed).register(variableTexts, { meaning: "Codes by SMS.ru." }),
  SMSRU_SENDER: z.optional(trimmed).register(variableTexts, { meaning: "The sender that SMS.ru shows." }),
  SMSRU_URL: z.optional(address).register(variableTexts, {
    meaning: "Another host with the API of SMS.ru, without `/` at its end.",
    byDefault: "SMS.ru's own",
    example: "https://sms.ru",
  }),
  SMSC_API_KEY: z.optional(trimmed).register(variableTexts, { meaning: "Codes by SMSC.ru, by a key." }),
  SMSC_LOGIN: z
    .optional(trimmed)
    .register(variableTexts, { meaning: "Codes by SMSC.ru, by login and password instead of a key." }),
  SMSC_PASSWORD: z.optional(z.string()).register(variableTexts, { meaning: "The password of that login." }),
  SMSC_SENDER: z.optional(trimmed).register(variableTexts, { meaning: "The sender that SMSC.ru shows." }),
  TELEGRAM_GATEWAY_TOKEN: z.optional(trimmed).register(variableTexts, { meaning: "Codes by Telegram Gateway." }),
  TELEGRAM_GATEWAY_URL: z.optional(address).register(variableTexts, {
    meaning: "Another host with the API of Telegram Gateway, without `/` at its end.",
    byDefault: "Telegram's own",
    example: "https://gatewayapi.telegram.org",
  }),
  TELEGRAM_BOT_TOKEN: z
    .optional(trimmed.check(z.regex(/^\d+:[\w-]+$/, "must look like 123456:ABC-DEF")))
    .register(variableTexts, {
      meaning:
        "The bot whose [mini app](integrate.md#signing-in-from-a-telegram-mini-app) may sign shoppers in; @BotFather gives the token.",
    }),
  WHATSAPP_TOKEN: z.optional(trimmed).register(variableTexts, { meaning: "Codes by WhatsApp Cloud." }),
  WHATSAPP_PHONE_NUMBER_ID: z
    .optional(trimmed.check(z.regex(/^\d{1,30}$/, "must be digits")))
    .register(variableTexts, { meaning: "The number that sends them." }),
  WHATSAPP_TEMPLATE: z
    .optional(trimmed)
    .register(variableTexts, { meaning: "Their template, of the authentication category." }),
  WHATSAPP_TEMPLATE_LANGUAGE: z
    ._default(trimmed, "ru")
    .register(variableTexts, { meaning: "Language of the template." }),
  WHATSAPP_API_VERSION: z
    ._default(trimmed.check(z.regex(/^v\d{1,3}\.\d{1,2}$/, "must look like v23.0")), "v23.0")
    .register(variableTexts, { meaning: "Version of the API of WhatsApp Cloud." }),
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
