import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lookMilliseconds, prefetchQueue } from "./prefetch-queue.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Fetches that end when they are told to. */
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

describe("fetching payloads ahead", () => {
  it("CONST-4 begins after a second of looking, not before", async () => {
    const { begun, fetchAhead } = slowFetches();
    prefetchQueue(fetchAhead).look("/menu/picca");
    await vi.advanceTimersByTimeAsync(lookMilliseconds - 1);
    expect(begun).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(["/menu/picca"]);
  });

  it("CONST-4 does not begin for a link that was only passed by", async () => {
    const { begun, fetchAhead } = slowFetches();
    const queue = prefetchQueue(fetchAhead);
    queue.look("/a");
    await vi.advanceTimersByTimeAsync(lookMilliseconds - 1);
    queue.leave("/a");
    await vi.advanceTimersByTimeAsync(lookMilliseconds);
    expect(begun).toEqual([]);
  });

  it("CONST-4 has four in the queue at most, one under way at a time; later looks come in when there is room", async () => {
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

  it("asks for nothing twice", async () => {
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

  it("begins at once for a link that is pressed, whatever is under way, and not again for its looks", async () => {
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

  it("begins nothing more once the page is left", async () => {
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
