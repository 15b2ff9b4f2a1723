import { afterEach, describe, expect, it } from "vitest";
import { browserStorage, openStorage, visitStorage } from "./stored.ts";

const names = ["localStorage", "sessionStorage"] as const;
const own = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

afterEach(() => {
  for (const [index, name] of names.entries()) {
    const descriptor = own[index];
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
});

const forbidding: readonly (readonly [string, () => unknown])[] = [
  [
    "forbids storage",
    () => {
      throw new DOMException("denied", "SecurityError");
    },
  ],
  ["has none", () => undefined],
];

describe.each(forbidding)("in a browser that %s", (_, look) => {
  it.each([
    ["between visits", browserStorage],
    ["for this visit", visitStorage],
  ])("what is kept %s stays in memory until the page is left", async (_when, open) => {
    for (const name of names) Object.defineProperty(globalThis, name, { get: look, configurable: true });
    const storage = open();
    expect(await storage?.getItem("cart")).toBeNull();
    await storage?.setItem("cart", { state: { lines: [1] }, version: 1 });
    expect(await storage?.getItem("cart")).toEqual({ state: { lines: [1] }, version: 1 });
    await storage?.removeItem("cart");
    expect(await storage?.getItem("cart")).toBeNull();
    expect(openStorage).not.toThrow();
  });
});
