import { describe, expect, it } from "vitest";
import { isPale } from "./colour.ts";

describe("LAYOUT-1 the text on a colour", () => {
  it.each(["#fff", "#ffffff", "#f5b301", "rgb(250, 240, 230)"])("%s is pale and takes dark text", (colour) =>
    expect(isPale(colour)).toBe(true),
  );
  it.each(["#000", "#7a1f1f", "rgb(20, 30, 90)", "mustard of the house", ""])("%s takes white text", (colour) =>
    expect(isPale(colour)).toBe(false),
  );
});
