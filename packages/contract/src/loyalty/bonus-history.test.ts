import { expect, it } from "vitest";
import { bonusHistoryFromWire } from "./map.ts";

it("VALID-8 reads the entries of a balance; an unknown kind becomes other", () => {
  const line = { id: "a", points: -120, date: "2026-03-04T09:00:00.000Z", order_id: 7 };
  const gift = { id: "b", kind: "birthday", points: 50, date: "2026-03-03T09:00:00.000Z", order_id: null };
  expect(bonusHistoryFromWire({ entries: [{ ...line, kind: "spent" }, gift] })).toEqual([
    { id: "a", kind: "spent", points: -120, at: Date.UTC(2026, 2, 4, 9), orderId: 7 },
    { id: "b", kind: "other", points: 50, at: Date.UTC(2026, 2, 3, 9), orderId: null },
  ]);
});
