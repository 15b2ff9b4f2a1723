import { describe, expect, it } from "vitest";
import { marksCss, quoted } from "./marks-css.ts";

const words = { avoided: (name: string) => `Есть: ${name}`, liked: "В вашем вкусе" };

describe("APP-2 preferences in the menu", () => {
  it("mark a dish that has what is avoided, and hide it when that is wished", () => {
    const avoided = [{ name: "орехи", ids: [7] }];
    const marked = marksCss({ avoided, likedIds: [], hidesAvoided: false }, words);
    expect(marked).toContain('[data-dish="7"]');
    expect(marked).toContain('content:"Есть: орехи"');
    expect(marked).not.toContain("display:none");
    const hidden = marksCss({ avoided, likedIds: [], hidesAvoided: true }, words);
    expect(hidden).toContain("display:none");
    // An option that is chosen has a stepper in place of its button, and stays.
    expect(hidden).toContain('li:has(>[data-supplement="7"]):has(>button)');
  });

  it("do not praise a dish that has what is avoided", () => {
    const css = marksCss({ avoided: [{ name: "орехи", ids: [7] }], likedIds: [7, 8], hidesAvoided: false }, words);
    const praise = css.slice(0, css.indexOf("В вашем вкусе")).split("\n").at(-1);
    expect(praise).toContain('[data-dish="8"]');
    expect(praise).not.toContain('[data-dish="7"]');
  });

  it("say nothing when there is nothing to say", () => {
    expect(marksCss({ avoided: [], likedIds: [], hidesAvoided: true }, words)).toBe("");
  });

  it("cannot be broken out of by an allergen's name", () => {
    expect(quoted('"} body{display:none')).not.toMatch(/["}{].*["}{].+["}{]/s);
    expect(quoted("a\\")).toBe('"a\\5c "');
  });
});
