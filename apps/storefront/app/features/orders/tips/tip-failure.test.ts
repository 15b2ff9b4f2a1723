import { createCallContext, tipCalls } from "@skatert/contract";
import { money } from "@skatert/domain";
import { expect, it } from "vitest";
import { failedTip, refusedTip } from "./tip-failure.ts";

const wish = { recipient: "courier", amount: money(100_00), again: false } as const;

async function said(answer: () => Promise<Response>) {
  const calls = tipCalls(createCallContext({ fetch: answer, baseUrl: "", language: "ru" }));
  const result = await calls.start(1, null, wish, "k").catch(failedTip);
  return typeof result === "string" ? result : !result.ok && refusedTip(result);
}

function refusal(status: number, reason: string) {
  return Response.json({ code: "c", message: "m", data: { status, reason } }, { status });
}

it("shows that the payment service is unavailable, not that the guest is offline, for a 503", async () => {
  expect(await said(async () => refusal(503, "payment-away"))).toBe("tips.away");
});

it("shows that the guest is offline without an answer", async () => {
  expect(await said(() => Promise.reject(new TypeError("Failed to fetch")))).toBe("tips.unsent");
});

it("shows why the shop refused the tip", async () => {
  expect(await said(async () => refusal(409, "already-tipped"))).toBe("tips.already");
  expect(await said(async () => refusal(409, "too-late"))).toBe("tips.over");
});
