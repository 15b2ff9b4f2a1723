import { describe, expect, it } from "vitest";
import { createOwnChanges } from "./own-changes.ts";

/** A change that lasts until it is told to end. */
function slowly() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { change: () => promise, end: resolve, fail: () => reject(new Error("no connection")) };
}

describe("API-6 an answer of the shop", () => {
  it("counts while the shopper changes nothing", () => {
    const { whenAsked } = createOwnChanges();
    expect(whenAsked()()).toBe(true);
  });

  it("does not undo what was changed after it was asked for", async () => {
    const { during, whenAsked } = createOwnChanges();
    const isFresh = whenAsked();
    expect(await during(async () => "saved")).toBe("saved");
    expect(isFresh()).toBe(false);
    expect(whenAsked()()).toBe(true);
  });

  it("does not undo a change that was on its way when it was asked for", async () => {
    const { during, whenAsked } = createOwnChanges();
    const { change, end } = slowly();
    const saved = during(change);
    const isFresh = whenAsked();
    end("saved");
    await saved;
    expect(isFresh()).toBe(false);
  });

  it("counts again after a change that failed", async () => {
    const { during, whenAsked } = createOwnChanges();
    const { change, fail } = slowly();
    const saved = during(change);
    fail();
    await expect(saved).rejects.toThrow("no connection");
    expect(whenAsked()()).toBe(true);
  });
});
