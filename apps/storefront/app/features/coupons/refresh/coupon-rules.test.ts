import { aCombiningPolicy, aCoupon } from "@skatert/domain/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { firstMoments } from "../../../platform/connection/first-moments.ts";
import { loadRules, scheduleRules } from "./coupon-rules.ts";
import { usePublicCoupons } from "./public-coupons-store.ts";

const calls = vi.hoisted(() => ({ combining: vi.fn(), publicCoupons: vi.fn() }));
vi.mock("../../../platform/api/api.ts", () => ({ api: { coupons: async () => calls } }));
vi.mock("../../../i18n/dictionary/later-messages.ts", () => ({ laterMessages: async () => undefined }));

const policy = aCombiningPolicy({ promoWithAuto: true });
const codes = () => usePublicCoupons.getState().coupons.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", {});
  calls.combining.mockReset().mockResolvedValue({ ok: true, value: policy });
  calls.publicCoupons.mockReset().mockResolvedValue({ ok: true, value: [aCoupon({ id: 1 })] });
  usePublicCoupons.setState({ coupons: [], isCurrent: false });
  useDiscounts.setState(useDiscounts.getInitialState(), true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("STATE-10 a visit without a cart loads coupons and promo settings after its first moments, once", async () => {
  scheduleRules("ru", "Europe/Moscow");
  await vi.advanceTimersByTimeAsync(firstMoments - 1);
  expect(calls.publicCoupons).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(codes()).toEqual([1]);
  expect(useDiscounts.getState().policy).toEqual(policy);
  scheduleRules("ru", "Europe/Moscow");
  await vi.advanceTimersByTimeAsync(firstMoments);
  expect(calls.publicCoupons).toHaveBeenCalledOnce();
  expect(calls.combining).toHaveBeenCalledOnce();
});

it("PROMO-2 a shop without public coupons is asked once, and again when an order or the clock may have changed them", async () => {
  calls.publicCoupons.mockResolvedValue({ ok: true, value: [] });
  await loadRules("ru", "Europe/Moscow");
  await loadRules("ru", "Europe/Moscow");
  expect(calls.publicCoupons).toHaveBeenCalledOnce();
  usePublicCoupons.setState({ isCurrent: false });
  calls.publicCoupons.mockResolvedValue({ ok: true, value: [aCoupon({ id: 2 })] });
  await loadRules("ru", "Europe/Moscow");
  expect(codes()).toEqual([2]);
});

it("STATE-10 a visitor who saves data loads nothing ahead, nor does a page that was left", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  scheduleRules("ru", "Europe/Moscow");
  vi.stubGlobal("navigator", {});
  scheduleRules("ru", "Europe/Moscow")();
  await vi.advanceTimersByTimeAsync(firstMoments * 2);
  expect(calls.publicCoupons).not.toHaveBeenCalled();
});

it("STATE-10 a failure at the start is logged, and the next attempt asks again", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  calls.publicCoupons.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  scheduleRules("ru", "Europe/Moscow");
  await vi.advanceTimersByTimeAsync(firstMoments);
  expect(warn).toHaveBeenCalledOnce();
  expect(codes()).toEqual([]);
  scheduleRules("ru", "Europe/Moscow");
  await vi.advanceTimersByTimeAsync(firstMoments);
  expect(codes()).toEqual([1]);
});
