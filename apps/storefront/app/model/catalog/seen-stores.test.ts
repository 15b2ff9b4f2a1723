import { beforeEach, describe, expect, it } from "vitest";
import { useSearches } from "../search/searches-store.ts";
import { useViewed } from "./viewed-store.ts";

beforeEach(() => {
  useViewed.getState().clear();
  useSearches.getState().clear();
});

describe("viewed dishes and searches", () => {
  it("ENT-7 stores dishes latest first, each once, up to a limit", () => {
    for (const id of [1, 2, 1]) useViewed.getState().add(id);
    expect(useViewed.getState().ids).toEqual([1, 2]);
    for (let id = 1; id <= 40; id += 1) useViewed.getState().add(id);
    expect(useViewed.getState().ids).toHaveLength(16);
    expect(useViewed.getState().ids[0]).toBe(40);
  });

  it("ENT-7 stores queries latest first; a longer query replaces its own prefix", () => {
    for (const query of ["суп", " ", "па", "пас", "Паста ", "паста"]) useSearches.getState().add(query);
    expect(useSearches.getState().queries).toEqual(["паста", "суп"]);
  });

  it("ENT-7 ignores malformed entries of the storage", () => {
    const { merge } = useViewed.persist.getOptions();
    expect(merge?.({ ids: [3, "x", -1, null] }, useViewed.getInitialState()).ids).toEqual([3]);
    const searches = useSearches.persist.getOptions();
    expect(searches.merge?.({ queries: ["суп", 4, ""] }, useSearches.getInitialState()).queries).toEqual(["суп"]);
  });
});
