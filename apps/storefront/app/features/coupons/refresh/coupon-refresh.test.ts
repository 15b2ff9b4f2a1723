import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { couponDelay, scheduleCouponRefresh } from "./coupon-refresh.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function refresh(changes: Partial<Parameters<typeof scheduleCouponRefresh<string>>[0]> = {}) {
  const calls = { ask: vi.fn(async () => "coupons"), onAnswer: vi.fn(), onFailure: vi.fn() };
  const stop = scheduleCouponRefresh({
    basis: "cart",
    delay: couponDelay,
    basisNow: () => "cart",
    ...calls,
    ...changes,
  });
  return { ...calls, stop };
}

describe("CART-3 the coupon refresh", () => {
  it("CONST-3 asks 2000 ms after the last change, once for changes that follow each other", async () => {
    const first = refresh();
    await vi.advanceTimersByTimeAsync(1999);
    first.stop();
    const second = refresh();
    await vi.advanceTimersByTimeAsync(1999);
    expect(first.ask).not.toHaveBeenCalled();
    expect(second.ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(second.ask).toHaveBeenCalledOnce();
    expect(second.onAnswer).toHaveBeenCalledWith("coupons");
    expect(first.onAnswer).not.toHaveBeenCalled();
  });

  it("does not listen to a late answer for an older cart", async () => {
    const { onAnswer } = refresh({ basisNow: () => "another cart" });
    await vi.advanceTimersByTimeAsync(couponDelay);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it("does not listen to an answer that comes after the next change", async () => {
    let answer: (coupons: string) => void = () => undefined;
    const { stop, onAnswer } = refresh({
      ask: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await vi.advanceTimersByTimeAsync(couponDelay);
    stop();
    answer("coupons");
    await vi.advanceTimersByTimeAsync(0);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it("ERR-1 tells of a failure and leaves the cart as it is", async () => {
    const fault = new Error("no answer");
    const { onAnswer, onFailure } = refresh({ ask: () => Promise.reject(fault) });
    await vi.advanceTimersByTimeAsync(couponDelay);
    expect(onAnswer).not.toHaveBeenCalled();
    expect(onFailure).toHaveBeenCalledWith(fault);
  });
});
