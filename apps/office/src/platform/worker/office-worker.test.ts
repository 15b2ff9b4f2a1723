import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { takeNewBuild } from "./office-worker.ts";

const reload = vi.fn();
const worker = { postMessage: vi.fn() };
let onChange = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { location: { reload } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function registered(waiting: typeof worker | null): void {
  const addEventListener = (_type: string, listener: () => void) => {
    onChange = listener;
  };
  vi.stubGlobal("navigator", { serviceWorker: { register: async () => ({ waiting }), addEventListener } });
}

it("reloads the page if another tab took the newer build", async () => {
  registered(null);
  await takeNewBuild();
  expect(reload).toHaveBeenCalledOnce();
});

it("lets a waiting build take over before the page loads", async () => {
  registered(worker);
  const taken = takeNewBuild();
  await vi.advanceTimersByTimeAsync(100);
  expect(worker.postMessage).toHaveBeenCalledWith({ type: "take-over" });
  expect(reload).not.toHaveBeenCalled();
  onChange();
  await taken;
  expect(reload).toHaveBeenCalledOnce();
});

it("leaves the page as it is if a waiting build never answers", async () => {
  registered(worker);
  const taken = takeNewBuild();
  await vi.advanceTimersByTimeAsync(10_000);
  await taken;
  expect(reload).not.toHaveBeenCalled();
});
