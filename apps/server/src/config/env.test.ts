import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { EnvError, readEnv } from "./env.ts";

describe("the environment", () => {
  it("has a working default for every variable", () => {
    expect(readEnv({})).toEqual({
      production: false,
      port: 3000,
      host: "127.0.0.1",
      dataDir: resolve("data"),
      uploads: { bucket: null, cacheBytes: 1_000_000_000 },
      shopDir: resolve("demo"),
      isShopDirSet: false,
      databaseUrl: null,
      backendUrl: null,
      backendKeys: null,
      publicUrl: null,
      officeUrl: null,
      hstsSubdomains: false,
      trustProxy: [],
      logLevel: "info",
      limits: {
        requestsPerMinute: 30_000,
        promoGuessesPerMinute: 30,
        orders: { perPhone: 10, perNetwork: 60, unpaidPerPhone: 3, unpaidPerNetwork: 20 },
        socketsPerAddress: 500,
        pictures: { maxBytes: 10_000_000_000, bytesPerPersonPerHour: 600_000_000 },
      },
      login: {
        countryCodes: ["7"],
        codesPerHour: 500,
        smsRu: null,
        smsc: null,
        telegramToken: null,
        botToken: null,
        whatsApp: null,
      },
      payments: { accounts: {}, practice: null, paykeeper: null, yookassa: null },
      realtime: { hosted: null },
      geo: { yandex: null, dadata: null },
      push: { subject: null, services: [] },
      notices: { unpaid: false, telegram: null, mail: null, webhooks: null },
      alerts: { phones: [] },
      stopDelayMs: 0,
      settingsFrom: null,
      testNow: null,
    });
  });

  it("reads the push contact, and further allowed push services", () => {
    expect(
      readEnv({ VAPID_SUBJECT: "mailto:a@b.ru", PUSH_SERVICES: "https://push.example/x, http://h:1" }).push,
    ).toEqual({
      subject: "mailto:a@b.ru",
      services: ["https://push.example", "http://h:1"],
    });
    for (const VAPID_SUBJECT of ["a@b.ru", "http://shop.example"])
      expect(() => readEnv({ VAPID_SUBJECT })).toThrow("VAPID_SUBJECT");
    expect(() => readEnv({ PUSH_SERVICES: "push.example" })).toThrow("PUSH_SERVICES");
  });

  it("EXT-2 reads the address providers; Yandex needs both of its keys", () => {
    expect(readEnv({ DADATA_KEY: "d" }).geo).toEqual({ yandex: null, dadata: { key: "d", url: undefined } });
    expect(() => readEnv({ YANDEX_SUGGEST_KEY: "s" })).toThrow("YANDEX_GEOCODER_KEY");
    expect(() => readEnv({ DADATA_KEY: "d", DADATA_URL: "ftp://x" })).toThrow("DADATA_URL");
    const both = { YANDEX_SUGGEST_KEY: "s", YANDEX_GEOCODER_KEY: "g" };
    expect(readEnv(both).geo.yandex).toMatchObject({ suggestKey: "s", geocoderKey: "g" });
  });

  it("reads other addresses of the code providers", () => {
    const set = {
      SMSRU_API_ID: "id",
      SMSRU_URL: "http://127.0.0.1:9/sms",
      TELEGRAM_GATEWAY_URL: "https://relay.example",
    };
    expect(readEnv(set).login).toMatchObject({
      smsRu: { apiId: "id", sender: null, baseUrl: "http://127.0.0.1:9/sms" },
      telegramUrl: "https://relay.example",
    });
    for (const SMSRU_URL of ["sms.ru", "https://sms.ru/", "ftp://sms.ru"])
      expect(() => readEnv({ SMSRU_URL })).toThrow("SMSRU_URL");
  });

  it("treats an empty variable as absent", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "", PUBLIC_URL: "" })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it("reads the variables that are set", () => {
    const env = readEnv({
      NODE_ENV: "production",
      PORT: "0",
      HOST: "::1",
      DATA_DIR: "/srv/shop",
      PUBLIC_URL: "https://stol.example",
      DATABASE_URL: "postgres://u@h/d",
      TRUST_PROXY: "10.0.0.1, fd00::/8, loopback",
      LOG_LEVEL: "warn",
    });
    expect(env).toMatchObject({
      production: true,
      port: 0,
      host: "::1",
      dataDir: "/srv/shop",
      databaseUrl: "postgres://u@h/d",
      trustProxy: ["10.0.0.1", "fd00::/8", "loopback"],
      logLevel: "warn",
    });
    expect(env.publicUrl?.origin).toBe("https://stol.example");
  });

  it("reads the allowed calling codes and the code providers", () => {
    const { login } = readEnv({
      LOGIN_COUNTRY_CODES: "+7, 375",
      LOGIN_CODES_PER_HOUR: "60",
      SMSRU_API_ID: "id",
      SMSC_LOGIN: "shop",
      SMSC_PASSWORD: "secret",
      SMSC_SENDER: "Stol",
      TELEGRAM_GATEWAY_TOKEN: "tg",
      TELEGRAM_BOT_TOKEN: "123456:ABC-DEF",
      WHATSAPP_TOKEN: "wa",
      WHATSAPP_PHONE_NUMBER_ID: "555",
      WHATSAPP_TEMPLATE: "login",
    });
    expect(login).toEqual({
      countryCodes: ["7", "375"],
      codesPerHour: 60,
      smsRu: { apiId: "id", sender: null },
      smsc: { access: { login: "shop", password: "secret" }, sender: "Stol" },
      telegramToken: "tg",
      botToken: "123456:ABC-DEF",
      whatsApp: { token: "wa", phoneNumberId: "555", template: "login", language: "ru", version: "v23.0" },
    });
  });

  it.each([
    [{ LOGIN_COUNTRY_CODES: "Russia" }, "LOGIN_COUNTRY_CODES must be comma-separated calling codes"],
    [{ LOGIN_CODES_PER_HOUR: "many" }, "LOGIN_CODES_PER_HOUR must be a whole number"],
    [{ TELEGRAM_BOT_TOKEN: "mine" }, "TELEGRAM_BOT_TOKEN must look like 123456:ABC-DEF"],
    [{ SMSC_LOGIN: "shop" }, "SMSC_LOGIN, SMSC_PASSWORD must be set together, missing: SMSC_PASSWORD"],
    [{ WHATSAPP_API_VERSION: "23" }, "WHATSAPP_API_VERSION must look like v23.0"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent"],
    [{ SANDBOX_PAYMENTS: "yes" }, "SANDBOX_PAYMENTS must be one of 0, 1"],
    [{ YOOKASSA_VAT_CODE: "99" }, "YOOKASSA_VAT_CODE must be a tax code, 1 to 12"],
    [{ YOOKASSA_VAT_CODE: "0" }, "YOOKASSA_VAT_CODE must be a tax code, 1 to 12"],
    [{ PORT: "eighty" }, "PORT must be a port number"],
    [{ PORT: "65536" }, "PORT must be a port number"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must start with postgres://"],
    [{ OFFICE_URL: "office.example" }, "OFFICE_URL must be an http or https address"],
    [{ OFFICE_URL: "https://office.example/office" }, "OFFICE_URL must have no path, such as https://office.example"],
    [
      { OFFICE_URL: "https://stol.example", PUBLIC_URL: "https://stol.example" },
      "OFFICE_URL must be another host than PUBLIC_URL; without it the office is under /office",
    ],
    [{ PUBLIC_URL: "stol.example" }, "PUBLIC_URL must be an http or https address"],
    [{ PUBLIC_URL: "https://stol.example/shop" }, "PUBLIC_URL must have no path, such as https://stol.example"],
    [{ BACKEND_URL: "ftp://x" }, "BACKEND_URL must be an http or https address"],
    [{ TRUST_PROXY: "everybody" }, "TRUST_PROXY must be comma-separated addresses or ranges"],
    [{ TRUST_PROXY: "10.0.0.0/64" }, "TRUST_PROXY must be comma-separated addresses or ranges"],
    [{ NODE_ENV: "test", TEST_NOW: "yesterday" }, "TEST_NOW must be an ISO instant with its zone"],
    [{ NODE_ENV: "test", TEST_NOW: "2026-03-02T12:00:00" }, "TEST_NOW must be an ISO instant with its zone"],
  ])("stops the start with one clear line for %o", (source, message) => {
    expect(() => readEnv(source)).toThrow(new EnvError(`Cannot start: ${message}`));
  });

  it.each(["'pa#s$w\\ord'", '"pa#s w"', "plain", "''", "o'clock"])(
    "reads %s of a settings file alike where quotes are removed and where they are passed on",
    (written) => {
      const lines = ["PORT='4000'", `TELEGRAM_GATEWAY_TOKEN=${written}`, `YOOKASSA_SECRET_KEY_NORTH=${written}`];
      const file = [...lines, "YOOKASSA_SHOP_ID_NORTH=1"].join("\n");
      // `docker run --env-file` takes everything after the first `=`.
      const literal = file.split("\n").map((line) => [line.split("=")[0] ?? "", line.slice(line.indexOf("=") + 1)]);
      const read = (source: Readonly<Record<string, string | undefined>>) => {
        try {
          return readEnv(source);
        } catch (error) {
          return error;
        }
      };
      expect(read(Object.fromEntries(literal))).toEqual(read(parseEnv(file)));
    },
  );

  it("takes quotes within a value, or on one side, for a part of it", () => {
    for (const TELEGRAM_GATEWAY_TOKEN of ["o'clock'", "'", `'a"`])
      expect(readEnv({ TELEGRAM_GATEWAY_TOKEN }).login.telegramToken).toBe(TELEGRAM_GATEWAY_TOKEN);
    expect(readEnv({ PORT: '"4000"', TELEGRAM_GATEWAY_TOKEN: "''" })).toMatchObject({
      port: 4000,
      login: { telegramToken: null },
    });
  });

  it("names every fault in one line", () => {
    expect(() => readEnv({ PORT: "x", PUBLIC_URL: "y" })).toThrow(/^Cannot start: PORT .*; PUBLIC_URL [^\n]*$/);
  });

  it("allows TEST_NOW in tests only", () => {
    const TEST_NOW = "2026-03-02T12:00:00+03:00";
    expect(readEnv({ NODE_ENV: "test", TEST_NOW }).testNow).toBe(Date.UTC(2026, 2, 2, 9));
    for (const NODE_ENV of [undefined, "production", "development"]) {
      expect(() => readEnv({ NODE_ENV, TEST_NOW })).toThrow("TEST_NOW works only with NODE_ENV=test");
    }
  });
});
