import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lookMilliseconds, prefetchQueue } from "./prefetch-queue.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Requests that end when the test ends them. */
function slowFetches() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const fetchAhead = (address: string) => {
    begun.push(address);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endNext = async () => {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, fetchAhead, endNext };
}

describe("prefetching of payloads", () => {
  it("CONST-4 starts after a link is visible for a second, not before", async () => {
    const { begun, fetchAhead } = slowFetches();
    prefetchQueue(fetchAhead).look("/menu/picca");
    await vi.advanceTimersByTimeAsync(lookMilliseconds - 1);
    expect(begun).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(["/menu/picca"]);
  });

  it("CONST-4 does not start for a link that was only scrolled past", async () => {
    const { begun, fetchAhead } = slowFetches();
    const queue = prefetchQueue(fetchAhead);
    queue.look("/a");
    await vi.advanceTimersByTimeAsync(lookMilliseconds - 1);
    queue.leave("/a");
    await vi.advanceTimersByTimeAsync(lookMilliseconds);
    expect(begun).toEqual([]);
  });

  it("CONST-4 queues at most four, one at a time; later links are added when there is room", async () => {
    const { begun, fetchAhead, endNext } = slowFetches();
    const queue = prefetchQueue(fetchAhead);
    for (const address of ["/a", "/b", "/c", "/d", "/e"]) queue.look(address);
    await vi.advanceTimersByTimeAsync(lookMilliseconds);
    expect(begun).toEqual(["/a"]);
    await endNext();
    queue.look("/f");
    await vi.advanceTimersByTimeAsync(lookMilliseconds);
    for (let left = 0; left < 5; left += 1) await endNext();
    expect(begun).toEqual(["/a", "/b", "/c", "/d", "/f"]);
  });

  it("requests nothing twice", async () => {
    const { begun, fetchAhead, endNext } = slowFetches();
    const queue = prefetchQueue(fetchAhead);
    queue.look("/a");
    queue.look("/a");
    await vi.advanceTimersByTimeAsync(lookMilliseconds);
    await endNext();
    queue.look("/a");
    await vi.advanceTimersByTimeAsync(lookMilliseconds);
    expect(begun).toEqual(["/a"]);
  });

  it("starts at once for a pressed link, whatever is pending, and not again while it is visible", async () => {
    const { begun, fetchAhead, endNext } = slowFetches();
    const queue = prefetchQueue(fetchAhead);
    queue.look("/a");
    await vi.advanceTimersByTimeAsync(lookMilliseconds);
    queue.look("/b");
    queue.press("/b");
    expect(begun).toEqual(["/a", "/b"]);
    await vi.advanceTimersByTimeAsync(lookMilliseconds);
    for (let left = 0; left < 3; left += 1) await endNext();
    expect(begun).toEqual(["/a", "/b"]);
  });

  it("starts nothing more after the page is left", async () => {
    const { begun, fetchAhead, endNext } = slowFetches();
    const queue = prefetchQueue(fetchAhead);
    queue.look("/a");
    queue.look("/b");
    await vi.advanceTimersByTimeAsync(lookMilliseconds);
    queue.look("/c");
    queue.stop();
    await endNext();
    await vi.advanceTimersByTimeAsync(lookMilliseconds);
    expect(begun).toEqual(["/a"]);
  });
});
