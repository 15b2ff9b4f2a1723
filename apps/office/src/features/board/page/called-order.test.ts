import { expect, it } from "vitest";
import { calledOrder, withoutOrder } from "./called-order.ts";

it.each([
  ["order=5", 5],
  ["q=роллы&order=5", 5],
  ["branch=20&order=5", null],
  ["branch=20", null],
  ["order=five", null],
  ["", null],
])("BOARD-3 reads from the address ?%s the order %s", (search, order) => {
  expect(calledOrder(new URLSearchParams(search))).toBe(order);
});

it("BOARD-3 removes the order number from the address once the order is open", () => {
  expect(withoutOrder(new URLSearchParams("q=1&order=5")).toString()).toBe("q=1");
});
