import { describe, expect, it } from "vitest";
import { adoptStopList, useStopList } from "./stop-list.ts";

const list = (products: readonly number[], revision = "1") => ({
  revision,
  products: new Set(products),
  variations: new Set<number>(),
});

describe("stop-list of the chosen branch", () => {
  it("API-8 changes nothing on the page when an answer is the same", () => {
    adoptStopList(list([5]));
    const { products } = useStopList.getState();
    adoptStopList(list([5], "2"));
    expect(useStopList.getState()).toMatchObject({ revision: "2" });
    expect(useStopList.getState().products).toBe(products);
    adoptStopList(list([5, 6], "2"));
    expect([...useStopList.getState().products]).toEqual([5, 6]);
    adoptStopList(null);
    expect(useStopList.getState()).toMatchObject({ revision: "", products: new Set() });
  });
});
