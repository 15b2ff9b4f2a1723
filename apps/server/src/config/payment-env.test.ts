import { describe, expect, it } from "vitest";
import { configuredGateways } from "../ports/payment/configured-gateways.ts";
import { EnvError, readEnv } from "./env.ts";
import { mayPractise } from "./payment-env.ts";

const paykeeper = {
  PAYKEEPER_URL: "https://dinner.server.paykeeper.ru",
  PAYKEEPER_LOGIN: "shop",
  PAYKEEPER_PASSWORD: "open-sesame",
  PAYKEEPER_SECRET: "word",
};
const yookassa = { YOOKASSA_SHOP_ID: "100500", YOOKASSA_SECRET_KEY: "live_key" };

describe("access to payment gateways", () => {
  it("is null by default", () => {
    expect(readEnv({}).payments).toEqual({ practice: null, paykeeper: null, yookassa: null, accounts: {} });
    expect(configuredGateways(readEnv({}).payments)).toEqual({});
  });

  it("creates each configured gateway under the payment method's id", () => {
    expect(Object.keys(configuredGateways(readEnv({ ...paykeeper, ...yookassa }).payments))).toEqual([
      "paykeeper",
      "yookassa",
    ]);
    expect(readEnv(yookassa).payments.yookassa).toMatchObject({
      url: new URL("https://api.yookassa.ru/v3"),
      vatCode: null,
      senders: expect.arrayContaining(["185.71.76.0/27", "2a02:5180::/32"]),
    });
    expect(
      readEnv({ ...yookassa, YOOKASSA_VAT_CODE: "4", YOOKASSA_SENDERS: "10.0.0.1, 10.1.0.0/16" }).payments.yookassa,
    ).toMatchObject({
      vatCode: 4,
      senders: ["10.0.0.1", "10.1.0.0/16"],
    });
  });

  it("stops the start when it is incomplete or malformed, with the fault but no secret", () => {
    expect(() => readEnv({ ...paykeeper, PAYKEEPER_SECRET: "" })).toThrow(/missing: PAYKEEPER_SECRET$/);
    expect(() => readEnv({ YOOKASSA_SECRET_KEY: "live_key" })).toThrow(/missing: YOOKASSA_SHOP_ID$/);
    expect(() => readEnv({ ...paykeeper, PAYKEEPER_URL: "dinner" })).toThrow(EnvError);
    expect(() => readEnv({ ...yookassa, YOOKASSA_SENDERS: "everybody" })).toThrow(
      "YOOKASSA_SENDERS must be comma-separated addresses",
    );
  });
});

describe("the payment accounts of branches", () => {
  const north = { YOOKASSA_SHOP_ID_NORTH: "200", YOOKASSA_SECRET_KEY_NORTH: "north_key" };

  it("have the variables of the common account with a name at the end, and share its address of YooKassa", () => {
    const { payments } = readEnv({
      ...yookassa,
      ...north,
      YOOKASSA_VAT_CODE: "4",
      YOOKASSA_URL: "http://10.0.0.1/v3",
      YOOKASSA_SHOP_ID_OLD_TOWN: "300",
      YOOKASSA_SECRET_KEY_OLD_TOWN: "town_key",
      YOOKASSA_VAT_CODE_OLD_TOWN: "1",
      ...Object.fromEntries(Object.entries(paykeeper).map(([name, value]) => [`${name}_NORTH`, value])),
    });
    expect(payments.accounts).toMatchObject({
      north: { yookassa: { shopId: "200", vatCode: null }, paykeeper: { login: "shop", tax: "none" } },
      old_town: { yookassa: { shopId: "300", vatCode: 1, url: new URL("http://10.0.0.1/v3") }, paykeeper: null },
    });
    const names = ["yookassa", "paykeeper.north", "yookassa.north", "yookassa.old_town"];
    expect(Object.keys(configuredGateways(payments))).toEqual(names);
  });

  it("work without a common account", () => {
    expect(Object.keys(configuredGateways(readEnv(north).payments))).toEqual(["yookassa.north"]);
  });

  it("stop the start when one is incomplete or malformed, with the name of the variable but no secret", () => {
    const start = (env: Record<string, string>) => () => readEnv({ ...yookassa, ...north, ...env });
    expect(start({ YOOKASSA_SHOP_ID_NORTH: "" })).toThrow(
      "YOOKASSA_SHOP_ID_NORTH, YOOKASSA_SECRET_KEY_NORTH must be set together, missing: YOOKASSA_SHOP_ID_NORTH",
    );
    expect(start({ YOOKASSA_VAT_CODE_NORTH: "20" })).toThrow("YOOKASSA_VAT_CODE_NORTH must be a tax code");
    const long = "N".repeat(33);
    expect(start({ [`YOOKASSA_SHOP_ID_${long}`]: "1", [`YOOKASSA_SECRET_KEY_${long}`]: "live" })).toThrow(/too long/);
  });
});

describe("the practice gateway", () => {
  it.each([
    ["a shop on this machine", {}, true],
    ["the same in production", { NODE_ENV: "production" }, true],
    ["plain http", { PUBLIC_URL: "http://shop.example", NODE_ENV: "production", TRUST_PROXY: "127.0.0.1" }, true],
    ["https", { PUBLIC_URL: "https://shop.example" }, false],
    ["production behind a proxy", { NODE_ENV: "production", TRUST_PROXY: "127.0.0.1" }, false],
    ["https, where the variable allows it", { PUBLIC_URL: "https://shop.example", SANDBOX_PAYMENTS: "1" }, true],
    ["this machine, where the variable forbids it", { SANDBOX_PAYMENTS: "0" }, false],
  ])("on %s: %j", (_title, env, expected) => {
    expect(mayPractise(readEnv(env))).toBe(expected);
  });

  it("refuses to start with another value of its variable", () => {
    expect(() => readEnv({ SANDBOX_PAYMENTS: "yes" })).toThrow(/SANDBOX_PAYMENTS/);
  });
});
