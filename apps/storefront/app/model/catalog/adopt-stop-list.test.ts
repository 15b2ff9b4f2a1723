import { describe, expect, it } from "vitest";
import { adoptStopList } from "./adopt-stop-list.ts";
import { useStopList } from "./stop-list.ts";

const list = (products: readonly number[], revision = "1", text = "") => ({
  revision,
  products: new Map(products.map((id) => [id, text])),
  variations: new Map<number, string>(),
  supplements: new Map<number, string>(),
  extraMinutes: 0,
  express: true,
  pause: "",
});

describe("stop-list of the chosen branch", () => {
  it("API-8 changes nothing on the page when an answer is the same", () => {
    adoptStopList(list([5]));
    const { products } = useStopList.getState();
    adoptStopList(list([5], "2"));
    expect(useStopList.getState()).toMatchObject({ revision: "2" });
    expect(useStopList.getState().products).toBe(products);
    adoptStopList(list([5, 6], "2"));
    expect([...useStopList.getState().products.keys()]).toEqual([5, 6]);
    adoptStopList(list([5, 6], "2", "С 18:00"));
    expect(useStopList.getState().products.get(5)).toBe("С 18:00");
    adoptStopList(null);
    expect(useStopList.getState()).toMatchObject({ revision: "", products: new Map() });
  });
});
