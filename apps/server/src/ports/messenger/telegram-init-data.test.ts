import { describe, expect, it } from "vitest";
import { signedByTelegram } from "../../testing/calls/signed-by-telegram.ts";
import { readInitData } from "./telegram-init-data.ts";

const token = "123456:ABC-DEF";
const now = Date.UTC(2026, 2, 4, 9, 0, 0);
const fields = { auth_date: String(now / 1000 - 30), query_id: "AAH", user: '{"id":42,"first_name":"Анна"}' };
const signed = (given: Readonly<Record<string, string>>, botToken = token) => signedByTelegram(given, botToken);

describe("data of a Telegram Mini App", () => {
  it("ROLE-2 accepts recent data that Telegram signed for this bot", () => {
    const read = readInitData(signed(fields), token, now);
    expect(Object.fromEntries(read ?? [])).toEqual(fields);
  });

  it("ROLE-2 sorts fields by name before it verifies the signature", () => {
    expect(readInitData(signed({ ...fields, a: "x", a1: "y", a_b: "z" }), token, now)?.get("a1")).toBe("y");
  });

  it.each([
    ["another bot's signature", signed(fields, "654321:XYZ")],
    ["a changed field", signed(fields).replace("AAH", "AAX")],
    ["an added field", `${signed(fields)}&is_admin=1`],
    ["a field given twice", `${signed(fields)}&query_id=AAH`],
    ["no signature", new URLSearchParams(fields).toString()],
    ["half a signature", signed(fields).slice(0, -10)],
    ["nothing at all", ""],
    ["no time", signed({ query_id: "AAH" })],
    ["a time that is none", signed({ ...fields, auth_date: "soon" })],
    ["a time of a quarter of an hour ago", signed({ ...fields, auth_date: String(now / 1000 - 901) })],
    ["a time to come", signed({ ...fields, auth_date: String(now / 1000 + 61) })],
  ])("ROLE-2 does not believe %s", (_title, data) => {
    expect(readInitData(data, token, now)).toBeNull();
  });
});
