import * as z from "zod/mini";
import { callProvider, type ProviderPlace } from "./call-provider.ts";
import { ChannelFailure, type CodeChannel } from "./code-channel.ts";

export interface TelegramGatewaySettings extends ProviderPlace {
  readonly token: string;
}

const shortestTtl = 30;
const longestTtl = 3_600;
const Answer = z.object({
  ok: z.boolean(),
  error: z.optional(z.string()),
  result: z.optional(z.object({ request_id: z.string() })),
});

/** Telegram Gateway `sendVerificationMessage` with our own code; a number without Telegram is a refusal. */
export function createTelegramGateway(settings: TelegramGatewaySettings): CodeChannel {
  const { token, baseUrl = "https://gatewayapi.telegram.org", timeoutMs } = settings;
  return {
    channel: "telegram",
    provider: "telegram gateway",
    async send({ phone, code, ttlSeconds }) {
      const ttl = Math.min(longestTtl, Math.max(shortestTtl, ttlSeconds));
      const request = {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ phone_number: phone, code, ttl }),
      };
      const answer = Answer.safeParse(await callProvider(`${baseUrl}/sendVerificationMessage`, request, timeoutMs));
      if (!answer.success) throw new ChannelFailure("answered with an unexpected body");
      if (!answer.data.ok) throw new ChannelFailure(`refused with ${errorName(answer.data.error)}`);
      if (answer.data.result === undefined) throw new ChannelFailure("answered without a request id");
    },
  };
}

/** The protocol's errors are upper-case names; other text is not copied to a log. */
function errorName(error: string | undefined): string {
  return error !== undefined && /^[A-Z_]{1,60}$/.test(error) ? error : "an unknown error";
}
