import { expect, test, vi } from "vitest";
import { createOfficeCalls } from "../../platform/api/calls.ts";
import { sendHandedBack } from "./refund-calls.ts";

const body = { version: 7, refund_id: "6f1f7f5e-4a53-4a4c-9a80-5a6d0e0c1a01" };

function refusing(code: string, status: number) {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) =>
    Response.json({ code, message: "", data: { status } }, { status }),
  );
  return { fetch, api: createOfficeCalls({ fetch, whenSessionEnds: async () => false }) };
}

test("CHANGE-2 STAFF-3 money that is marked as handed back asks for the PIN, and the next attempt keeps its key", async () => {
  const { fetch, api } = refusing("staff_pin_required", 403);
  expect(await sendHandedBack(api, 17, body, "mine")).toEqual({ kind: "pin" });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toContain("/api/office/orders/17/refunds/handed-back");
  expect(JSON.parse(String(init?.body))).toEqual(body);
  expect(new Headers(init?.headers).get("idempotency-key")).toBe("mine");
});

test("CHANGE-2 a refund that a colleague has marked already is told from a lost connection", async () => {
  const refused = refusing("order_transition_refused", 409);
  expect(await sendHandedBack(refused.api, 17, body, "mine")).toMatchObject({ kind: "refused" });
  const broken = refusing("internal_error", 503);
  expect(await sendHandedBack(broken.api, 17, body, "mine")).toEqual({ kind: "failed" });
});
