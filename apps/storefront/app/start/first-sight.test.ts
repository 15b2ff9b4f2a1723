import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstSight } from "./first-sight.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint, 16));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Facts {
  readonly readyState: DocumentReadyState;
  readonly visibilityState: DocumentVisibilityState;
}

function seen({ readyState, visibilityState }: Facts, complete: readonly boolean[]) {
  const pictures = complete.map((each) => Object.assign(new EventTarget(), { complete: each }));
  const page = Object.assign(new EventTarget(), { readyState, visibilityState, querySelectorAll: () => pictures });
  let isSeen = false;
  void firstSight(page as unknown as Document).then(() => {
    isSeen = true;
  });
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return isSeen;
  };
  return { page, pictures, after };
}

const whole: Facts = { readyState: "interactive", visibilityState: "visible" };

it("a page is seen once its first pictures are loaded and painted", async () => {
  const { pictures, after } = seen(whole, [false, true, false]);
  expect(await after(100)).toBe(false);
  pictures[0]?.dispatchEvent(new Event("load"));
  expect(await after(100)).toBe(false);
  pictures[2]?.dispatchEvent(new Event("error"));
  expect(await after(1)).toBe(false);
  expect(await after(17)).toBe(true);
});

it("pictures that fail to load delay the script only for a limited time", async () => {
  const { after } = seen(whole, [false]);
  expect(await after(1_499)).toBe(false);
  expect(await after(2)).toBe(true);
});

describe("a browser that reports paints", () => {
  let tell: (startTime: number) => void;
  beforeEach(() => {
    vi.stubGlobal(
      "PerformanceObserver",
      class {
        static readonly supportedEntryTypes = ["paint"];
        constructor(told: (list: { readonly getEntries: () => readonly { readonly startTime: number }[] }) => void) {
          tell = (startTime) => told({ getEntries: () => [{ startTime }] });
        }
        observe() {}
        disconnect() {}
      },
    );
  });

  it("has shown the page once a paint with the pictures reached the screen", async () => {
    const { pictures, after } = seen(whole, [false]);
    await after(50);
    const before = performance.now() - 1;
    pictures[0]?.dispatchEvent(new Event("load"));
    expect(await after(30)).toBe(false);
    tell(before);
    expect(await after(1)).toBe(false);
    tell(performance.now());
    expect(await after(1)).toBe(true);
  });

  it("is not awaited when it reports nothing more", async () => {
    const { after } = seen(whole, [true]);
    expect(await after(200)).toBe(false);
    expect(await after(20)).toBe(true);
  });
});

it("HTML that is still loading is awaited", async () => {
  const { page, after } = seen({ ...whole, readyState: "loading" }, []);
  expect(await after(5_000)).toBe(false);
  page.dispatchEvent(new Event("DOMContentLoaded"));
  expect(await after(20)).toBe(true);
});

it("a hidden page paints nothing, and its script loads at once", async () => {
  const { after } = seen({ ...whole, visibilityState: "hidden" }, [false]);
  expect(await after(0)).toBe(true);
});
