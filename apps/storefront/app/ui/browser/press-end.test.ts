import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pressEnd, watchPresses } from "./press-end.ts";

const page = new EventTarget();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  stop = watchPresses(page);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Whether a change that waits for the end of the press may show now. */
async function isFree(): Promise<boolean> {
  let free = false;
  void pressEnd().then(() => {
    free = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return free;
}

const send = (name: string) => page.dispatchEvent(new Event(name));

it("does not wait while no pointer is down", async () => {
  expect(await isFree()).toBe(true);
});

it("waits while a pointer is down, until the click has been sent", async () => {
  send("pointerdown");
  expect(await isFree()).toBe(false);
  send("pointerup");
  expect(await isFree()).toBe(false);
  send("click");
  await vi.advanceTimersByTimeAsync(0);
  expect(await isFree()).toBe(true);
});

it("waits for a click only shortly: a long press sends none", async () => {
  send("pointerdown");
  send("pointerup");
  await vi.advanceTimersByTimeAsync(100);
  expect(await isFree()).toBe(true);
});

it("does not wait for a scroll, nor for a pointer that stays down", async () => {
  send("pointerdown");
  send("pointercancel");
  expect(await isFree()).toBe(true);
  send("pointerdown");
  await vi.advanceTimersByTimeAsync(999);
  expect(await isFree()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isFree()).toBe(true);
});

it("waits for the second of two presses", async () => {
  send("pointerdown");
  send("pointerup");
  send("pointerdown");
  await vi.advanceTimersByTimeAsync(500);
  expect(await isFree()).toBe(false);
});
