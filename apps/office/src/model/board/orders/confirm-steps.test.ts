import { columnOf } from "@skatert/domain";
import { expect, test } from "vitest";
import { aBoardOrder, MINUTE, NOW } from "../testing/board-orders.ts";
import { confirmSteps } from "./confirm-steps.ts";

const at = NOW + 40 * MINUTE;
const confirm = { kind: "confirm", promisedAt: at };
const begin = { kind: "stage", stage: "cooking" };

test("BOARD-4 confirms and starts an order for as soon as possible in one press", () => {
  expect(confirmSteps(aBoardOrder(), at, NOW, true)).toEqual([confirm, begin]);
});

test("BOARD-4 confirms a scheduled order, which then waits for its time to start", () => {
  const scheduled = aBoardOrder({ startAt: NOW + MINUTE });
  expect(confirmSteps(scheduled, at, NOW, true)).toEqual([confirm]);
  expect(confirmSteps(scheduled, at, NOW + MINUTE, true)).toEqual([confirm, begin]);
});

test("BOARD-5 does not count an order placed after the last clock tick as scheduled", () => {
  const fresh = aBoardOrder({ startAt: NOW + MINUTE / 4 });
  expect(confirmSteps(fresh, at, NOW, true)).toEqual([confirm, begin]);
  expect(columnOf({ ...fresh, asks: null }, NOW)).toBe("cooking");
});

test("BOARD-1 only confirms if an integration has moved the order or the person may not move it", () => {
  expect(confirmSteps(aBoardOrder({ stage: "cooking" }), at, NOW, true)).toEqual([confirm]);
  expect(confirmSteps(aBoardOrder(), at, NOW, false)).toEqual([confirm]);
});
