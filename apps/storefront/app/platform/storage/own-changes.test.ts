import { describe, expect, it } from "vitest";
import { createOwnChanges } from "./own-changes.ts";

/** A change that stays pending until the test ends it. */
function slowly() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { change: () => promise, end: resolve, fail: () => reject(new Error("no connection")) };
}

describe("API-6 an answer of the server", () => {
  it("applies while the shopper changes nothing", () => {
    const { whenAsked } = createOwnChanges();
    expect(whenAsked()()).toBe(true);
  });

  it("does not undo a change made after the request", async () => {
    const { during, whenAsked } = createOwnChanges();
    const isFresh = whenAsked();
    expect(await during(async () => "saved")).toBe("saved");
    expect(isFresh()).toBe(false);
    expect(whenAsked()()).toBe(true);
  });

  it("does not undo a change that was pending at the request", async () => {
    const { during, whenAsked } = createOwnChanges();
    const { change, end } = slowly();
    const saved = during(change);
    const isFresh = whenAsked();
    end("saved");
    await saved;
    expect(isFresh()).toBe(false);
  });

  it("applies again after a failed change", async () => {
    const { during, whenAsked } = createOwnChanges();
    const { change, fail } = slowly();
    const saved = during(change);
    fail();
    await expect(saved).rejects.toThrow("no connection");
    expect(whenAsked()()).toBe(true);
  });
});
