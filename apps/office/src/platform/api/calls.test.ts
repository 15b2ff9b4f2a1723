import { DoneSchema, StaffMeSchema } from "@skatert/contract";
import { describe, expect, it, vi } from "vitest";
import { createOfficeCalls } from "./calls.ts";

const done = { status: "success" };
const refused = (code: string, status: number, data = {}) =>
  new Response(JSON.stringify({ code, message: "", data: { status, ...data } }), { status });

function callsWith(answers: readonly (() => Response)[], whenSessionEnds = async () => true) {
  const left = [...answers];
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => {
    const answer = left.shift();
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return answer();
  });
  return { fetch, ...createOfficeCalls({ fetch, whenSessionEnds }) };
}
const keyOf = (call: readonly [string, RequestInit?] | undefined) =>
  new Headers(call?.[1]?.headers).get("idempotency-key");

describe("a change", () => {
  it("has its own key, or the caller's", async () => {
    const { fetch, change } = callsWith([
      () => Response.json(done),
      () => Response.json(done),
      () => Response.json(done),
    ]);
    await change("POST", "/api/office/stops", DoneSchema);
    await change("POST", "/api/office/stops", DoneSchema);
    await change("POST", "/api/office/stops", DoneSchema, { key: "mine" });
    const keys = fetch.mock.calls.map(keyOf);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe("mine");
  });

  it("OFFICE-5 is sent again with its body and key after the sign-in over the page", async () => {
    const { fetch, change } = callsWith([() => refused("staff_session_required", 401), () => Response.json(done)]);
    const result = await change("POST", "/api/office/stops", DoneSchema, { body: { reason: "кончился" } });
    expect(result).toEqual({ ok: true, value: done });
    expect(fetch.mock.calls[1]).toEqual(fetch.mock.calls[0]);
    expect(keyOf(fetch.mock.calls[1])).not.toBeNull();
  });

  it("is not sent again if nobody or another person signs in", async () => {
    const { fetch, change } = callsWith([() => refused("staff_session_required", 401)], async () => false);
    const result = await change("POST", "/api/office/stops", DoneSchema);
    expect(result).toMatchObject({ ok: false, error: { code: "staff_session_required", status: 401 } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe("a failure is a value", () => {
  it.each([
    [() => refused("order_changed", 409, { by: "Анна" }), { code: "order_changed", status: 409, data: { by: "Анна" } }],
    [() => new Response("<html>", { status: 502 }), { code: "failed", status: 502 }],
    [
      () => {
        throw new TypeError("Failed to fetch");
      },
      { code: "no_answer", status: null },
    ],
  ])("has a code: %#", async (answer, error) => {
    const { change } = callsWith([answer]);
    expect(await change("POST", "/api/office/stops", DoneSchema)).toMatchObject({ ok: false, error });
  });

  it("reports an answer that violates its schema as a server fault", async () => {
    const { read } = callsWith([() => Response.json({ id: "one" })]);
    expect(await read("/api/office/me", StaffMeSchema)).toMatchObject({ ok: false, error: { code: "failed" } });
  });
});
