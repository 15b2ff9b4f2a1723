import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beforeShiftEnds, finishShift } from "./shift.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("BOARD-8 waits at the end of a shift for registered work that was not removed", async () => {
  let [sent, isOver]: [(() => void) | null, boolean] = [null, false];
  const forget = beforeShiftEnds(
    () =>
      new Promise<void>((resolve) => {
        sent = resolve;
      }),
  );
  beforeShiftEnds(() => new Promise(() => undefined))();
  void finishShift().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOver).toBe(false);
  (sent as (() => void) | null)?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver).toBe(true);
  forget();
});

it("BOARD-8 does not let a hanging line or a failure block the end of a shift", async () => {
  const forget = [
    beforeShiftEnds(() => new Promise(() => undefined)),
    beforeShiftEnds(() => Promise.reject(new Error("away"))),
  ];
  let isOver = false;
  void finishShift().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(3_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  for (const each of forget) each();
});
