import { afterEach, describe, expect, it } from "vitest";
import type { LoginEnv } from "../../config/login-env.ts";
import { type FakeProvider, startFakeProvider } from "../../testing/fakes/fake-provider.ts";
import { createSmsRu } from "../sms/sms-ru.ts";
import { createSmsc } from "../sms/smsc.ts";
import { codeProviders } from "./code-providers.ts";
import { createTelegramGateway } from "./telegram-gateway.ts";
import { createWhatsApp } from "./whatsapp-cloud.ts";

const message = {
  phone: "+79251234567",
  code: "048213",
  text: "Код для входа: 048213. Никому его не сообщайте.",
  clientAddress: "203.0.113.7",
  ttlSeconds: 600,
};
const whatsApp = { token: "wa-token", phoneNumberId: "555", template: "login", language: "ru", version: "v23.0" };

/** All providers, each with its variables set. */
const everyProvider: Required<Omit<LoginEnv, "telegramUrl">> = {
  countryCodes: ["7"],
  codesPerHour: 500,
  smsRu: { apiId: "id", sender: null },
  smsc: { access: { apiKey: "k" }, sender: null },
  telegramToken: "tg-token",
  botToken: null,
  whatsApp,
};
/** Fields of the sign-in that are no providers of codes. */
const others: readonly (keyof LoginEnv)[] = ["countryCodes", "codesPerHour", "botToken"];

describe("configured providers", () => {
  it("ROLE-2 are tried in order, SMS first, and none is left out", () => {
    const names = codeProviders(everyProvider).map(({ provider }) => provider);
    expect(names).toEqual(["sms.ru", "smsc.ru", "telegram gateway", "whatsapp cloud"]);
    expect(names).toHaveLength(Object.keys(everyProvider).length - others.length);
  });
});

describe("the request of a provider", () => {
  const fakes: FakeProvider[] = [];
  afterEach(async () => {
    for (const fake of fakes.splice(0)) await fake.close();
  });
  const start = async (answer: unknown) => {
    const fake = await startFakeProvider(() => answer);
    fakes.push(fake);
    return fake;
  };

  it("ROLE-2 implements SMS.ru's protocol", async () => {
    const fake = await start({
      status: "OK",
      status_code: 100,
      sms: { "79251234567": { status: "OK", status_code: 100 } },
    });
    await createSmsRu({ apiId: "api-key", sender: "Skatert", baseUrl: fake.url }).send(message);
    const [request] = fake.requests;
    expect(request).toMatchObject({ method: "POST", path: "/sms/send" });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      api_id: "api-key",
      to: "79251234567",
      msg: message.text,
      json: "1",
      ip: "203.0.113.7",
      from: "Skatert",
    });
  });

  it("ROLE-2 implements SMSC's protocol, also with a key", async () => {
    const fake = await start({ id: 1234, cnt: 1 });
    await createSmsc({ access: { apiKey: "k" }, sender: "Skatert", baseUrl: fake.url }).send(message);
    const [request] = fake.requests;
    expect(request).toMatchObject({ method: "POST", path: "/sys/send.php" });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      apikey: "k",
      phones: message.phone,
      mes: message.text,
      charset: "utf-8",
      fmt: "3",
      sender: "Skatert",
    });
  });

  it("ROLE-2 implements Telegram Gateway's protocol", async () => {
    const fake = await start({ ok: true, result: { request_id: "r1" } });
    await createTelegramGateway({ token: "tg-token", baseUrl: fake.url }).send({ ...message, ttlSeconds: 7_200 });
    const [request] = fake.requests;
    expect(request).toMatchObject({
      method: "POST",
      path: "/sendVerificationMessage",
      authorization: "Bearer tg-token",
    });
    expect(JSON.parse(request?.body ?? "")).toEqual({ phone_number: message.phone, code: message.code, ttl: 3_600 });
  });

  it("ROLE-2 implements WhatsApp Cloud's protocol, with the code in text and button", async () => {
    const fake = await start({ messages: [{ id: "wamid.1" }] });
    await createWhatsApp({ ...whatsApp, baseUrl: fake.url }).send(message);
    const [request] = fake.requests;
    expect(request).toMatchObject({ method: "POST", path: "/v23.0/555/messages", authorization: "Bearer wa-token" });
    const parameters = [{ type: "text", text: message.code }];
    expect(JSON.parse(request?.body ?? "")).toEqual({
      messaging_product: "whatsapp",
      recipient_type: "individual",
      to: "79251234567",
      type: "template",
      template: {
        name: "login",
        language: { code: "ru" },
        components: [
          { type: "body", parameters },
          { type: "button", sub_type: "url", index: "0", parameters },
        ],
      },
    });
  });
});
