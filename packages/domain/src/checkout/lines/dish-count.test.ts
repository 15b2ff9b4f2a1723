import { expect, it } from "vitest";
import { dishCount } from "./dish-count.ts";

const line = { quantity: 2, refusal: null };

it("BOARD-7 counts portions, and one dish for a line sold by weight", () => {
  expect(dishCount([line, { ...line, quantity: 300, byWeight: true }])).toBe(3);
});

it("BOARD-7 counts no refused line", () => {
  expect(dishCount([line, { ...line, refusal: { reason: "sold-out" } }])).toBe(2);
});
