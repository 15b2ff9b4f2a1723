import * as z from "zod/mini";
import { callProvider, type ProviderPlace } from "../messenger/call-provider.ts";
import { ChannelFailure, type TextChannel } from "../messenger/code-channel.ts";

export interface SmsRuSettings extends ProviderPlace {
  readonly apiId: string;
  /** A name the provider has approved; null: the provider's own. */
  readonly sender: string | null;
}

const taken = 100;
const Answer = z.object({
  status: z.string(),
  status_code: z.number(),
  sms: z.optional(z.record(z.string(), z.object({ status: z.string(), status_code: z.number() }))),
});

/** SMS.ru `/sms/send`. Its HTTP status is 200 for errors too: the answer and the number each have a code. */
export function createSmsRu({ apiId, sender, baseUrl = "https://sms.ru", timeoutMs }: SmsRuSettings): TextChannel {
  return {
    channel: "sms",
    provider: "sms.ru",
    async send({ phone, text, clientAddress }) {
      const body = new URLSearchParams({ api_id: apiId, to: phone.slice(1), msg: text, json: "1" });
      if (clientAddress !== null) body.set("ip", clientAddress);
      if (sender !== null) body.set("from", sender);
      const answer = Answer.safeParse(await callProvider(`${baseUrl}/sms/send`, { method: "POST", body }, timeoutMs));
      if (!answer.success) throw new ChannelFailure("answered with an unexpected body");
      const { status, status_code: code, sms = {} } = answer.data;
      if (status !== "OK" || code !== taken) throw new ChannelFailure(`refused with code ${code}`);
      const number = Object.values(sms)[0];
      if (number === undefined) throw new ChannelFailure("answered without the number");
      if (number.status !== "OK" || number.status_code !== taken) {
        throw new ChannelFailure(`refused the number with code ${number.status_code}`);
      }
    },
  };
}
