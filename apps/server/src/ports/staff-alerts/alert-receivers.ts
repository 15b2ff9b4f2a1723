import { createHash } from "node:crypto";
import type { BranchOverrides } from "@skatert/contract";
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

/** What a branch has of its own for alarms. */
export type OwnAlertReceivers = Pick<BranchOverrides, "alertPhones" | "telegramChats">;

/** The branch's own numbers and chats, or else the common ones: those of the settings. */
export function alertReceivers(
  { alerts, notices: { telegram, timeoutMs }, providers, outbox }: AlertReceiversDeps,
  own: OwnAlertReceivers,
): readonly AlertReceiver[] {
  const phones = own.alertPhones.length === 0 ? alerts.phones : own.alertPhones;
  const toPhones = phones.map((phone) => ({
    id: idOf(`phone ${phone}`),
    send: ({ title, body }: StaffAlert) => sendText(providers, outbox, { phone, text: `${title}. ${body}` }),
  }));
  if (telegram === null) return toPhones;
  const { chats: common, ...bot } = telegram;
  const chats = own.telegramChats.length === 0 ? common : own.telegramChats;
  const toChats = chats.map((chat) => ({
    id: idOf(`chat ${chat}`),
    send: ({ title, body }: StaffAlert) =>
      sayInChat(
        { ...bot, chat, timeoutMs },
        chatText({ title, sections: [[body]] }),
        // The request has a time limit of its own, and an interrupted job is repeated.
        new AbortController().signal,
      ),
  }));
  return [...toPhones, ...toChats];
}

function idOf(receiver: string): string {
  return createHash("sha256").update(receiver).digest("hex").slice(0, 16);
}
