import { expect, it } from "vitest";
import { blockedByProcessor, type TraceEvent } from "./blocked-time.ts";

const event = (name: string, ms: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: "X",
  pid: 7,
  tid: 1,
  ts: ms * 1000,
  args: {},
  ...more,
});
const page = [
  event("thread_name", 0, { args: { name: "CrRendererMain" } }),
  event("navigationStart", 10, { args: { data: { documentLoaderURL: "http://shop.test/" } } }),
  event("firstContentfulPaint", 100),
];
const task = (ms: number, processorMs: number, more: Partial<TraceEvent> = {}) =>
  event("RunTask", ms, { tdur: processorMs * 1000, ...more });

it("counts the time of tasks beyond 50 ms, four times slower", () => {
  expect(blockedByProcessor([...page, task(200, 20), task(300, 15), task(400, 12)])).toBe(30 + 10);
});

it("ignores work before the first paint, on other threads and in other processes", () => {
  const elsewhere = [task(90, 40), task(200, 40, { tid: 2 }), task(200, 40, { pid: 8 })];
  expect(blockedByProcessor([...page, ...elsewhere])).toBe(0);
});

it("returns nothing for a trace without a page", () => {
  expect(blockedByProcessor([task(200, 40)])).toBeNaN();
});
