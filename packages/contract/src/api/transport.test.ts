import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { ApiFault } from "./result.ts";
import { type ApiCall, createTransport } from "./transport.ts";

const Schema = z.looseObject({ value: z.number() });

/** A fetch that answers from a list and records its calls. */
function fakeFetch(...answers: readonly (Response | Error)[]) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const left = [...answers];
  const fetch = (url: string, init?: RequestInit): Promise<Response> => {
    asked.push({ url, init });
    const answer = left.shift() ?? new Error("asked too often");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { fetch, asked };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const wpError = (code: string, status: number) => ({ code, message: "no", data: { status, reason: "sold-out" } });

function send(answers: readonly (Response | Error)[], call: ApiCall) {
  const { fetch, asked } = fakeFetch(...answers);
  return { asked, result: createTransport(fetch, "/api")(call, Schema) };
}

describe("transport", () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])("API-5 retries a GET once on %i", async (status) => {
    const { asked, result } = send([json({}, status), json({ value: 1 })], { path: "/x" });
    expect(await result).toEqual({ ok: true, value: { value: 1 } });
    expect(asked).toHaveLength(2);
  });

  it("API-5 retries a GET once without an answer, and not a second time", async () => {
    const { asked, result } = send([new TypeError("network"), new TypeError("network")], { path: "/x" });
    await expect(result).rejects.toBeInstanceOf(ApiFault);
    expect(asked).toHaveLength(2);
  });

  it("BOARD-8 asks the browser to finish sending a call only if the caller requests it", async () => {
    const { asked } = send([json({ value: 1 })], { method: "POST", path: "/x", body: {}, keepalive: true });
    expect(asked[0]?.init).toMatchObject({ keepalive: true });
    const other = send([json({ value: 1 })], { method: "POST", path: "/x", body: {} });
    expect(other.asked[0]?.init).not.toHaveProperty("keepalive");
  });

  it.each([400, 401, 403, 404, 422, 501])("API-5 does not retry a GET on %i", async (status) => {
    const { asked, result } = send([json(wpError("rest_no", status), status)], { path: "/x" });
    await result.catch(() => undefined);
    expect(asked).toHaveLength(1);
  });

  it.each(["PATCH", "POST", "PUT", "DELETE"] as const)(
    "API-5 never retries a %s and sends its body as JSON",
    async (method) => {
      const { asked, result } = send([json(wpError("idempotency_in_progress", 409), 409)], {
        method,
        path: "/x",
        body: { a: 1 },
      });
      expect(await result).toMatchObject({
        ok: false,
        error: { status: 409, code: "idempotency_in_progress", reason: "sold-out" },
      });
      expect(asked).toHaveLength(1);
      expect(asked[0]?.init).toMatchObject({
        method,
        body: '{"a":1}',
        headers: { "content-type": "application/json" },
      });
    },
  );

  it("API-5 does not repeat a POST without an answer", async () => {
    const { asked, result } = send([new TypeError("network")], { method: "POST", path: "/x", body: {} });
    await expect(result).rejects.toMatchObject({ name: "ApiFault", status: null });
    expect(asked).toHaveLength(1);
  });

  it("API-5 does not retry an aborted call", async () => {
    const { asked, result } = send([new DOMException("aborted", "AbortError")], {
      path: "/x",
      signal: AbortSignal.abort(),
    });
    await expect(result).rejects.toBeInstanceOf(ApiFault);
    expect(asked).toHaveLength(1);
  });

  it("API-5 returns a refusal as a value, with the requested wait", async () => {
    const { result } = send([json(wpError("rest_too_many_requests", 429), 429, { "retry-after": "30" })], {
      method: "POST",
      path: "/x",
    });
    expect(await result).toMatchObject({ ok: false, error: { status: 429, retryAfterSeconds: 30 } });
  });

  it("API-5 throws on a server error, on invalid JSON and on a refusal without the error shape", async () => {
    await expect(send([json(wpError("x", 500), 500)], { method: "POST", path: "/x" }).result).rejects.toMatchObject({
      status: 500,
    });
    await expect(send([new Response("<html>")], { path: "/x" }).result).rejects.toMatchObject({ status: 200 });
    await expect(send([json({ oops: 1 }, 400)], { path: "/x" }).result).rejects.toMatchObject({ status: 400 });
  });

  it("ENT-1 throws on an answer that breaks its schema and names the place", async () => {
    await expect(send([json({ value: "one" })], { path: "/x" }).result).rejects.toMatchObject({
      faults: [{ path: "value" }],
    });
  });

  it("API-1 prefixes the base to the path and omits unset query values", async () => {
    const { asked, result } = send([json({ value: 1 })], {
      path: "/x",
      query: { t: 5, lang: undefined, zone: null, slug: "a b" },
    });
    await result;
    expect(asked[0]?.url).toBe("/api/x?t=5&slug=a+b");
  });
});
