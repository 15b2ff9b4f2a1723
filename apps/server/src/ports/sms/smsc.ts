import * as z from "zod/mini";
import { callProvider, type ProviderPlace } from "../messenger/call-provider.ts";
import { ChannelFailure, type TextChannel } from "../messenger/code-channel.ts";

/** Either a key, or login and password. */
export type SmscAccess = { readonly apiKey: string } | { readonly login: string; readonly password: string };

export interface SmscSettings extends ProviderPlace {
  readonly access: SmscAccess;
  readonly sender: string | null;
}

const answerAsJson = "3";
const Answer = z.object({
  id: z.optional(z.union([z.number(), z.string()])),
  cnt: z.optional(z.number()),
  error_code: z.optional(z.number()),
});

/** SMSC `send.php`. It refuses the same message within a minute, so this code never retries a failure. */
export function createSmsc({ access, sender, baseUrl = "https://smsc.ru", timeoutMs }: SmscSettings): TextChannel {
  const credentials: Record<string, string> =
    "apiKey" in access ? { apikey: access.apiKey } : { login: access.login, psw: access.password };
  return {
    channel: "sms",
    provider: "smsc.ru",
    async send({ phone, text }) {
      const body = new URLSearchParams({
        ...credentials,
        phones: phone,
        mes: text,
        charset: "utf-8",
        fmt: answerAsJson,
      });
      if (sender !== null) body.set("sender", sender);
      const answer = Answer.safeParse(
        await callProvider(`${baseUrl}/sys/send.php`, { method: "POST", body }, timeoutMs),
      );
      if (!answer.success) throw new ChannelFailure("answered with an unexpected body");
      const { error_code: code, id, cnt = 0 } = answer.data;
      if (code !== undefined) throw new ChannelFailure(`refused with code ${code}`);
      // Some refusals have an id too: only a counted message was accepted.
      if (id === undefined || cnt < 1) throw new ChannelFailure("answered without a message id");
    },
  };
}
