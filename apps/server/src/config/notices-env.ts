import { isIP } from "node:net";
import proxyAddress from "@fastify/proxy-addr";
import { isMailAddress, isTelegramChat, MAX_DESTINATIONS } from "@skatert/contract";
import * as z from "zod/mini";
import { variableTexts } from "./variable-texts.ts";

/** Channels of order notices to the restaurant; null: the channel is off. */
export interface NoticesEnv {
  /** Whether a notice is sent for an order before its online payment. */
  readonly unpaid: boolean;
  /** Of the bot; the common chats may be none. */
  readonly telegram: { readonly baseUrl: string; readonly token: string; readonly chats: readonly string[] } | null;
  readonly mail: { readonly server: SmtpServer; readonly from: string; readonly to: readonly string[] } | null;
  readonly webhooks: { readonly urls: readonly string[]; readonly secret: string } | null;
  /** Timeout of a receiver, for tests; absent: each channel's own. */
  readonly timeoutMs?: number;
}

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  /** Refuse to continue without STARTTLS. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

const maxWebhooks = 5;

const trimmed = z.string().check(z.trim());

/**
 * A comma-separated list without repeats; refuses with `fault` a part that does not fit, an empty list and a list that
 * is too long.
 */
function listOf(fits: (part: string) => boolean, max: number, fault: string) {
  return z.pipe(
    trimmed,
    z.transform((text, context) => {
      const parts = [...new Set(text.split(",").map((part) => part.trim()))];
      if (parts.length <= max && parts.every(fits)) return parts;
      context.issues.push({ code: "custom", message: fault, input: text });
      return z.NEVER;
    }),
  );
}

const isSender = (text: string) =>
  isMailAddress(text) || isMailAddress(/^[^\p{Cc}<>",;:\\]{1,100} <([^<>]+)>$/u.exec(text)?.[1] ?? "");

/** The variables of order notices, for the schema of the whole environment. */
export const noticesVariables = {
  ORDER_NOTICE_UNPAID: z._default(z.enum(["0", "1"]), "0").register(variableTexts, {
    meaning:
      "`1`: an order that awaits its online payment causes a notice at once, and again when it is paid; `0`: only when it is paid.",
  }),
  ORDER_TELEGRAM_CHATS: z
    .optional(
      listOf(
        isTelegramChat,
        MAX_DESTINATIONS,
        `must be up to ${MAX_DESTINATIONS} comma-separated chat numbers such as -1001234567890, or @names`,
      ),
    )
    .register(variableTexts, {
      meaning:
        "Chats to which the bot of `TELEGRAM_BOT_TOKEN` sends [new orders](operate.md#hearing-of-new-orders) and [alarms](operate.md#an-order-that-nobody-answers): numbers, or @names of channels, comma-separated.",
      example: "-1001234567890",
    }),
  TELEGRAM_API_URL: z
    ._default(
      trimmed.check(
        z.refine(
          (text) => isReceiverAddress(text) && !text.endsWith("/"),
          "must be an https address without / at its end; http only in a private network",
        ),
      ),
      "https://api.telegram.org",
    )
    .register(variableTexts, {
      meaning: "The Bot API server, without `/` at its end; http only in a private network.",
    }),
  SMTP_URL: z
    .optional(
      z.pipe(
        trimmed,
        z.transform((text, context) => {
          const server = smtpServerOf(text);
          if (server !== null) return server;
          const message = "must look like smtps://login:password@mail.example.com or smtp://mail.example.com:587";
          context.issues.push({ code: "custom", message, input: "" });
          return z.NEVER;
        }),
      ),
    )
    .register(variableTexts, {
      meaning:
        "Mail server that sends new orders by e-mail: `smtps://` (TLS, port 465) or `smtp://` (STARTTLS, port 587). Signs such as `@ : /` in a password are written as `%40 %3A %2F`. A server in a private network without login needs no TLS.",
      example: "smtps://LOGIN:PASSWORD@smtp.example.com",
    }),
  ORDER_MAIL_TO: z
    .optional(
      listOf(isMailAddress, MAX_DESTINATIONS, `must be up to ${MAX_DESTINATIONS} comma-separated e-mail addresses`),
    )
    .register(variableTexts, {
      meaning: "Addresses that get these messages, comma-separated.",
      example: "owner@shop.example",
    }),
  ORDER_MAIL_FROM: z
    .optional(trimmed.check(z.refine(isSender, "must be an e-mail address, or a name and <address>")))
    .register(variableTexts, { meaning: "Their sender.", example: "Shop <orders@shop.example>" }),
  ORDER_WEBHOOK_URLS: z
    .optional(
      listOf(
        isReceiverAddress,
        maxWebhooks,
        `must be up to ${maxWebhooks} comma-separated https addresses; http only in a private network`,
      ),
    )
    .register(variableTexts, {
      meaning:
        "Addresses that get new orders and changes as [webhooks](integrate.md#webhooks-of-orders), as WooCommerce sends them; comma-separated.",
      example: "https://till.example.com/orders",
    }),
  ORDER_WEBHOOK_SECRET: z
    .optional(trimmed.check(z.minLength(16, "must have at least 16 characters")))
    .register(variableTexts, { meaning: "The secret that signs the webhooks, 16 characters or more." }),
};

/** Variables that must be set together. */
export const noticesTogether = [
  ["SMTP_URL", "ORDER_MAIL_TO", "ORDER_MAIL_FROM"],
  ["ORDER_WEBHOOK_URLS", "ORDER_WEBHOOK_SECRET"],
] as const;

type NoticesVariables = z.infer<z.ZodMiniObject<typeof noticesVariables>>;

/** The bot is also the one of the mini app for sign-in, and may have chats of branches only. */
export function noticesEnvOf(env: NoticesVariables, botToken: string | null): NoticesEnv {
  const { ORDER_TELEGRAM_CHATS: chats, TELEGRAM_API_URL: baseUrl } = env;
  const { SMTP_URL: server, ORDER_MAIL_FROM: from, ORDER_MAIL_TO: to } = env;
  const { ORDER_WEBHOOK_URLS: urls, ORDER_WEBHOOK_SECRET: secret } = env;
  return {
    unpaid: env.ORDER_NOTICE_UNPAID === "1",
    telegram: botToken === null ? null : { baseUrl, token: botToken, chats: chats ?? [] },
    mail: server === undefined || from === undefined || to === undefined ? null : { server, from, to },
    webhooks: urls === undefined || secret === undefined ? null : { urls, secret },
  };
}

/** Whether any common channel is set. */
export function sendsNotices({ telegram, mail, webhooks }: NoticesEnv): boolean {
  return (telegram !== null && telegram.chats.length > 0) || mail !== null || webhooks !== null;
}

/**
 * Null: not an address of an SMTP server. Letters leave a private network with TLS only, and a password leaves this
 * machine with TLS only.
 */
function smtpServerOf(text: string): SmtpServer | null {
  const url = URL.parse(text);
  if (url === null || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "") return null;
  if (!["", "/"].includes(url.pathname) || url.search !== "" || url.hash !== "") return null;
  const auth = loginOf(url);
  if (auth === null) return null;
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !(auth === undefined ? isPrivate(host) : isLoopback(host)),
    ...(auth === undefined ? {} : { auth }),
  };
}

/** Undefined: no login; null: a login without a password, or not decodable. */
function loginOf({ username, password }: URL): SmtpServer["auth"] | null {
  if (username === "" && password === "") return undefined;
  if (username === "" || password === "") return null;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return null;
  }
}

const isOnThisMachine = proxyAddress.compile(["loopback"]);
const isInPrivateNetwork = proxyAddress.compile(["loopback", "linklocal", "uniquelocal"]);

function isLoopback(host: string): boolean {
  return host === "localhost" || (isIP(host) !== 0 && isOnThisMachine(host, 0));
}

/** Orders contain personal data, so they leave a private network only encrypted. */
function isReceiverAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== "" || url.password !== "") return false;
  if (url.protocol === "https:") return true;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return url.protocol === "http:" && host !== "" && isPrivate(host);
}

/** An address of a private network, or a name that no public server has. */
function isPrivate(host: string): boolean {
  if (isIP(host) !== 0) return isInPrivateNetwork(host, 0);
  return !host.includes(".") || /\.(local|lan|internal|home\.arpa)$/.test(host);
}
