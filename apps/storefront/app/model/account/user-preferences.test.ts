import { describe, expect, it } from "vitest";
import { readPreferences, writePreferences } from "./user-preferences.ts";

describe("APP-2 food preferences", () => {
  const wish = { avoided: ["орехи", "молоко"], liked: ["острое"], hidesAvoided: true };

  it("are equal after saving and reading", () => {
    expect(readPreferences(writePreferences(wish, []))).toEqual(wish);
    expect(readPreferences([])).toEqual({ avoided: [], liked: [], hidesAvoided: false });
  });

  it("keep entries of other programs", () => {
    const words = writePreferences({ avoided: [], liked: [], hidesAvoided: false }, [
      "no-onion",
      ...writePreferences(wish, []),
    ]);
    expect(words).toEqual(["no-onion"]);
  });
});
