import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetPrefetched, prefetch, prefetchedMilliseconds, takePrefetched } from "./prefetched.ts";

const answer = vi.fn(async () => new Response("menu"));
const page = { cookie: "lang=ru" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("document", page);
});
afterEach(() => {
  forgetPrefetched();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answer.mockClear();
  page.cookie = "lang=ru";
});

describe("a prefetched payload", () => {
  it("CONST-4 serves the navigation without a second request", async () => {
    await prefetch("/a");
    await prefetch("/a");
    expect(await (await takePrefetched("/a"))?.text()).toBe("menu");
    expect(answer).toHaveBeenCalledTimes(1);
    expect(takePrefetched("/a")).toBeNull();
  });

  it("CONST-4 is awaited while it loads", async () => {
    void prefetch("/a");
    expect(await (await takePrefetched("/a"))?.text()).toBe("menu");
  });

  it("expires after a while, and after a change of language or branch", async () => {
    await prefetch("/a");
    vi.advanceTimersByTime(prefetchedMilliseconds);
    expect(takePrefetched("/a")).toBeNull();
    await prefetch("/b");
    page.cookie = "lang=ru; location=21";
    expect(takePrefetched("/b")).toBeNull();
  });

  it("is requested again by the navigation after a failure", async () => {
    answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await prefetch("/a");
    expect(await takePrefetched("/a")).toBeNull();
    answer.mockResolvedValueOnce(new Response("", { status: 503 }));
    await prefetch("/b");
    expect(await takePrefetched("/b")).toBeNull();
  });
});
