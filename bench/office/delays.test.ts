import { expect, it } from "vitest";
import { delaysOf } from "./delays.ts";

const placed = new Map([[1, 1000]]);
const seenAs = (paintedAt: number, soundsSince: number | null) => new Map([[1, { paintedAt, soundsSince }]]);

it.each([
  ["the later of card and tone counts", seenAs(1040, 1070), { delaysMs: [70], begun: 1 }],
  ["a bell that sounded before the order sounds for it too", seenAs(1040, 900), { delaysMs: [40], begun: 0 }],
  ["a silent card is never there", seenAs(1040, null), { delaysMs: [Number.POSITIVE_INFINITY], begun: 0 }],
  ["nor is a missing one", new Map(), { delaysMs: [Number.POSITIVE_INFINITY], begun: 0 }],
])("%s", (_title, seen, expected) => {
  expect(delaysOf(placed, seen)).toEqual(expected);
});
