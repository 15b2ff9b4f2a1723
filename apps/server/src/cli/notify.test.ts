import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakeReceiver, startFakeReceiver } from "../testing/fakes/fake-receiver.ts";
import { type FakeSmtp, startFakeSmtp } from "../testing/fakes/fake-smtp.ts";
import { bareEnvironment } from "../testing/processes/server-program.ts";

const program = fileURLToPath(new URL("notify.ts", import.meta.url));

describe("A6 npm run notify", () => {
  let receiver: FakeReceiver;
  let smtp: FakeSmtp;
  beforeEach(async () => {
    [receiver, smtp] = await Promise.all([startFakeReceiver(), startFakeSmtp()]);
  });
  afterEach(async () => {
    await Promise.all([receiver.close(), smtp.close()]);
  });

  const settings = () => ({
    TELEGRAM_BOT_TOKEN: "1:A",
    TELEGRAM_API_URL: receiver.url,
    ORDER_TELEGRAM_CHATS: "-1001,-1002",
    SMTP_URL: smtp.url,
    ORDER_MAIL_TO: "owner@shop.example",
    ORDER_MAIL_FROM: "shop@shop.example",
    ORDER_WEBHOOK_URLS: receiver.url,
    ORDER_WEBHOOK_SECRET: "0123456789abcdef",
  });

  it("sends a test notice to every channel and prints the result of each", async () => {
    const { code, out } = await run(["test"], settings());
    expect([code, out.toSorted()]).toEqual([
      0,
      ["Telegram chat 1: sent", "Telegram chat 2: sent", "e-mail: sent", "webhook: sent"],
    ]);
    expect([receiver.posts.length, smtp.mails.length]).toEqual([3, 1]);
  });

  it("fails if one channel fails, and prints the reason", async () => {
    smtp.mood = "refuse-password";
    const { code, out } = await run(["test"], settings());
    expect(code).toBe(1);
    expect(out).toContain("e-mail: not sent, SMTP refused the password, check SMTP_URL");
    expect(out).toContain("webhook: sent");
  });

  it.each([
    [["test"], {}, 1, "No channel is set"],
    [[], {}, 2, "npm run notify -- test"],
    [["test"], { ORDER_MAIL_TO: "a@b.example" }, 1, "missing: SMTP_URL, ORDER_MAIL_FROM"],
    [["test"], { BACKEND_URL: "http://127.0.0.1:1" }, 1, "The host of BACKEND_URL"],
  ])("%j with %j ends with code %i and a word of what to do", async (args, env, code, said) => {
    const ended = await run(args, env);
    expect(ended.code).toBe(code);
    expect(ended.err).toContain(said);
  });
});

interface Ended {
  readonly code: number;
  readonly out: readonly string[];
  readonly err: string;
}

function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { ...bareEnvironment, ...env } },
      (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, out: stdout.split("\n").filter((line) => line !== ""), err: stderr }),
    );
  });
}
