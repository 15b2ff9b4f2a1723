import * as z from "zod/mini";
import { callProvider, type ProviderPlace } from "./call-provider.ts";
import { ChannelFailure, type CodeChannel } from "./code-channel.ts";

export interface WhatsAppSettings extends ProviderPlace {
  readonly token: string;
  readonly phoneNumberId: string;
  /** Name of an approved template of the authentication category with a copy-code button. */
  readonly template: string;
  /** Language code of that template, "ru". */
  readonly language: string;
  /** Version of the Graph API, "v23.0". */
  readonly version: string;
}

const Answer = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });

/** WhatsApp Cloud API: the message contains the code in its text and in the copy button. */
export function createWhatsApp(settings: WhatsAppSettings): CodeChannel {
  const { token, phoneNumberId, version, baseUrl = "https://graph.facebook.com", timeoutMs } = settings;
  const url = `${baseUrl}/${version}/${encodeURIComponent(phoneNumberId)}/messages`;
  return {
    channel: "whatsapp",
    provider: "whatsapp cloud",
    async send({ phone, code }) {
      const request = {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(templateMessage(settings, phone, code)),
      };
      const answer = Answer.safeParse(await callProvider(url, request, timeoutMs));
      if (!answer.success) throw new ChannelFailure("answered with an unexpected body");
    },
  };
}

function templateMessage({ template, language }: WhatsAppSettings, phone: string, code: string) {
  const parameters = [{ type: "text", text: code }];
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: phone.slice(1),
    type: "template",
    template: {
      name: template,
      language: { code: language },
      components: [
        { type: "body", parameters },
        { type: "button", sub_type: "url", index: "0", parameters },
      ],
    },
  };
}
