import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notify, useNotices } from "./notices.ts";

const shown = () => useNotices.getState().notices.map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it("CONST-2 a notice stands for 2000 ms and then goes by itself", () => {
  notify("Добавлено");
  vi.advanceTimersByTime(1999);
  expect(shown()).toEqual(["Добавлено"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it("CONST-2 a notice said again stands once, for its full time from then", () => {
  notify("Добавлено");
  vi.advanceTimersByTime(1500);
  notify("Добавлено");
  expect(shown()).toEqual(["Добавлено"]);
  vi.advanceTimersByTime(1999);
  expect(shown()).toEqual(["Добавлено"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});
