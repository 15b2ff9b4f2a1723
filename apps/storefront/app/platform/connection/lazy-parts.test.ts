import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { awaitLazyParts, fileOf } from "./lazy-parts.ts";
import { aimReload } from "./reload-guard.ts";
import { useServerAway } from "./server-away.ts";

const reload = vi.fn();
const assign = vi.fn();
const fetching = vi.fn<(file: string) => Promise<{ ok: boolean; status: number }>>();
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  page = Object.assign(new EventTarget(), { location: { reload, assign } });
  const entries = new Map<string, string>();
  vi.stubGlobal("window", page);
  vi.stubGlobal("fetch", fetching);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
  awaitLazyParts("/assets/entry-1.js");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
  fetching.mockReset();
});

const away = () => Promise.reject(new TypeError("Failed to fetch"));
const answer = (status: number) => () => Promise.resolve({ ok: status < 400, status });

/** Like Vite's helper: dispatches the event and returns the import's result. */
function fails(message: string, load: () => Promise<unknown>): Promise<unknown> {
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload: new Error(message) });
  page.dispatchEvent(event);
  const { again } = event as Event & { again?: (load: () => Promise<unknown>) => Promise<unknown> };
  return event.defaultPrevented && again ? again(load) : Promise.reject(event.payload);
}
const failed = "Failed to fetch dynamically imported module: http://shop/assets/cart-a1.js";

describe("a lazy part that failed to load", () => {
  it("ERR-2 loads once the server answers again, and the page waits and shows it meanwhile", async () => {
    fetching.mockImplementationOnce(away).mockImplementationOnce(answer(503)).mockImplementation(answer(200));
    const load = vi.fn(() => Promise.resolve("cart"));
    const part = fails(failed, load);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(load).not.toHaveBeenCalled();
    expect(useServerAway.getState().waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(part).resolves.toBe("cart");
    expect(fetching.mock.calls.map(([file]) => file)).toEqual(Array(3).fill("/assets/cart-a1.js"));
    expect(useServerAway.getState().waiting).toBe(0);
    expect(reload).not.toHaveBeenCalled();
  });

  it("loads as soon as the connection is back", async () => {
    fetching.mockImplementationOnce(away).mockImplementation(answer(200));
    const part = fails(failed, () => Promise.resolve("cart"));
    await vi.advanceTimersByTimeAsync(0);
    page.dispatchEvent(new Event("online"));
    await expect(part).resolves.toBe("cart");
  });

  it("ERR-2 CONST-5 of a removed build reloads the page once in ten seconds", async () => {
    fetching.mockImplementation(answer(404));
    await expect(fails(failed, () => Promise.resolve())).rejects.toThrow("cart-a1.js");
    await expect(fails(failed, () => Promise.resolve())).rejects.toThrow("cart-a1.js");
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(fails(failed, () => Promise.resolve())).rejects.toThrow("cart-a1.js");
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("ERR-2 of the page that the shopper is on the way to opens that page", async () => {
    fetching.mockImplementation(answer(404));
    aimReload("http://shop/blog");
    await expect(fails(failed, () => Promise.resolve())).rejects.toThrow("cart-a1.js");
    expect([assign.mock.calls, reload.mock.calls]).toEqual([[["http://shop/blog"]], []]);
    aimReload(null);
  });

  it("whose failure the browser caches reloads the page", async () => {
    fetching.mockImplementation(answer(200));
    await expect(fails(failed, () => Promise.reject(new Error("remembered")))).rejects.toThrow("cart-a1.js");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("without a name in the error probes the entry's file", async () => {
    fetching.mockImplementation(answer(200));
    await expect(fails("Importing a module script failed.", () => Promise.resolve("cart"))).resolves.toBe("cart");
    expect(fetching).toHaveBeenCalledWith("/assets/entry-1.js", expect.anything());
  });
});

it("finds the file in the error texts of browsers and Vite", () => {
  expect(fileOf(new Error("Unable to preload CSS for /assets/cart-DnDd_-wI.css"))).toBe("/assets/cart-DnDd_-wI.css");
  expect(fileOf(new Error("error loading dynamically imported module: https://s/assets/a-1.js"))).toBe(
    "/assets/a-1.js",
  );
  expect(fileOf("text")).toBeNull();
});
