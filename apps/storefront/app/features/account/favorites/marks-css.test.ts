import { describe, expect, it } from "vitest";
import { marksCss, quoted } from "./marks-css.ts";

const words = { avoided: (name: string) => `Есть: ${name}`, liked: "В вашем вкусе" };

describe("APP-2 preferences in the menu", () => {
  it("mark a dish with avoided contents, and hide it if the shopper wants that", () => {
    const avoided = [{ name: "орехи", ids: [7] }];
    const marked = marksCss({ avoided, likedIds: [], hiddenIds: [] }, words);
    expect(marked).toContain('[data-dish="7"]');
    expect(marked).toContain('content:"Есть: орехи"');
    expect(marked).not.toContain("display:none");
    const hidden = marksCss({ avoided, likedIds: [], hiddenIds: [7] }, words);
    expect(hidden).toContain("display:none");
    // A chosen option has a stepper instead of its button, and stays visible.
    expect(hidden).toContain('li:has(>[data-supplement="7"]):has(>button)');
  });

  it("do not recommend a dish with avoided contents", () => {
    const css = marksCss({ avoided: [{ name: "орехи", ids: [7] }], likedIds: [7, 8], hiddenIds: [] }, words);
    const praise = css.slice(0, css.indexOf("В вашем вкусе")).split("\n").at(-1);
    expect(praise).toContain('[data-dish="8"]');
    expect(praise).not.toContain('[data-dish="7"]');
  });

  it("are an empty style sheet without preferences", () => {
    expect(marksCss({ avoided: [], likedIds: [], hiddenIds: [] }, words)).toBe("");
  });

  it("cannot be escaped by an allergen's name", () => {
    expect(quoted('"} body{display:none')).not.toMatch(/["}{].*["}{].+["}{]/s);
    expect(quoted("a\\")).toBe('"a\\5c "');
  });
});
