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

describe("a payload that was fetched ahead", () => {
  it("CONST-4 is what the navigation uses, without asking twice", async () => {
    await prefetch("/a");
    await prefetch("/a");
    expect(await (await takePrefetched("/a"))?.text()).toBe("menu");
    expect(answer).toHaveBeenCalledTimes(1);
    expect(takePrefetched("/a")).toBeNull();
  });

  it("CONST-4 is waited for while it is on its way", async () => {
    void prefetch("/a");
    expect(await (await takePrefetched("/a"))?.text()).toBe("menu");
  });

  it("is out of date after a while, and after a change of language or branch", async () => {
    await prefetch("/a");
    vi.advanceTimersByTime(prefetchedMilliseconds);
    expect(takePrefetched("/a")).toBeNull();
    await prefetch("/b");
    page.cookie = "lang=ru; location=21";
    expect(takePrefetched("/b")).toBeNull();
  });

  it("that failed is asked for again by the navigation", async () => {
    answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await prefetch("/a");
    expect(await takePrefetched("/a")).toBeNull();
    answer.mockResolvedValueOnce(new Response("", { status: 503 }));
    await prefetch("/b");
    expect(await takePrefetched("/b")).toBeNull();
  });
});
