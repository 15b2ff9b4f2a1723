import { afterEach, describe, expect, it, vi } from "vitest";
import { clearAfterStart } from "./start-garbage.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the memory of the start", () => {
  it("is freed once the program is idle, and only once", () => {
    vi.useFakeTimers();
    const collect = vi.fn();
    vi.stubGlobal("gc", collect);
    clearAfterStart();
    expect(collect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(collect).toHaveBeenCalledTimes(1);
  });

  it("is not freed without --expose-gc", () => {
    vi.useFakeTimers();
    vi.stubGlobal("gc", undefined);
    clearAfterStart();
    expect(() => vi.advanceTimersByTime(60_000)).not.toThrow();
  });
});
