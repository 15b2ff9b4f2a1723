import { columnOf } from "@skatert/domain";
import { expect, test } from "vitest";
import { aBoardOrder, MINUTE, NOW } from "../testing/board-orders.ts";
import { confirmSteps } from "./confirm-steps.ts";

const at = NOW + 40 * MINUTE;
const confirm = { kind: "confirm", promisedAt: at };
const begin = { kind: "stage", stage: "cooking" };

test("BOARD-4 one press confirms an order for as soon as possible and puts it to work", () => {
  expect(confirmSteps(aBoardOrder(), at, NOW, true)).toEqual([confirm, begin]);
});

test("BOARD-4 a scheduled order is confirmed and waits for its time to start", () => {
  const scheduled = aBoardOrder({ startAt: NOW + MINUTE });
  expect(confirmSteps(scheduled, at, NOW, true)).toEqual([confirm]);
  expect(confirmSteps(scheduled, at, NOW + MINUTE, true)).toEqual([confirm, begin]);
});

test("BOARD-5 an order placed since the screen's clock ticked is not taken for a scheduled one", () => {
  const fresh = aBoardOrder({ startAt: NOW + MINUTE / 4 });
  expect(confirmSteps(fresh, at, NOW, true)).toEqual([confirm, begin]);
  expect(columnOf({ ...fresh, asks: null }, NOW)).toBe("cooking");
});

test("BOARD-1 confirms alone what an integration has already moved, and for people who move no orders", () => {
  expect(confirmSteps(aBoardOrder({ stage: "cooking" }), at, NOW, true)).toEqual([confirm]);
  expect(confirmSteps(aBoardOrder(), at, NOW, false)).toEqual([confirm]);
});
