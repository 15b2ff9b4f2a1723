import { describe, expect, it } from "vitest";
import { mayReload } from "./reload-guard.ts";

describe("reloading for a new build", () => {
  it("CONST-5 happens at most once in ten seconds", () => {
    expect(mayReload(50_000, null)).toBe(true);
    expect(mayReload(50_000, 40_001)).toBe(false);
    expect(mayReload(50_000, 40_000)).toBe(true);
  });
});
