import { describe, expect, it } from "vitest";
import type { ApiResult } from "../api/result.ts";
import { createApiClient } from "../client/client.ts";

function clientFor(body: unknown, status = 200) {
  const asked: { path: string; method: string; body: unknown }[] = [];
  const client = createApiClient({
    baseUrl: "",
    language: "ru",
    fetch: async (url, init) => {
      const sent = typeof init?.body === "string" ? JSON.parse(init.body) : null;
      asked.push({ path: url, method: init?.method ?? "GET", body: sent });
      return new Response(JSON.stringify(body), { status });
    },
  });
  return { client, asked };
}

function valueIn<T>(result: ApiResult<T>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe("calls of an account", () => {
  it.each([
    ["sms", "/wp-json/wc/auth/send_code", "/wp-json/wc/auth/check_code"],
    ["telegram", "/wp-json/telega/v1/auth/send", "/wp-json/telega/v1/auth/check"],
    ["whatsapp", "/wp-json/whatsapp/v1/auth/send", "/wp-json/whatsapp/v1/auth/check"],
  ] as const)("ROLE-2 sends and checks by %s", async (channel, send, check) => {
    const sending = clientFor({ status: "success", retry_after: 60, channel });
    expect(valueIn(await sending.client.account.sendCode(channel, "8 900 000-00-01"))).toMatchObject({
      retry_after: 60,
      channel,
    });
    expect(sending.asked).toEqual([{ path: send, method: "POST", body: { phone: "8 900 000-00-01" } }]);
    const checking = clientFor({ status: "success", token: "t", user_id: 7 });
    const login = { phone: "+79000000001", code: "123456", referral: "ABCD2345" };
    expect(valueIn(await checking.client.account.checkCode(channel, login)).user_id).toBe(7);
    expect(checking.asked).toEqual([{ path: check, method: "POST", body: login }]);
  });

  it("ROLE-2 reads the wait until the next code", async () => {
    const { client } = clientFor(
      { code: "rest_too_many_requests", message: "", data: { status: 429, reason: "too-many-codes", retry_after: 42 } },
      429,
    );
    expect(await client.account.sendCode("sms", "+79000000001")).toMatchObject({
      ok: false,
      error: { status: 429, reason: "too-many-codes", data: { retry_after: 42 } },
    });
  });

  const wire = { ID: "9001", name: "Анна", phone: "+79000000001", email: "", birth: "14.05.1990", orders_count: 7 };
  const account = {
    id: 9001,
    name: "Анна",
    phone: "+79000000001",
    email: null,
    birth: { year: 1990, month: 5, day: 14 },
    birthEditable: false,
    ordersCount: 7,
  };
  it.each([
    ["as pinned", { status: "success", data: { data: wire } }],
    ["flatter", { data: wire }],
  ])("API-1 reads the user %s", async (_title, body) => {
    expect(valueIn(await clientFor(body).client.account.account())).toEqual(account);
  });

  it("API-1 maps an address in both directions, longitude first", async () => {
    const saved = {
      id: "a1",
      AddressLine: "Соборная, 3",
      apartment: "12",
      entrance: "2",
      floor: "4",
      number: "3",
      comment: "",
      name: "Дом",
      coordinates: [37.6, 55.7],
    };
    const { client, asked } = clientFor([saved]);
    const [address] = valueIn(await client.account.addresses());
    expect(address).toEqual({
      id: "a1",
      line: "Соборная, 3",
      apartment: "12",
      entrance: "2",
      floor: "4",
      number: "3",
      comment: "",
      name: "Дом",
      coordinates: { lon: 37.6, lat: 55.7 },
    });
    if (address !== undefined) await client.account.saveAddress(9001, address);
    expect(asked[1]?.body).toEqual({ user_id: 9001, data: saved });
    await client.account.deleteAddress("a/1");
    expect(asked[2]).toMatchObject({ method: "DELETE", path: "/wp-json/wc/auth/user/get_addresses/a%2F1" });
  });

  it("API-6 merges favourites only on request", async () => {
    const { client, asked } = clientFor({ favorites: [1, "2"] });
    expect(valueIn(await client.account.saveFavorites([1, 2], true))).toEqual([1, 2]);
    await client.account.saveFavorites([], false);
    expect(asked.map(({ body }) => body)).toEqual([
      { favorites: [1, 2], merge: true },
      { favorites: [], merge: false },
    ]);
  });

  it("APP-2 reads the wheel, and a spin without a turn as a refusal", async () => {
    const last = {
      segment_id: 1,
      prize: { kind: "points", points: 50 },
      label: "50 баллов",
      date: "2026-03-04T09:00:00.000Z",
    };
    const wheel = { segments: [{ id: 1, label: "50 баллов", color: "#9c1f45", image: "" }], spins_left: 0, last };
    expect(valueIn(await clientFor(wheel).client.loyalty.wheel(7))).toEqual({
      segments: [{ id: 1, label: "50 баллов", color: "#9c1f45", image: null }],
      spinsLeft: 0,
      last: { segmentId: 1, prize: { kind: "points", points: 50 } },
      page: null,
    });
    const refused = clientFor({ code: "no_spins", message: "", data: { status: 409, reason: "no-spins", last } }, 409);
    expect(await refused.client.loyalty.spin()).toMatchObject({ ok: false, error: { reason: "no-spins" } });
    expect(refused.asked).toHaveLength(1);
  });
});
