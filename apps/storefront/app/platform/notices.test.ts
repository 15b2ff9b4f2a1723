import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noticeIsSeen, notify as notifyUnseen, useNotices } from "./notices.ts";

const shown = () =>
  useNotices
    .getState()
    .notices.slice(0, 1)
    .map(({ text }) => text);

/** On a page with time to show each notice at once. */
function notify(...told: Parameters<typeof notifyUnseen>): void {
  notifyUnseen(...told);
  see();
}

function see(): void {
  const [notice] = useNotices.getState().notices;
  if (notice) noticeIsSeen(notice);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it("CONST-2 a notice disappears after 2000 ms", () => {
  notify("Добавлено");
  vi.advanceTimersByTime(1999);
  expect(shown()).toEqual(["Добавлено"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it("CONST-2 the 2000 ms begin when a busy page shows the notice; showing it in another place does not prolong it", () => {
  notifyUnseen("Добавлено");
  vi.advanceTimersByTime(5000);
  expect(shown()).toEqual(["Добавлено"]);
  see();
  vi.advanceTimersByTime(1500);
  see();
  vi.advanceTimersByTime(499);
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

it("a notice replaces the one before, and its timer does not end the next one", () => {
  notify("Добавлено");
  vi.advanceTimersByTime(1500);
  notify("Убрано");
  expect(shown()).toEqual(["Убрано"]);
  vi.advanceTimersByTime(1999);
  expect(shown()).toEqual(["Убрано"]);
});

it("a notice with an undo stays for 6000 ms", () => {
  notify("Убрано", "info", () => undefined);
  vi.advanceTimersByTime(5999);
  expect(shown()).toEqual(["Убрано"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it("news waits for a notice with an undo, but a result of the shopper's action does not", () => {
  notify("Убрано", "info", () => undefined);
  notify("Скидка больше не действует", "info");
  expect(shown()).toEqual(["Убрано"]);
  vi.advanceTimersByTime(6000);
  expect(shown()).toEqual(["Скидка больше не действует"]);
  see();
  vi.advanceTimersByTime(2000);
  expect(shown()).toEqual([]);
  notify("Убрано", "info", () => undefined);
  notify("Добавлено");
  expect(shown()).toEqual(["Добавлено"]);
});
