import { describe, expect, it } from "vitest";
import { scrollTopOf } from "./block-scroll.ts";

describe("position of a block on the one long page", () => {
  it("SEO-2 is 100 pixels below the window's top at any scroll position", () => {
    expect(scrollTopOf(900, 0)).toBe(800);
    expect(scrollTopOf(-300, 1500)).toBe(1100);
    expect(scrollTopOf(100, 1500)).toBe(1500);
    // Screens with a fractional pixel ratio already round positions. Rounding here would add to the error.
    expect(scrollTopOf(100.4, 10.2)).toBeCloseTo(10.6);
  });

  it("SEO-2 is never above the page", () => {
    expect(scrollTopOf(40, 0)).toBe(0);
  });
});
