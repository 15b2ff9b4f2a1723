import { EnvError, readEnv } from "../config/env.ts";
import { configuredChannels } from "../ports/order-notices/configured-channels.ts";
import type { NoticeChannel } from "../ports/order-notices/notice-channel.ts";

const usage = `Notices of orders to the restaurant.

  npm run notify -- test   sends a test notice to every configured channel and prints each result`;

const unset = `No channel is set. Set one of
  ORDER_TELEGRAM_CHATS   with TELEGRAM_BOT_TOKEN
  ORDER_MAIL_TO          with ORDER_MAIL_FROM and SMTP_URL
  ORDER_WEBHOOK_URLS     with ORDER_WEBHOOK_SECRET
See "Hearing of new orders" in docs/operate.md.`;

async function main(args: readonly string[]): Promise<number> {
  if (args.length !== 1 || args[0] !== "test") return complain(usage, 2);
  const env = readEnv();
  if (env.backendUrl !== null) return complain("The host of BACKEND_URL stores the orders and sends the notices.", 1);
  const channels = configuredChannels(env.notices, env.publicUrl);
  if (channels.length === 0) return complain(unset, 1);
  const sent = await Promise.all(channels.map(tryOut));
  return sent.every((isSent) => isSent) ? 0 : 1;
}

/** Whether the test notice was accepted; prints the result. */
async function tryOut({ name, test }: NoticeChannel): Promise<boolean> {
  try {
    await test(new AbortController().signal);
    console.log(`${name}: sent`);
    return true;
  } catch (error) {
    console.log(`${name}: not sent, ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function complain(text: string, code: number): number {
  console.error(text);
  return code;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error);
  process.exitCode = 1;
}
