import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mayReload, reloadOnStaleBuild } from "./reload-guard.ts";

describe("reloading for a new build", () => {
  it("CONST-5 happens at most once in ten seconds", () => {
    expect(mayReload(50_000, null)).toBe(true);
    expect(mayReload(50_000, 40_001)).toBe(false);
    expect(mayReload(50_000, 40_000)).toBe(true);
  });
});

describe("a page's script that cannot be fetched", () => {
  const reload = vi.fn();
  const kept = new Map<string, string>();
  let page: EventTarget;
  const failure = () => page.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] });
    page = Object.assign(new EventTarget(), { location: { reload } });
    vi.stubGlobal("window", page);
    vi.stubGlobal("navigator", { onLine: true });
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    reloadOnStaleBuild();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    reload.mockClear();
    kept.clear();
  });

  it("ERR-2 reloads the app once within the guard, and the error goes its way", () => {
    expect(failure()).toBe(true);
    vi.setSystemTime(1_009_999);
    failure();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(1_010_000);
    failure();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("ERR-2 leaves the page as it stands where there is no connection", () => {
    vi.stubGlobal("navigator", { onLine: false });
    failure();
    expect(reload).not.toHaveBeenCalled();
  });
});
