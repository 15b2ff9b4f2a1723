import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchTip } from "./tip-watch.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched(look: () => Promise<boolean>) {
  const calls = { look: vi.fn(look), onSettled: vi.fn(async () => {}), onGivenUp: vi.fn() };
  return { ...calls, stop: watchTip(calls) };
}

it("polls until the tip is settled, through failed polls", async () => {
  let looks = 0;
  const { look, onSettled, onGivenUp } = watched(async () => {
    looks += 1;
    if (looks === 1) throw new Error("offline");
    return looks === 3;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([look.mock.calls.length, onSettled.mock.calls.length, onGivenUp.mock.calls.length]).toEqual([3, 1, 0]);
});

it("polls again when the order could not be loaded", async () => {
  const { look, onSettled } = watched(async () => true);
  onSettled.mockRejectedValueOnce(new Error("offline"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([look.mock.calls.length, onSettled.mock.calls.length]).toEqual([2, 2]);
});

it("gives up after eight polls", async () => {
  const { look, onSettled, onGivenUp } = watched(async () => false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([look.mock.calls.length, onSettled.mock.calls.length, onGivenUp.mock.calls.length]).toEqual([8, 0, 1]);
});

it.each([false, true])("does nothing after a stop during a poll that finds %s", async (found) => {
  const answer = Promise.withResolvers<boolean>();
  const { look, onSettled, onGivenUp, stop } = watched(() => answer.promise);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  answer.resolve(found);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([look.mock.calls.length, onSettled.mock.calls.length, onGivenUp.mock.calls.length]).toEqual([1, 0, 0]);
});
