import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NOW } from "../testing/board-orders.ts";
import { createBell } from "./bell.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const parameter = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };

/** A running audio context that counts its tones. */
function aSound() {
  const count = { tones: 0 };
  const node = { connect: () => node, disconnect() {}, start() {}, stop() {}, gain: parameter, frequency: {} };
  const context = Object.assign(new EventTarget(), {
    state: "running",
    currentTime: 0,
    createGain: () => node,
    createOscillator() {
      count.tones += 1;
      return node;
    },
  });
  return { context: context as unknown as AudioContext, count };
}

it("BOARD-3 plays nothing after the bell is closed", () => {
  const { context, count } = aSound();
  const bell = createBell({ context, now: Date.now, onState: () => undefined });
  bell.ring([{ kind: "new", since: NOW, latest: NOW, insists: true }]);
  expect(count.tones).toBeGreaterThan(0);
  bell.close();
  count.tones = 0;
  bell.ring([{ kind: "cancel", since: NOW, latest: NOW, insists: true }]);
  expect(count.tones).toBe(0);
});
