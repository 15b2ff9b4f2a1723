import { expect, test } from "vitest";
import { fullestLoad, isFull } from "./slot-load.ts";

const slot = { from: "2026-03-04T16:00:00.000Z", to: "2026-03-04T16:30:00.000Z", orders: 6, dishes: 18, money: 9000.4 };
const none = { orders: null, dishes: null, money: null };

test("BOARD-7 shows the limit that is reached first", () => {
  expect(fullestLoad(slot, { orders: 12, dishes: 20, money: 20_000 })).toBe("18/20");
  expect(fullestLoad(slot, { ...none, money: 10_000 })).toBe("9000/10000");
  expect(fullestLoad(slot, none)).toBe("6");
});

test("BOARD-7 counts a slot as full once one limit is reached", () => {
  expect(isFull(slot, { orders: 7, dishes: 19, money: null })).toBe(false);
  expect(isFull(slot, { orders: 6, dishes: null, money: null })).toBe(true);
  expect(isFull(slot, none)).toBe(false);
});
