import type { ShopColors } from "@skatert/contract";
import { type Colour, contrast, formatColour, mixColours, parseColour, readableOn, withContrast } from "./colour.ts";

/** Colours a shop gives in `facade.colors`, as CSS writes them; null: the house's own. */
export type ShopColours = Pick<ShopColors, "background" | "card" | "text" | "button" | "accent" | "highlight">;

export type ThemeName = "light" | "dark";

/** Custom properties without their leading dashes, e.g. `ground: "#f6f0e6"`. */
export type Palette = Readonly<Record<string, string>>;

const defaults = {
  ground: "#f6f1e7",
  ink: "#241c18",
  action: "#a3194f",
  accent: "#e9a92c",
  highlight: "#c8501e",
  fresh: "#4c7a2c",
};
const warmBlack = colourOr(null, defaults.ink);
const charcoal = colourOr(null, "#1d1917");
const paper = colourOr(null, "#fffdf9");
const bodyText = 7;
const smallText = 4.5;

/** Every colour of a theme from the few a shop gives, each text readable on its ground (WCAG AA). */
export function paletteFor(colours: ShopColours, theme: ThemeName): Palette {
  const ground = colourOr(colours.background, defaults.ground);
  const given = {
    action: colourOr(colours.button, defaults.action),
    accent: colourOr(colours.accent, defaults.accent),
    highlight: colourOr(colours.highlight, defaults.highlight),
    fresh: colourOr(null, defaults.fresh),
  };
  const grounds = theme === "light" ? lightGrounds(ground, colours.card) : darkGrounds(ground);
  const ink = theme === "light" ? colourOr(colours.text, defaults.ink) : mixColours(paper, charcoal, 0.94);
  return { ...surfaces(grounds, ink, theme), ...signals(given, grounds, theme) };
}

/** The page's own colour in a theme. */
export function groundOf(colours: ShopColours, theme: ThemeName): string {
  const ground = colourOr(colours.background, defaults.ground);
  return formatColour((theme === "light" ? lightGrounds(ground, colours.card) : darkGrounds(ground)).ground);
}

interface Grounds {
  readonly ground: Colour;
  readonly card: Colour;
  readonly sunken: Colour;
}

function lightGrounds(ground: Colour, card: string | null): Grounds {
  const own = (card && parseColour(card)) || mixColours(paper, ground, 0.85);
  return { ground, card: own, sunken: mixColours(ground, warmBlack, 0.94) };
}

/** Charcoal warmed by the shop's own ground, never pure black. */
function darkGrounds(ground: Colour): Grounds {
  return {
    ground: mixColours(ground, charcoal, 0.02),
    card: mixColours(ground, charcoal, 0.07),
    sunken: mixColours(ground, charcoal, 0.12),
  };
}

function surfaces(grounds: Grounds, ink: Colour, theme: ThemeName): Palette {
  const all = Object.values(grounds);
  const far = farthestFrom(grounds.card);
  return {
    ground: formatColour(grounds.ground),
    card: formatColour(grounds.card),
    sunken: formatColour(grounds.sunken),
    ink: formatColour(withContrast(ink, all, bodyText, far)),
    "ink-soft": formatColour(withContrast(mixColours(ink, grounds.card, 0.66), all, smallText, far)),
    line: formatColour(mixColours(ink, grounds.card, theme === "light" ? 0.11 : 0.16)),
    "line-strong": formatColour(withContrast(mixColours(ink, grounds.card, 0.4), all, 3, far)),
  };
}

function signals(
  given: Record<"action" | "accent" | "highlight" | "fresh", Colour>,
  grounds: Grounds,
  theme: ThemeName,
): Palette {
  const all = Object.values(grounds);
  const far = farthestFrom(grounds.card);
  // A fill only has to stand out from the ground; its text is chosen to read on it.
  const fill = withContrast(given.action, [grounds.ground, grounds.card], theme === "light" ? 3 : 2.2, far);
  const danger = colourOr(null, theme === "light" ? "#b3261e" : "#f2867c");
  return {
    action: formatColour(fill),
    "on-action": formatColour(textOn(fill)),
    "action-text": formatColour(withContrast(given.action, all, smallText, far)),
    "action-tint": formatColour(mixColours(given.action, grounds.card, theme === "light" ? 0.09 : 0.22)),
    accent: formatColour(given.accent),
    "on-accent": formatColour(textOn(given.accent)),
    "accent-tint": formatColour(mixColours(given.accent, grounds.card, theme === "light" ? 0.2 : 0.18)),
    highlight: formatColour(withContrast(given.highlight, all, smallText, far)),
    fresh: formatColour(withContrast(given.fresh, all, smallText, far)),
    "fresh-tint": formatColour(mixColours(given.fresh, grounds.card, 0.14)),
    danger: formatColour(withContrast(danger, all, smallText, far)),
    "danger-tint": formatColour(mixColours(danger, grounds.card, 0.1)),
  };
}

/** Warm white or warm black on a fill; where neither reads well enough, the pure one does. */
function textOn(fill: Colour): Colour {
  const warm = readableOn(fill, paper, warmBlack);
  return contrast(warm, fill) >= smallText ? warm : farthestFrom(fill);
}

/** Towards which a colour is moved until it can be read: a shop's light theme may well be dark. */
function farthestFrom(ground: Colour): Colour {
  return readableOn(ground, colourOr(null, "#ffffff"), colourOr(null, "#000000"));
}

function colourOr(text: string | null, fallback: string): Colour {
  const colour = (text && parseColour(text)) || parseColour(fallback);
  if (!colour) throw new Error(`not a colour: ${fallback}`);
  return colour;
}
