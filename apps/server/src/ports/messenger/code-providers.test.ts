import { afterEach, describe, expect, it, vi } from "vitest";
import { type FakeProvider, type ProviderMood, startFakeProvider } from "../../testing/fakes/fake-provider.ts";
import { createSmsRu } from "../sms/sms-ru.ts";
import { createSmsc } from "../sms/smsc.ts";
import { ChannelFailure, type CodeChannel } from "./code-channel.ts";
import { createCodeDelivery } from "./deliver-code.ts";
import { createTelegramGateway } from "./telegram-gateway.ts";
import { createWhatsApp } from "./whatsapp-cloud.ts";

const message = {
  phone: "+79251234567",
  code: "048213",
  text: "Код для входа: 048213. Никому его не сообщайте.",
  clientAddress: "203.0.113.7",
  ttlSeconds: 600,
};
/** No test waits this long: `startHanging` ends a provider's timeout. */
const timeoutMs = 60_000;
const wire = {
  whatsApp: { token: "wa-token", phoneNumberId: "555", template: "login", language: "ru", version: "v23.0" },
};

interface Provider {
  readonly name: string;
  readonly make: (baseUrl: string) => CodeChannel;
  readonly taken: unknown;
  readonly refusals: readonly (readonly [string, unknown])[];
}

const smsRuAnswer = (code: number, number: object) => ({
  status: code === 100 ? "OK" : "ERROR",
  status_code: code,
  sms: { "79251234567": number },
});
const providers: readonly Provider[] = [
  {
    name: "SMS.ru",
    make: (baseUrl) => createSmsRu({ apiId: "api-key", sender: "Skatert", baseUrl, timeoutMs }),
    taken: { ...smsRuAnswer(100, { status: "OK", status_code: 100, sms_id: "000000-1" }), balance: 41.2 },
    refusals: [
      ["200", { status: "ERROR", status_code: 200, status_text: "wrong api_id" }],
      ["201", { status: "ERROR", status_code: 201 }],
      ["207", smsRuAnswer(100, { status: "ERROR", status_code: 207, status_text: "no route" })],
      ["230", smsRuAnswer(100, { status: "ERROR", status_code: 230 })],
      ["without the number", { status: "OK", status_code: 100, sms: {} }],
    ],
  },
  {
    name: "SMSC.ru",
    make: (baseUrl) => createSmsc({ access: { login: "shop", password: "p w" }, sender: null, baseUrl, timeoutMs }),
    taken: { id: 1234, cnt: 1, cost: "2.9", balance: "99" },
    refusals: [
      ["code 2", { error: "authorise error", error_code: 2 }],
      ["code 3", { error: "no money", error_code: 3, id: 1235 }],
      ["code 9", { error: "duplicate request", error_code: 9 }],
      ["without a message", { id: 1236, cnt: 0 }],
    ],
  },
  {
    name: "Telegram Gateway",
    make: (baseUrl) => createTelegramGateway({ token: "tg-token", baseUrl, timeoutMs }),
    taken: { ok: true, result: { request_id: "r1", phone_number: "79251234567", request_cost: 0.01 } },
    refusals: [
      ["PHONE_NUMBER_INVALID", { ok: false, error: "PHONE_NUMBER_INVALID" }],
      ["an unknown error", { ok: false, error: "number +79251234567 is odd" }],
      ["without a request", { ok: true }],
    ],
  },
  {
    name: "WhatsApp Cloud",
    make: (baseUrl) => createWhatsApp({ ...wire.whatsApp, baseUrl, timeoutMs }),
    taken: { messaging_product: "whatsapp", messages: [{ id: "wamid.1" }] },
    refusals: [["unexpected body", { messages: [] }]],
  },
];

/** A provider's answer when it has accepted a message. */
const takenBy = (name: string) => providers.find((provider) => provider.name === name)?.taken;

describe("providers of codes", () => {
  const fakes: FakeProvider[] = [];
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const fake of fakes.splice(0)) await fake.close();
  });
  const start = async (answer: unknown, mood: ProviderMood = "speak") => {
    const fake = await startFakeProvider(() => answer);
    fake.mood = mood;
    fakes.push(fake);
    return fake;
  };
  /** A provider that hangs, with its timeout over as soon as it has the request; call it next. */
  const startHanging = async (answer: unknown) => {
    const timeUp = new AbortController();
    const fake = await startFakeProvider(() => answer, {
      onRequest: () => timeUp.abort(new DOMException("the time is up", "TimeoutError")),
    });
    fake.mood = "hang";
    fakes.push(fake);
    const asked = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(timeUp.signal);
    return { fake, asked };
  };

  describe.each(providers)("$name", ({ make, taken, refusals }) => {
    it("ROLE-2 succeeds when the message was accepted", async () => {
      const fake = await start(taken);
      await expect(make(fake.url).send(message)).resolves.toBeUndefined();
      expect(fake.requests).toHaveLength(1);
    });

    it.each(refusals)("ROLE-2 detects the refusal %s in an answer of status 200", async (reason, answer) => {
      const fake = await start(answer);
      const failure = await make(fake.url)
        .send(message)
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ChannelFailure);
      expect(String(failure)).toContain(reason);
    });

    const failsOnce = async (fake: FakeProvider) => {
      const failure = await make(fake.url)
        .send(message)
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ChannelFailure);
      expect(fake.requests).toHaveLength(1);
      expect(JSON.stringify([failure, String(failure)])).not.toMatch(/048213|79251234567|api-key|token|p w/);
      return String(failure);
    };
    it.each(["status-500", "nonsense", "redirect", "flood"] as const)(
      "ROLE-2 fails once and without secrets on %s",
      async (mood) => {
        await failsOnce(await start(taken, mood));
      },
    );

    it("ROLE-2 fails once, within its timeout and without secrets, when there is no answer", async () => {
      const { fake, asked } = await startHanging(taken);
      expect(await failsOnce(fake)).toContain("did not answer in time");
      expect(asked).toHaveBeenCalledExactlyOnceWith(timeoutMs);
    });

    it("ROLE-2 fails when the connection is refused", async () => {
      const fake = await start(taken);
      await fake.close();
      fakes.splice(0);
      await expect(make(fake.url).send(message)).rejects.toThrow("cannot be reached");
    });
  });

  it("ROLE-2 falls back from a hanging and a refusing provider to a working one, requested channel first", async () => {
    const { fake: hanging } = await startHanging(takenBy("SMS.ru"));
    const refusing = await start({ error: "no money", error_code: 3, id: 1 });
    const working = await start(takenBy("Telegram Gateway"));
    const failed: string[] = [];
    const delivery = createCodeDelivery({
      providers: [
        createTelegramGateway({ token: "t", baseUrl: working.url, timeoutMs }),
        createSmsRu({ apiId: "a", sender: null, baseUrl: hanging.url, timeoutMs }),
        createSmsc({ access: { apiKey: "k" }, sender: null, baseUrl: refusing.url, timeoutMs }),
      ],
      outboxFor: () => {
        throw new Error("no outbox beside providers");
      },
      onFailure: (provider, error) => failed.push(`${provider} ${error.message}`),
      now: () => 0,
    });
    expect(await delivery.deliver("sms", message)).toBe("telegram");
    expect(failed).toEqual(["sms.ru did not answer in time", "smsc.ru refused with code 3"]);
  });
});
