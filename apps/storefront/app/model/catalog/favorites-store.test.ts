import { beforeEach, describe, expect, it } from "vitest";
import { useFavorites } from "./favorites-store.ts";

describe("API-6 favorites", () => {
  beforeEach(() => useFavorites.getState().set([]));

  it("are added and removed, each dish once", () => {
    const { toggle } = useFavorites.getState();
    expect([toggle(1), toggle(2), toggle(1)]).toEqual([true, true, false]);
    expect(useFavorites.getState().ids).toEqual([2]);
  });

  it("merge two lists with each dish once", () => {
    useFavorites.getState().set([3, 1, 3]);
    expect(useFavorites.getState().ids).toEqual([3, 1]);
  });
});
