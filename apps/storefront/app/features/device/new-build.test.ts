import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { takeNewBuild } from "./new-build.ts";

/**
 * A registration with an active and a waiting worker. Records their messages and the page's reloads in order.
 */
function workers({ takesOver }: { readonly takesOver: boolean }) {
  const story: string[] = [];
  const container = new EventTarget();
  const registration = {
    active: { postMessage: ({ type }: { type: string }) => story.push(`old: ${type}`) },
    waiting: {
      postMessage: ({ type }: { type: string }) => {
        story.push(`new: ${type}`);
        if (takesOver) container.dispatchEvent(new Event("controllerchange"));
      },
    },
    unregister: async () => story.push("unregistered"),
  };
  vi.stubGlobal("navigator", {
    serviceWorker: Object.assign(container, { getRegistration: async () => registration }),
  });
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("window", { location: { reload: () => story.push("reloaded") } });
  return story;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("STATE-9 the old worker stops, the new one takes over, and the page is reloaded once", async () => {
  const story = workers({ takesOver: true });
  await takeNewBuild();
  await vi.runAllTimersAsync();
  expect(story).toEqual(["old: stand-aside", "new: take-over", "reloaded"]);
});

it("STATE-9 if the new worker fails to take over, the page is loaded from the network", async () => {
  const story = workers({ takesOver: false });
  const taken = takeNewBuild();
  await vi.runAllTimersAsync();
  await taken;
  expect(story).toEqual(["old: stand-aside", "new: take-over", "unregistered", "reloaded"]);
});
