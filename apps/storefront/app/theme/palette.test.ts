import { contrast, type Palette, paletteFor, parseColour, type ShopColours } from "@skatert/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
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
    "APP-4 is readable in the %s theme: every text has a contrast of 4.5",
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

describe("a shop with arbitrary colours", () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  const maybe = fc.option(hex, { nil: null });
  const anyColours = fc.record({
    background: maybe,
    card: maybe,
    text: maybe,
    button: maybe,
    accent: maybe,
    highlight: maybe,
    accentDark: maybe,
    accentLight: maybe,
    accentLightSecondary: maybe,
  });
  const surfaces = ["ground", "card", "sunken"];
  const tints = ["action-tint", "action-tint-strong", "accent-tint", "accent-tint-soft", "fresh-tint", "danger-tint"];
  /** Text, its background, and the required ratio. */
  const pairs: readonly (readonly [string, readonly string[], number])[] = [
    ["ink", [...surfaces, ...tints], 4.5],
    ["ink-soft", [...surfaces, ...tints], 4.5],
    ["action-text", [...surfaces, "action-tint", "action-tint-strong"], 4.5],
    ["fresh", [...surfaces, "fresh-tint"], 4.5],
    ["danger", [...surfaces, "danger-tint"], 4.5],
    ["highlight", [...surfaces, "accent-tint-soft"], 4.5],
    ["on-action", ["action", "action-hover", "action-pressed"], 4.5],
    ["on-accent", ["accent"], 4.5],
    ["line-strong", surfaces, 3],
    ["action", ["ground", "card"], 3],
    ["accent-strong", ["ground", "card"], 3],
  ];

  it.each(["light", "dark"] as const)("APP-4 reaches 4.5 for text and 3 for controls in the %s theme", (theme) => {
    fc.assert(
      fc.property(anyColours, (colours) => {
        const palette = paletteFor(colours, theme);
        for (const [text, grounds, least] of pairs)
          for (const ground of grounds)
            expect(ratio(palette, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
      }),
    );
  });
});

describe("a shop with accents of its own", () => {
  const own = {
    ...none,
    accent: "#e3a72f",
    accentDark: "#8a5d06",
    accentLight: "#fae6b8",
    accentLightSecondary: "#fdf5e1",
  };

  it("APP-4 yellow_dark colours borders; yellow_light and yellow_light_secondary colour blocks of the light theme", () => {
    expect(paletteFor(own, "light")).toMatchObject({
      accent: "#e3a72f",
      "accent-strong": "#8a5d06",
      "accent-tint": "#fae6b8",
      "accent-tint-soft": "#fdf5e1",
    });
    expect(paletteFor(own, "dark")["accent-tint"]).toBe(
      paletteFor({ ...none, accent: "#e3a72f" }, "dark")["accent-tint"],
    );
  });
});

describe("style sheet of a shop", () => {
  it("APP-4 has both themes and the shop's fonts", () => {
    const css = themeCss({ ...none, background: "#f6f1e7" }, { text: "Onest", headings: null });
    expect(css).toContain(":root{--ground:#f6f1e7;");
    expect(css).toContain(":root[data-theme=dark]{--ground:#");
    expect(css).toContain('--font-shop:"Onest";');
    expect(css).not.toContain("--font-shop-headings");
  });

  it("APP-4 includes the files of the shop's fonts", () => {
    const files = [{ family: "Shop Sans", url: "/wp-content/uploads/shop/sans.woff2" }];
    const css = themeCss(none, { text: "Shop Sans", headings: null, files });
    expect(css).toContain(`@font-face{font-family:"Shop Sans";src:url("/wp-content/uploads/shop/sans.woff2")`);
    expect(css).toContain("font-display:swap");
    const wicked = [{ family: "A", url: '/a.woff2")}</style>' }];
    expect(themeCss(none, { text: "A", headings: null, files: wicked })).not.toContain("@font-face");
  });

  it("APP-4 escapes every setting", () => {
    const css = themeCss({ ...none, background: "red}</style><script>" }, { text: '";}</style>', headings: null });
    expect(css).not.toContain("<");
    expect(css).not.toContain("--font-shop:");
  });
});
