import { PATHS } from "@skatert/contract";
import type { InjectOptions } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anOperator, placeOrder } from "../testing/calls/orders.ts";
import { onlineShop } from "../testing/calls/payments.ts";
import { codeFor, newPhone } from "../testing/calls/people.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";

describeOnEachEngine("a whole visit at the most verbose log level", (engine) => {
  let shop: RunningShop;
  let said: string;
  beforeEach(async () => {
    said = "";
    const hear = (piece: unknown) => {
      said += typeof piece === "string" ? piece : Buffer.from(piece instanceof Uint8Array ? piece : []).toString();
      return true;
    };
    vi.spyOn(process.stderr, "write").mockImplementation(hear);
    vi.spyOn(process.stdout, "write").mockImplementation(hear);
    shop = await startShop({ engine, files: onlineShop, logLevel: "trace" });
  });
  afterEach(async () => {
    await shop.close();
    vi.restoreAllMocks();
  });

  it("ROLE-2 logs no code, token, phone, key, address or name, and puts none into a URL", async () => {
    const secrets = new Map<string, string>();
    const locations: string[] = [];
    const send = async (request: InjectOptions) => {
      const answer = await shop.app.inject(request);
      locations.push(String(answer.headers["location"] ?? ""));
      // Links to further pages repeat the search terms of an integration, but never its credentials.
      expect(String(answer.headers["link"] ?? "")).not.toMatch(/consumer|token|secret/);
      return answer;
    };
    const post = (url: string, payload: object, headers = {}) => send({ method: "POST", url, payload, headers });

    const phone = newPhone();
    secrets.set("phone", phone.slice(1)).set("national phone", phone.slice(2));
    await post(PATHS.sendCode, { phone });
    const code = await codeFor(shop, phone);
    secrets.set("code", code);
    await post(PATHS.checkCode, { phone, code: "000000" });
    const { token, user_id: userId } = (await post(PATHS.checkCode, { phone, code })).json();
    secrets.set("token", token);
    const cookie = { cookie: `session=${token}` };
    await post(PATHS.user, { name: "Аделаида Тайная", email: "secret@only.example" }, cookie);
    secrets.set("name", "Аделаида").set("email", "secret@only.example");
    await post(PATHS.addresses, { user_id: userId, data: { AddressLine: "Потайной переулок, 7" } }, cookie);
    secrets.set("address", "Потайной");
    for (const url of [PATHS.user, PATHS.userExport, PATHS.ownOrders, PATHS.wheel, PATHS.referral]) {
      await send({ url: `${url}?token=${token}&user_id=${userId}` });
      await send({ url, headers: { authorization: `Bearer ${token}` } });
    }

    const customer = { name: "Аделаида Тайная", phone };
    const { id, key } = (await placeOrder(shop.app, { customer, comment: "шифр 4417-я" })).json();
    secrets.set("order key", key).set("comment", "шифр 4417");
    await send({ url: `${PATHS.orders}/${id}?key=${key}` });
    await send({ url: `/order/${id}?key=${key}`, headers: { accept: "text/html" } });
    await placeOrder(shop.app, { customer: { name: "Аделаида", phone: "нет" } });
    await post(PATHS.quote, { promo_code: "SUP10-ТАЙНЫЙ", lines: "broken" });
    secrets.set("promo code", "ТАЙНЫЙ");
    const online = (await placeOrder(shop.app, { customer, payment_method: "sandbox" })).json();
    secrets.set("paid order's key", online.key);
    await send({ url: String(online.payment.redirect_url), headers: { accept: "text/html" } });
    await post(`${PATHS.paymentNotices}/paykeeper`, { id: "1", sum: "200", key: "gateway-signature-1" });
    secrets.set("gateway's signature", "gateway-signature-1");

    const { keys } = await anOperator(shop);
    secrets.set("consumer key", keys.consumer_key).set("consumer secret", keys.consumer_secret);
    const basic = Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64");
    secrets.set("basic", basic);
    const query = new URLSearchParams({ ...keys }).toString();
    await send({ url: `${PATHS.shopOrders}?${query}&per_page=1&search=${encodeURIComponent(phone)}` });
    await send({ url: `${PATHS.shopOrders}/${id}`, headers: { authorization: `Basic ${basic}` } });
    await send({ method: "PUT", url: `${PATHS.shopOrders}/${id}?${query}`, payload: { status: "cooking" } });
    await failInside(`${PATHS.orders}/${id}?key=${key}&token=${token}`);
    await post(PATHS.logout, {}, cookie);

    const heard = said;
    expect(heard.split('"msg":"request"').length).toBeGreaterThan(20);
    const written = [...secrets].filter(
      ([, secret]) => heard.includes(secret) || heard.includes(encodeURIComponent(secret)),
    );
    expect(written.map(([name]) => name)).toEqual([]);
    // A guest's order page is opened by its key, so its link contains it; no other link does.
    const led = locations
      .filter((location) => !/^(https?:\/\/[^/]+)?\/(order|sandbox-payments)\//.test(location))
      .join(" ");
    expect([...secrets].filter(([, secret]) => led.includes(secret)).map(([name]) => name)).toEqual([]);
  });

  /** An unexpected error during a call. */
  async function failInside(url: string): Promise<void> {
    const original = shop.shopData.current;
    Object.assign(shop.shopData, { current: () => Promise.reject(new Error("the store is away")) });
    await shop.app.inject({ url });
    await shop.app.inject({ url: PATHS.banners });
    Object.assign(shop.shopData, { current: original });
  }
});
