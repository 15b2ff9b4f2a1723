import { type Colour, contrast, formatColour, parseColour } from "./colour.ts";
import { DEFAULT_COLOURS, type Palette, paletteFor, type ShopColours, type ThemeName } from "./palette.ts";

/** Uses of a shop's colours whose contrast the shop ensures. */
export const COLOUR_USES = ["text", "button", "link", "highlight", "edges"] as const;
export type ColourUse = (typeof COLOUR_USES)[number];

/** The readability of a colour of the shop in one use. */
export interface ColourVerdict {
  readonly use: ColourUse;
  /** The lowest contrast of the given colour on page and card (WCAG 2.2), 1–21. */
  readonly ratio: number;
  /** 4.5 for text, 3 for controls and edges. */
  readonly least: number;
  /** The colour on the page: the given one, or the nearest readable one. */
  readonly shown: string;
  readonly isAdjusted: boolean;
}

interface Use {
  readonly use: ColourUse;
  readonly least: number;
  /** Property of the palette with the displayed colour. */
  readonly property: string;
  readonly given: (colours: ShopColours) => string | null | undefined;
  readonly fallback: string;
}

const text = 4.5;
const control = 3;
const uses: readonly Use[] = [
  { use: "text", least: text, property: "ink", given: (each) => each.text, fallback: DEFAULT_COLOURS.ink },
  { use: "button", least: control, property: "action", given: (each) => each.button, fallback: DEFAULT_COLOURS.action },
  { use: "link", least: text, property: "action-text", given: (each) => each.button, fallback: DEFAULT_COLOURS.action },
  {
    use: "highlight",
    least: text,
    property: "highlight",
    given: (each) => each.highlight,
    fallback: DEFAULT_COLOURS.highlight,
  },
  {
    use: "edges",
    least: control,
    property: "accent-strong",
    given: (each) => each.accentDark ?? each.accent,
    fallback: DEFAULT_COLOURS.accent,
  },
];

/**
 * The readability of the shop's colours in a theme, and their replacements (EDIT-4, APP-4). Text of the dark theme is
 * the shop's own, so it is not judged there.
 */
export function judgeColours(colours: ShopColours, theme: ThemeName): readonly ColourVerdict[] {
  const palette = paletteFor(colours, theme);
  const grounds = [colourIn(palette, "ground"), colourIn(palette, "card")];
  return uses
    .filter(({ use }) => theme === "light" || use !== "text")
    .map(({ use, least, property, given, fallback }) => {
      const shown = palette[property] ?? fallback;
      // The shop's default needs no advice: it is judged as it is shown.
      const wanted = parseColour(given(colours) ?? "") ?? required(shown);
      const ratio = Math.min(...grounds.map((ground) => contrast(wanted, ground)));
      return { use, ratio, least, shown, isAdjusted: shown !== formatColour(wanted) };
    });
}

function colourIn(palette: Palette, name: string): Colour {
  return required(palette[name] ?? "");
}

function required(value: string): Colour {
  const colour = parseColour(value);
  if (colour === null) throw new Error(`not a colour: ${value}`);
  return colour;
}
