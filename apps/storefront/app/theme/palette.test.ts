import { describe, expect, it } from "vitest";
import { contrast, parseColour } from "./colour.ts";
import { type Palette, paletteFor, type ShopColours } from "./palette.ts";
import { themeCss } from "./theme-css.ts";

const none: ShopColours = { background: null, card: null, text: null, button: null, accent: null, highlight: null };
const shops: readonly (readonly [string, ShopColours])[] = [
  ["the house's own colours", none],
  ["a pale yellow button", { ...none, button: "#ffe94d", accent: "#fff176" }],
  ["a dark ground", { ...none, background: "#20242c", card: "#2b303a", text: "#e8e8e8", button: "#2563eb" }],
  ["white on white", { ...none, background: "#ffffff", card: "#ffffff", text: "#ffffff", button: "#ffffff" }],
];

function ratio(palette: Palette, text: string, ground: string): number {
  const [first, second] = [parseColour(palette[text] ?? ""), parseColour(palette[ground] ?? "")];
  if (!first || !second) throw new Error(`no colour ${text} or ${ground}`);
  return contrast(first, second);
}

describe.each(shops)("a shop with %s", (_, colours) => {
  it.each(["light", "dark"] as const)(
    "APP-4 is readable in the %s theme: every text reaches 4.5 on its ground",
    (theme) => {
      const palette = paletteFor(colours, theme);
      for (const ground of ["ground", "card", "sunken"]) {
        for (const text of ["ink", "ink-soft", "action-text", "fresh", "danger", "highlight"]) {
          expect(ratio(palette, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(ratio(palette, "on-action", "action")).toBeGreaterThanOrEqual(4.5);
      expect(ratio(palette, "on-accent", "accent")).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe("the style sheet of a shop", () => {
  it("APP-4 has both themes and the shop's fonts", () => {
    const css = themeCss({ ...none, background: "#f6f1e7" }, { text: "Onest", headings: null });
    expect(css).toContain(":root{--ground:#f6f1e7;");
    expect(css).toContain(":root[data-theme=dark]{--ground:#");
    expect(css).toContain('--font-shop:"Onest";');
    expect(css).not.toContain("--font-shop-headings");
  });

  it("APP-4 lets no setting break out of it", () => {
    const css = themeCss({ ...none, background: "red}</style><script>" }, { text: '";}</style>', headings: null });
    expect(css).not.toContain("<");
    expect(css).not.toContain("--font-shop:");
  });
});
