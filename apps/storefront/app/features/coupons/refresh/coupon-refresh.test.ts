import type { Coupon } from "@skatert/domain";
import { aCartLine, aCombiningPolicy, aCoupon } from "@skatert/domain/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { useCart } from "../../../model/cart/cart-store.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { currentDraft } from "../../../model/quote/order-draft.ts";
import { watchPresses } from "../../../ui/browser/press-end.ts";
import { couponBasis, couponDelay, scheduleCouponRefresh } from "./coupon-refresh.ts";
import { usePublicCoupons } from "./public-coupons-store.ts";

interface Answer {
  readonly ok: true;
  readonly value: { readonly coupons: readonly Coupon[] };
}

const ten = aCoupon({ id: 1 });
const answered: Answer = { ok: true, value: { coupons: [ten] } };
const calls = vi.hoisted(() => ({ combining: vi.fn(), publicCoupons: vi.fn(), autoapply: vi.fn() }));
vi.mock("../../../platform/api/api.ts", () => ({ api: { coupons: async () => calls } }));

const offered = () => useDiscounts.getState().offered.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  calls.combining.mockResolvedValue({ ok: true, value: aCombiningPolicy() });
  calls.publicCoupons.mockResolvedValue({ ok: true, value: [ten] });
  calls.autoapply.mockReset().mockResolvedValue(answered);
  usePublicCoupons.setState(usePublicCoupons.getInitialState(), true);
  useDiscounts.getState().clear();
  useCart.setState({ lines: [aCartLine()] });
  const address = { name: "Point", address: "Street 1" };
  usePlace.setState({ place: { kind: "pickup", locationId: 1, warehouseId: 1, pointId: 1, ...address } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Schedules a refresh for the cart as it is now. */
function refresh(): () => void {
  const draft = currentDraft();
  if (draft === null) throw new Error("the cart of this test has no draft");
  const where = { language: "ru", timeZone: "Europe/Moscow" } as const;
  return scheduleCouponRefresh({ basis: couponBasis(draft), delay: couponDelay, ...where });
}

describe("CART-3 the coupon refresh", () => {
  it("CONST-3 asks 2000 ms after the last change, once for changes that follow each other", async () => {
    const stop = refresh();
    await vi.advanceTimersByTimeAsync(1999);
    stop();
    refresh();
    await vi.advanceTimersByTimeAsync(1999);
    expect(calls.autoapply).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.autoapply).toHaveBeenCalledOnce();
    expect(offered()).toEqual([1]);
  });

  it("ignores a late answer for an older cart", async () => {
    refresh();
    calls.autoapply.mockImplementation(async () => {
      useCart.setState({ lines: [aCartLine({ quantity: 7 })] });
      return answered;
    });
    await vi.advanceTimersByTimeAsync(couponDelay);
    expect(calls.autoapply).toHaveBeenCalledOnce();
    expect(offered()).toEqual([]);
  });

  it("ignores an answer that comes after the next change", async () => {
    let answer: (coupons: Answer) => void = () => undefined;
    calls.autoapply.mockReturnValue(
      new Promise<Answer>((resolve) => {
        answer = resolve;
      }),
    );
    const stop = refresh();
    await vi.advanceTimersByTimeAsync(couponDelay);
    stop();
    answer(answered);
    await vi.advanceTimersByTimeAsync(0);
    expect(offered()).toEqual([]);
  });

  it("shows an answer that comes during a press after it, because coupons move the checkout button", async () => {
    const page = new EventTarget();
    const stopWatching = watchPresses(page);
    refresh();
    await vi.advanceTimersByTimeAsync(couponDelay - 1);
    page.dispatchEvent(new Event("pointerdown"));
    await vi.advanceTimersByTimeAsync(500);
    expect(calls.autoapply).not.toHaveBeenCalled();
    expect(usePublicCoupons.getState().coupons).toEqual([]);
    page.dispatchEvent(new Event("click"));
    await vi.advanceTimersByTimeAsync(1);
    expect(usePublicCoupons.getState().coupons).toEqual([ten]);
    expect(offered()).toEqual([1]);
    stopWatching();
  });

  it("ERR-1 logs a failure and keeps the cart's discounts", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    useDiscounts.getState().offer([ten]);
    calls.autoapply.mockRejectedValue(new Error("no answer"));
    refresh();
    await vi.advanceTimersByTimeAsync(couponDelay);
    expect(warned).toHaveBeenCalledOnce();
    expect(offered()).toEqual([1]);
  });

  it("COUP-13 loads the policy and the public coupons once a visit", async () => {
    refresh();
    await vi.advanceTimersByTimeAsync(couponDelay);
    refresh();
    await vi.advanceTimersByTimeAsync(couponDelay);
    expect(calls.publicCoupons).toHaveBeenCalledOnce();
    expect(calls.autoapply).toHaveBeenCalledTimes(2);
    expect(usePublicCoupons.getState().coupons).toEqual([ten]);
  });
});
