import { describe, expect, it } from "vitest";
import { timeBucket } from "./time-bucket.ts";

describe("three-minute bucket", () => {
  const start = Date.UTC(2026, 0, 1);

  it("CONST-1 is constant for three minutes and then increases by one", () => {
    expect(timeBucket(start + 179_999)).toBe(timeBucket(start));
    expect(timeBucket(start + 180_000)).toBe(timeBucket(start) + 1);
  });
});
