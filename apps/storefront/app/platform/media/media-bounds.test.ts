import { describe, expect, it } from "vitest";
import { evictedFor } from "./media-bounds.ts";

const cached = [
  { url: "new", bytes: 40, keptAt: 3 },
  { url: "oldest", bytes: 30, keptAt: 1 },
  { url: "older", bytes: 20, keptAt: 2 },
];

describe("eviction of the media cache", () => {
  it("EXT-1 removes the oldest entries, and only as many as needed", () => {
    expect(evictedFor(10, cached, 100)).toEqual([]);
    expect(evictedFor(11, cached, 100)).toEqual(["oldest"]);
    expect(evictedFor(41, cached, 100)).toEqual(["oldest", "older"]);
    expect(evictedFor(100, cached, 100)).toEqual(["oldest", "older", "new"]);
  });

  it("removes nothing for media that exceed the limit alone", () => {
    expect(evictedFor(101, cached, 100)).toBeNull();
  });
});
