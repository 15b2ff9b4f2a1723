import type { LoginEnv } from "../../config/login-env.ts";
import { createSmsRu } from "../sms/sms-ru.ts";
import { createSmsc } from "../sms/smsc.ts";
import type { CodeChannel, TextChannel } from "./code-channel.ts";
import { createTelegramGateway } from "./telegram-gateway.ts";
import { createWhatsApp } from "./whatsapp-cloud.ts";

/** The configured providers in the order of fallback: SMS first. */
export function codeProviders(env: LoginEnv): readonly CodeChannel[] {
  return [
    ...textProviders(env),
    ...(env.telegramToken === null ? [] : [createTelegramGateway(telegramOf(env.telegramToken, env.telegramUrl))]),
    ...(env.whatsApp === null ? [] : [createWhatsApp(env.whatsApp)]),
  ];
}

/** The providers that deliver any text, in the order of fallback. */
export function textProviders(env: LoginEnv): readonly TextChannel[] {
  return [
    ...(env.smsRu === null ? [] : [createSmsRu(env.smsRu)]),
    ...(env.smsc === null ? [] : [createSmsc(env.smsc)]),
  ];
}

function telegramOf(token: string, baseUrl: string | undefined): Parameters<typeof createTelegramGateway>[0] {
  return baseUrl === undefined ? { token } : { token, baseUrl };
}
