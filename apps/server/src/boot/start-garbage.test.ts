import { afterEach, describe, expect, it, vi } from "vitest";
import { clearAfterStart } from "./start-garbage.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what the start leaves behind", () => {
  it("is cleared once the program is at rest, and only once", () => {
    vi.useFakeTimers();
    const collect = vi.fn();
    vi.stubGlobal("gc", collect);
    clearAfterStart();
    expect(collect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(collect).toHaveBeenCalledTimes(1);
  });

  it("stays where the program may not ask for that", () => {
    vi.useFakeTimers();
    vi.stubGlobal("gc", undefined);
    clearAfterStart();
    expect(() => vi.advanceTimersByTime(60_000)).not.toThrow();
  });
});
