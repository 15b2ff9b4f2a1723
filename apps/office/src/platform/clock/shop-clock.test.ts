import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { adoptShopTime, shopNow } from "./shop-clock.ts";

const now = Date.parse("2026-11-18T14:00:00Z");
const minute = 60_000;
const answer = (time: number | string) => new Headers({ "x-shop-time": String(time) });

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  adoptShopTime(answer(now), now, now);
  vi.useRealTimers();
});

it("BOARD-5 follows the shop on a tablet whose clock is seven minutes slow", () => {
  adoptShopTime(answer(now + 7 * minute), now - 100, now + 100);
  expect(shopNow()).toBe(now + 7 * minute);
  vi.advanceTimersByTime(minute);
  expect(shopNow()).toBe(now + 8 * minute);
});

it("BOARD-8 follows the shop after a reload, before the first answer", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  adoptShopTime(answer(now + 7 * minute), now, now);
  vi.resetModules();
  expect((await import("./shop-clock.ts")).shopNow()).toBe(now + 7 * minute);
  vi.unstubAllGlobals();
});

it("ignores a difference that may be network delay", () => {
  adoptShopTime(answer(now + 3000), now - 3000, now + 3000);
  expect(shopNow()).toBe(now);
});

it("ignores answers without a time", () => {
  adoptShopTime(new Headers(), now, now);
  adoptShopTime(answer("tomorrow"), now, now);
  expect(shopNow()).toBe(now);
});
