import { createHash } from "node:crypto";
import type { AlertsEnv } from "../../config/alerts-env.ts";
import type { NoticesEnv } from "../../config/notices-env.ts";
import type { TextChannel } from "../messenger/code-channel.ts";
import type { OutboxPlace } from "../messenger/outbox.ts";
import { sendText } from "../messenger/send-text.ts";
import { chatText, sayInChat } from "../order-notices/telegram-chat.ts";

/** A number or chat that is notified when nobody answers an order (BOARD-3). */
export interface AlertReceiver {
  /** Identical after a restart with the same receiver; contains neither number nor secret. */
  readonly id: string;
  /** Throws when no provider accepted the message. */
  send(alert: StaffAlert): Promise<void>;
}

/** Plain text without a guest's data. */
export interface StaffAlert {
  readonly title: string;
  readonly body: string;
}

export interface AlertReceiversDeps {
  readonly alerts: AlertsEnv;
  readonly notices: Pick<NoticesEnv, "telegram" | "timeoutMs">;
  /** Providers of text messages in the order of fallback; empty: messages go to the outbox file. */
  readonly providers: readonly TextChannel[];
  readonly outbox: OutboxPlace;
}

/** The configured numbers, and the chats that get notices of orders. */
export function alertReceivers({ alerts, notices, providers, outbox }: AlertReceiversDeps): readonly AlertReceiver[] {
  return [
    ...alerts.phones.map((phone) => ({
      id: idOf(`phone ${phone}`),
      send: ({ title, body }: StaffAlert) => sendText(providers, outbox, { phone, text: `${title}. ${body}` }),
    })),
    ...chatsOf(notices),
  ];
}

function chatsOf({ telegram, timeoutMs }: AlertReceiversDeps["notices"]): readonly AlertReceiver[] {
  if (telegram === null) return [];
  const { chats, ...bot } = telegram;
  return chats.map((chat) => ({
    id: idOf(`chat ${chat}`),
    send: ({ title, body }) =>
      sayInChat(
        { ...bot, chat, timeoutMs },
        chatText({ title, sections: [[body]] }),
        // The request has a time limit of its own, and an interrupted job is repeated.
        new AbortController().signal,
      ),
  }));
}

function idOf(receiver: string): string {
  return createHash("sha256").update(receiver).digest("hex").slice(0, 16);
}
