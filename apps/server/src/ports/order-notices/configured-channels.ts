import { createHash } from "node:crypto";
import type { BranchOverrides } from "@skatert/contract";
import type { NoticesEnv } from "../../config/notices-env.ts";
import type { NoticeChannel } from "./notice-channel.ts";
import { orderMail } from "./order-mail.ts";
import { orderWebhook } from "./order-webhook.ts";
import { telegramChat } from "./telegram-chat.ts";

/** What a branch has of its own for notices. */
export type OwnReceivers = Pick<BranchOverrides, "telegramChats" | "mailAddresses">;

/**
 * The receivers of the settings: those that are common, or a branch's own chats and addresses in place of the common
 * ones. `source`: the shop's address, null: not set.
 */
export function configuredChannels(
  { telegram, mail, ...rest }: NoticesEnv,
  source: URL | null,
  own: OwnReceivers = { telegramChats: [], mailAddresses: [] },
): readonly NoticeChannel[] {
  const env = {
    ...rest,
    telegram: telegram && { ...telegram, chats: orCommon(own.telegramChats, telegram.chats) },
    mail: mail && { ...mail, to: orCommon(own.mailAddresses, mail.to) },
  };
  return [...chatsOf(env), ...addressesOf(env), ...webhooksOf(env, source)];
}

function orCommon(own: readonly string[], common: readonly string[]): readonly string[] {
  return own.length === 0 ? common : own;
}

function chatsOf({ telegram, timeoutMs }: NoticesEnv): readonly NoticeChannel[] {
  if (telegram === null) return [];
  const { chats, ...bot } = telegram;
  return chats.map((chat, index) =>
    telegramChat({ ...bot, chat, timeoutMs, ...namesOf("Telegram", "chat", chats, index) }),
  );
}

function addressesOf({ mail, timeoutMs }: NoticesEnv): readonly NoticeChannel[] {
  if (mail === null) return [];
  const { to: addresses, ...rest } = mail;
  return addresses.map((to, index) =>
    orderMail({ ...rest, to, timeoutMs, ...namesOf("e-mail", "address", addresses, index) }),
  );
}

function webhooksOf({ webhooks, timeoutMs }: NoticesEnv, source: URL | null): readonly NoticeChannel[] {
  if (webhooks === null) return [];
  const { urls, secret } = webhooks;
  return urls.map((url, index) =>
    orderWebhook({ url, secret, number: index + 1, source, timeoutMs, ...namesOf("webhook", "", urls, index) }),
  );
}

/** "e-mail", or "e-mail address 2" of several. The id is a digest, because an address may hold a secret. */
function namesOf(channel: string, receiver: string, all: readonly string[], index: number) {
  const digest = createHash("sha256").update(`${channel} ${all[index]}`).digest("hex");
  const name = all.length === 1 ? channel : [channel, receiver, index + 1].filter((part) => part !== "").join(" ");
  return { id: digest.slice(0, 16), name };
}
