import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const entries = new Map<string, string>();
const pickup = { kind: "pickup", locationId: 21, warehouseId: 501, pointId: 31 };

/** The page before anything is read from the browser's storage. */
async function start() {
  vi.resetModules();
  const [{ askForPlace }, { usePlace }] = await Promise.all([import("./ask-for-place.ts"), import("./place-store.ts")]);
  return { askForPlace, usePlace };
}

beforeEach(() => {
  entries.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("STATE-2 a menu that requires an address first", () => {
  it("STATE-2 asks if no place is stored, but not before the storage is read", async () => {
    const { askForPlace, usePlace } = await start();
    const ask = vi.fn();
    askForPlace(ask);
    expect(ask).not.toHaveBeenCalled();
    await usePlace.persist.rehydrate();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("STATE-2 asks at once on a page that opens later, until stopped", async () => {
    const { askForPlace, usePlace } = await start();
    await usePlace.persist.rehydrate();
    const ask = vi.fn();
    const stop = askForPlace(ask);
    expect(ask).toHaveBeenCalledTimes(1);
    stop();
    await usePlace.persist.rehydrate();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("STATE-2 does not ask a shopper with a stored place", async () => {
    const { askForPlace, usePlace } = await start();
    entries.set("skatert-place", JSON.stringify({ state: { place: pickup, lastDelivery: null }, version: 1 }));
    const ask = vi.fn();
    askForPlace(ask);
    await usePlace.persist.rehydrate();
    expect(usePlace.getState().place).not.toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });
});
