import type { SmtpServer } from "../../config/notices-env.ts";
import { escapeHtml } from "../payment/shop-page.ts";
import { type NoticeChannel, NoticeFailure, type NoticeMessage, type OrderNotice } from "./notice-channel.ts";

export interface OrderMailSettings {
  readonly server: SmtpServer;
  readonly from: string;
  /** One e-mail address. */
  readonly to: string;
  readonly id: string;
  readonly name: string;
  /** Undefined: the default. */
  readonly timeoutMs: number | undefined;
}

/** For the whole conversation, because mail servers may delay a sender on purpose. */
const totalTimeoutMs = 20_000;
const longestSubject = 150;

interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId?: string;
}

/** An address that receives a letter for each notice, by SMTP. */
export function orderMail(settings: OrderMailSettings): NoticeChannel {
  const { from, id, name } = settings;
  return {
    kind: "mail",
    id,
    name,
    async send({ message, deliveryId }: OrderNotice, signal) {
      if (message === null) return;
      const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
      // Identical at every try, so that a mail program can drop a duplicate.
      await send(settings, { ...letterOf(message), messageId: `<${deliveryId}@${domain}>` }, signal);
    },
    test: (signal) =>
      send(
        settings,
        letterOf({ title: "Skatert: проверка уведомлений о заказах / test of order notices", sections: [] }),
        signal,
      ),
  };
}

/** Guests' texts are in the subject on one line, and in HTML escaped. */
export function letterOf({ title, sections }: NoticeMessage): Letter {
  const groups = sections.map((lines) => `<p>${lines.map(escapeHtml).join("<br>\n")}</p>`);
  return {
    subject: title.replace(/[\p{Cc}\s]+/gu, " ").slice(0, longestSubject),
    text: [title, ...sections.map((lines) => lines.join("\n"))].join("\n\n"),
    html: `<!doctype html>\n<meta charset="utf-8">\n<h2>${escapeHtml(title)}</h2>\n${groups.join("\n")}\n`,
  };
}

async function send(settings: OrderMailSettings, letter: Letter, signal: AbortSignal): Promise<void> {
  const { server, from, to, timeoutMs = totalTimeoutMs } = settings;
  // Loaded only by shops that send mail.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    ...server,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    await transport.sendMail({
      from,
      to,
      ...letter,
      headers: { "Auto-Submitted": "auto-generated" },
      signal: AbortSignal.any([signal, timeout]),
    });
  } catch (error) {
    if (signal.aborted) throw new NoticeFailure("the server stopped before it was sent");
    throw timeout.aborted ? new NoticeFailure("SMTP did not answer in time", { isAway: true }) : failureOf(error);
  } finally {
    transport.close();
  }
}

const reasons: Readonly<Record<string, string>> = {
  EAUTH: "SMTP refused the password, check SMTP_URL",
  ENOAUTH: "SMTP requires a login, set it in SMTP_URL",
  ETIMEDOUT: "SMTP did not answer in time",
  EDNS: "the SMTP server's name is unknown, check SMTP_URL",
  ETLS: "SMTP does not offer trusted TLS",
};

/** nodemailer's codes as plain text. An answer's own text may contain addresses, so only its number is used. */
function failureOf(error: unknown): NoticeFailure {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const answer = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
  const reason = reasons[code];
  if (reason !== undefined) return new NoticeFailure(reason, { isAway: true });
  if (answer >= 400 && answer < 500) return new NoticeFailure(`SMTP asked to try later (${answer})`);
  if (code === "EENVELOPE") return new NoticeFailure(`SMTP refused the sender or the address${numberOf(answer)}`);
  if (answer > 0) return new NoticeFailure(`SMTP answered ${answer}`);
  return new NoticeFailure("SMTP cannot be reached", { isAway: true });
}

function numberOf(answer: number): string {
  return answer > 0 ? ` (${answer})` : "";
}
