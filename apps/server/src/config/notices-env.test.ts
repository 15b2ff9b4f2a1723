import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

const mail = { SMTP_URL: "smtps://u:p@mail.example", ORDER_MAIL_TO: "a@b.example", ORDER_MAIL_FROM: "c@d.example" };
const bot = { TELEGRAM_BOT_TOKEN: "1:A" };
const hook = { ORDER_WEBHOOK_URLS: "https://till.example/hook", ORDER_WEBHOOK_SECRET: "0123456789abcdef" };

describe("A6 settings of order notices", () => {
  it("reads several chats, addresses and webhooks, each once", () => {
    const { notices } = readEnv({
      ...bot,
      ORDER_TELEGRAM_CHATS: "-1001, 42,@kitchen,42",
      ...mail,
      ORDER_MAIL_TO: "a@b.example, c@b.example",
      ORDER_MAIL_FROM: "Стол <a@b.example>",
      ...hook,
      ORDER_WEBHOOK_URLS: "https://till.example/hook?k=1,http://till:8080/,http://10.0.0.7/",
      ORDER_NOTICE_UNPAID: "1",
    });
    expect(notices).toMatchObject({
      unpaid: true,
      telegram: { chats: ["-1001", "42", "@kitchen"], token: "1:A", baseUrl: "https://api.telegram.org" },
      mail: { to: ["a@b.example", "c@b.example"], from: "Стол <a@b.example>" },
      webhooks: { urls: ["https://till.example/hook?k=1", "http://till:8080/", "http://10.0.0.7/"] },
    });
  });

  it.each([
    [{ ORDER_TELEGRAM_CHATS: "-1001" }, "ORDER_TELEGRAM_CHATS needs TELEGRAM_BOT_TOKEN"],
    [{ ...bot, ORDER_TELEGRAM_CHATS: "my kitchen" }, "ORDER_TELEGRAM_CHATS must be up to 10"],
    [{ ...bot, ORDER_TELEGRAM_CHATS: Array.from({ length: 11 }, (_, at) => at + 1).join() }, "ORDER_TELEGRAM_CHATS"],
    [{ ...mail, SMTP_URL: "mail.example:587" }, "SMTP_URL must look like smtps://"],
    [{ ...mail, SMTP_URL: "smtp://login@mail.example" }, "SMTP_URL must look like smtps://"],
    [{ ...mail, ORDER_MAIL_TO: "owner" }, "ORDER_MAIL_TO must be up to 10"],
    [{ ...mail, ORDER_MAIL_TO: "a@b.example\r\nBcc: c@d.example" }, "ORDER_MAIL_TO"],
    [{ ...mail, ORDER_MAIL_FROM: "Стол\r\nBcc: x@y.example <a@b.example>" }, "ORDER_MAIL_FROM must be an e-mail"],
    [{ SMTP_URL: mail.SMTP_URL }, "missing: ORDER_MAIL_TO, ORDER_MAIL_FROM"],
    [{ ...bot, TELEGRAM_API_URL: "http://bots.example" }, "TELEGRAM_API_URL must be an https address"],
    [{ ...bot, TELEGRAM_API_URL: "https://bots.example/" }, "TELEGRAM_API_URL must be an https address"],
    [{ ...hook, ORDER_WEBHOOK_URLS: "http://till.example/" }, "http only in a private network"],
    [{ ...hook, ORDER_WEBHOOK_URLS: "https://u:p@till.example/" }, "ORDER_WEBHOOK_URLS"],
    [{ ...hook, ORDER_WEBHOOK_SECRET: "short" }, "ORDER_WEBHOOK_SECRET must have at least 16 characters"],
    [{ ORDER_WEBHOOK_URLS: hook.ORDER_WEBHOOK_URLS }, "missing: ORDER_WEBHOOK_SECRET"],
    [{ ORDER_NOTICE_UNPAID: "yes" }, "ORDER_NOTICE_UNPAID"],
  ])("names what is wrong in one line: %j", (variables, said) => {
    expect(() => readEnv(variables)).toThrow(said);
    expect(() => readEnv(variables)).toThrow(/^Cannot start: [^\n]+$/);
  });

  it.each([
    ["smtp://mail.example:25", true],
    ["smtp://8.8.8.8", true],
    ["smtp://mail:1025", false],
    ["smtp://10.0.0.7", false],
    ["smtp://[fd00::7]", false],
  ])("lets letters to %s leave without TLS in a private network alone", (url, requireTLS) => {
    expect(readEnv({ ...mail, SMTP_URL: url }).notices.mail?.server).toMatchObject({ secure: false, requireTLS });
  });

  it("accepts a Bot API server without TLS in a private network", () => {
    const variables = { ...bot, ORDER_TELEGRAM_CHATS: "-1001", TELEGRAM_API_URL: "http://10.0.0.7:8081" };
    expect(readEnv(variables).notices.telegram).toMatchObject({ baseUrl: "http://10.0.0.7:8081" });
  });

  it("excludes secrets from the error line", () => {
    expect(() => readEnv({ ...mail, SMTP_URL: "smtp://login:hunter2@" })).toThrow(/^(?!.*hunter2).*$/);
  });
});
