import { money } from "@skatert/domain";
import { afterEach, expect, it, vi } from "vitest";
import { tipAttempt } from "./tip-attempt.ts";

const wish = { recipient: "courier", amount: money(100_00), again: false } as const;

afterEach(() => vi.unstubAllGlobals());

it("keeps the key of an unanswered tip and gives another request a new one", () => {
  const first = tipAttempt(null, wish);
  expect(tipAttempt(first, { ...wish })).toBe(first);
  expect(tipAttempt(first, { ...wish, amount: money(200_00) }).key).not.toBe(first.key);
});

it("creates a key on a page without TLS, where crypto has no randomUUID", () => {
  const { crypto } = globalThis;
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(tipAttempt(null, wish).key).toMatch(/^[0-9a-f]{32}$/);
});
