import type { Coupon } from "@skatert/domain";
import { aCoupon } from "@skatert/domain/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchBoundaries } from "./watch-boundaries.ts";

const lunchEnds = Date.UTC(2026, 10, 18, 13);
const lunch = aCoupon({
  conditions: [{ kind: "hours", from: 12 * 60, to: 16 * 60 }],
  expiresAt: lunchEnds + 7_200_000,
});

const watched = (coupons: readonly Coupon[]) => ({
  coupons,
  applied: [],
  timeZone: "Europe/Moscow",
  now: () => Date.now(),
  random: () => 0,
  told: { until: Date.now() },
  onBoundary: vi.fn(),
});

beforeEach(() => {
  vi.useFakeTimers({ now: lunchEnds - 60_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it("PROMO-2 an open cart asks anew once lunch has ended by the shop's clock, and again when the coupon ends", () => {
  const onBoundary = vi.fn();
  // This device is ten seconds behind the shop.
  const now = () => Date.now() + 10_000;
  const stop = watchBoundaries({ ...watched([lunch]), now, onBoundary });
  vi.advanceTimersByTime(50_000);
  expect(onBoundary).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(onBoundary).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(7_200_000);
  expect(onBoundary).toHaveBeenCalledTimes(2);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it("PROMO-2 sets no timer for coupons that the clock does not change, or not within three weeks", () => {
  const far = aCoupon({ expiresAt: lunchEnds + 30 * 86_400_000 });
  watchBoundaries(watched([aCoupon(), far]));
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ["within fifteen seconds", [], 16_500],
  ["within three seconds if it has the discount", [lunch], 3000],
])("PROMO-2 open carts ask one after another, %s", (_title, applied, last) => {
  const asked = [0, 0.5, 1].map((chance) => {
    const onBoundary = vi.fn();
    watchBoundaries({ ...watched([lunch]), applied, random: () => chance, onBoundary });
    return onBoundary;
  });
  vi.advanceTimersByTime(61_500);
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  vi.advanceTimersByTime(last - 1501);
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  vi.advanceTimersByTime(1);
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

it("PROMO-2 coupons that change while a cart waits its turn do not lose the boundary", () => {
  const onBoundary = vi.fn();
  const cart = { ...watched([lunch]), random: () => 1, onBoundary };
  const stop = watchBoundaries(cart);
  vi.advanceTimersByTime(65_000);
  stop();
  watchBoundaries({ ...cart, coupons: [lunch, aCoupon({ id: 2 })] });
  vi.advanceTimersByTime(11_500);
  expect(onBoundary).toHaveBeenCalledTimes(1);
});
