import * as z from "zod/mini";
import { isAwayStatus } from "../breaker.ts";
import { escapeHtml } from "../payment/shop-page.ts";
import { type NoticeChannel, NoticeFailure, type NoticeMessage } from "./notice-channel.ts";
import { type NoticeAnswer, postNotice, waitOf } from "./post-notice.ts";

export interface TelegramChatSettings {
  /** Address of the Bot API, without a trailing slash. */
  readonly baseUrl: string;
  readonly token: string;
  /** A number, or @name of a channel. */
  readonly chat: string;
  readonly id: string;
  readonly name: string;
  /** Undefined: the default. */
  readonly timeoutMs: number | undefined;
}

/** Telegram's own limit is 4,096 characters after markup is read. */
const longestText = 4_000;

const Refusal = z.object({
  description: z.optional(z.string()),
  parameters: z.optional(z.object({ retry_after: z.optional(z.number()), migrate_to_chat_id: z.optional(z.number()) })),
});

/** A chat of a bot, by `sendMessage` of the Bot API. */
export function telegramChat(settings: TelegramChatSettings): NoticeChannel {
  const { id, name } = settings;
  const say = (text: string, signal: AbortSignal) => sayInChat(settings, text, signal);
  return {
    kind: "telegram",
    id,
    name,
    async send({ message }, signal) {
      if (message !== null) await say(chatText(message), signal);
    },
    test: (signal) => say("<b>Skatert</b>: проверка уведомлений о заказах / test of order notices", signal),
  };
}

/** Sends one message with Telegram's HTML. Throws NoticeFailure. */
export async function sayInChat(
  { baseUrl, token, chat, timeoutMs }: Omit<TelegramChatSettings, "id" | "name">,
  html: string,
  signal: AbortSignal,
): Promise<void> {
  const answer = await postNotice({
    receiver: "Telegram",
    url: `${baseUrl}/bot${token}/sendMessage`,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      chat_id: chat,
      text: html,
      parse_mode: "HTML",
      // A guest's comment may contain a link.
      link_preview_options: { is_disabled: true },
    }),
    signal,
    timeoutMs,
  });
  if (answer.status !== 200) throw failureOf(answer);
}

/** HTML for `parse_mode`; every text is escaped. */
export function chatText({ title, sections }: NoticeMessage): string {
  const body = sections.map((lines) => lines.join("\n")).join("\n\n");
  const max = longestText - title.length;
  // Telegram would refuse a message that ends inside a surrogate pair.
  const clipped = body.length > max ? `${body.slice(0, max).toWellFormed()}…` : body;
  return `<b>${escapeHtml(title)}</b>\n${escapeHtml(clipped)}`.trimEnd();
}

function failureOf({ status, text, retryAfterMs }: NoticeAnswer): NoticeFailure {
  const { description = "", parameters } = refusalOf(text);
  if (status === 401 || status === 404)
    return new NoticeFailure("Telegram refused the token, check TELEGRAM_BOT_TOKEN", { isAway: true });
  if (status === 403) return new NoticeFailure("the bot was removed from the chat or blocked, add it again");
  if (parameters?.migrate_to_chat_id !== undefined)
    return new NoticeFailure(
      `the group has a new number, set it in ORDER_TELEGRAM_CHATS: ${parameters.migrate_to_chat_id}`,
    );
  if (/chat not found/i.test(description))
    return new NoticeFailure("Telegram found no such chat, add the bot to it or correct ORDER_TELEGRAM_CHATS");
  const wait = parameters?.retry_after;
  return new NoticeFailure(`Telegram answered ${status}`, {
    isAway: isAwayStatus(status),
    retryAfterMs: wait === undefined ? retryAfterMs : waitOf(String(Math.max(0, Math.ceil(wait)))),
  });
}

function refusalOf(text: string): z.infer<typeof Refusal> {
  try {
    const read = Refusal.safeParse(JSON.parse(text));
    return read.success ? read.data : {};
  } catch {
    return {};
  }
}
