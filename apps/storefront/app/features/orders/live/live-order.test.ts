import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { byUrgency, isShown, type LiveOrder, timeLeft } from "./live-order.ts";

const minute = 60_000;
const order: LiveOrder = {
  id: 1,
  number: "1",
  stage: "cooking",
  isDelivery: true,
  isOver: false,
  isUnanswered: false,
  changedAt: 0,
  expectedAt: 25 * minute,
  total: money(100),
  timeZone: "Europe/Moscow",
  now: 0,
};

describe("bar of an active order (ENT-6)", () => {
  it("shows whole minutes, then the time of a later day, and nothing once it is late", () => {
    expect(timeLeft(order, 0)).toEqual({ minutes: 25 });
    expect(timeLeft(order, 24 * minute + 1)).toEqual({ minutes: 1 });
    expect(timeLeft(order, 25 * minute)).toBeNull();
    expect(timeLeft({ expectedAt: 91 * minute }, 0)).toEqual({ at: 91 * minute });
    expect(timeLeft({ expectedAt: null }, 0)).toBeNull();
  });

  it("disappears when the order is handed over, and shows a cancelled one for half an hour", () => {
    expect(isShown(order)).toBe(true);
    expect(isShown({ ...order, stage: "handed-over", isOver: true })).toBe(false);
    const cancelled: LiveOrder = { ...order, stage: "cancelled", isOver: true };
    expect(isShown({ ...cancelled, now: 29 * minute })).toBe(true);
    expect(isShown({ ...cancelled, now: 30 * minute })).toBe(false);
  });

  it("shows the order with the earliest expected time first", () => {
    const later = { ...order, id: 2, expectedAt: 40 * minute };
    const unpaid = { ...order, id: 3, expectedAt: null };
    expect([unpaid, later, order].sort(byUrgency).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
