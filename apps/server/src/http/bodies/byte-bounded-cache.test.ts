import { describe, expect, it } from "vitest";
import { ByteBoundedCache } from "./byte-bounded-cache.ts";

describe("a cache bounded by bytes", () => {
  it("drops what was used longest ago once it is full", () => {
    const cache = new ByteBoundedCache<string>(30);
    for (const key of ["a", "b", "c"]) cache.set(key, key, 10);
    cache.get("a");
    cache.set("d", "d", 10);
    expect(["a", "b", "c", "d"].map((key) => cache.get(key))).toEqual(["a", undefined, "c", "d"]);
    expect(cache.bytes).toBe(30);
  });

  it("counts a replaced entry once and keeps none heavier than itself", () => {
    const cache = new ByteBoundedCache<string>(30);
    cache.set("a", "small", 10);
    cache.set("a", "bigger", 20);
    expect([cache.get("a"), cache.bytes]).toEqual(["bigger", 20]);
    cache.set("a", "huge", 31);
    expect([cache.get("a"), cache.bytes]).toEqual([undefined, 0]);
  });
});
