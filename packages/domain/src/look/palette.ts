import { type Colour, contrast, formatColour, mixColours, parseColour, readableOn, withContrast } from "./colour.ts";

/** Colours from `facade.colors` in CSS notation. Null: the default. */
export interface ShopColours {
  readonly background: string | null;
  readonly card: string | null;
  readonly text: string | null;
  readonly button: string | null;
  readonly accent: string | null;
  readonly highlight: string | null;
  readonly accentDark?: string | null;
  readonly accentLight?: string | null;
  readonly accentLightSecondary?: string | null;
}

export type ThemeName = "light" | "dark";

/** Custom properties without their leading dashes, e.g. `ground: "#f6f0e6"`. */
export type Palette = Readonly<Record<string, string>>;

/** Colours of a shop that names none. */
export const DEFAULT_COLOURS = {
  ground: "#f6f1e7",
  ink: "#241c18",
  action: "#a3194f",
  accent: "#e9a92c",
  highlight: "#c8501e",
  fresh: "#4c7a2c",
} as const;
const defaults = DEFAULT_COLOURS;
const warmBlack = colourOr(null, defaults.ink);
const charcoal = colourOr(null, "#1d1917");
const paper = colourOr(null, "#fffdf9");
const bodyText = 7;
const smallText = 4.5;
const control = 3;

/**
 * Every colour of a theme from the few of a shop. For any input, text has a contrast of 4.5 on its background
 * and controls 3 (WCAG AA).
 */
export function paletteFor(colours: ShopColours, theme: ThemeName): Palette {
  const grounds = groundsOf(colours, theme);
  const ink = theme === "light" ? colourOr(colours.text, defaults.ink) : mixColours(paper, charcoal, 0.94);
  const signs = signalsOf(colours, theme);
  const tints = tintsOf(signs, grounds, theme === "light" ? colours : {}, theme);
  return {
    ...formatted({ ground: grounds.ground, card: grounds.card, sunken: grounds.sunken, ...tints }),
    ...formatted(inks(ink, grounds, [...surfacesOf(grounds), ...Object.values(tints)], theme)),
    ...formatted(fills(signs, grounds, colours)),
    ...formatted(signTexts(signs, grounds, tints)),
  };
}

/** A text colour adjusted to be readable on cards and background of a theme; null for an invalid colour. */
export function readableText(text: string, colours: ShopColours, theme: ThemeName): string | null {
  const colour = parseColour(text);
  const grounds = groundsOf(colours, theme);
  return colour && formatColour(withContrast(colour, surfacesOf(grounds), smallText, grounds.pole));
}

/** The page's own colour in a theme. */
export function groundOf(colours: ShopColours, theme: ThemeName): string {
  return formatColour(groundsOf(colours, theme).ground);
}

interface Grounds {
  readonly ground: Colour;
  readonly card: Colour;
  readonly sunken: Colour;
  /** Black or white, whichever is readable on all of them. Unreadable grounds are moved away from it. */
  readonly pole: Colour;
}

type Signal = "action" | "accent" | "highlight" | "fresh" | "danger";
type Colours<Name extends string> = Readonly<Record<Name, Colour>>;

function groundsOf(colours: ShopColours, theme: ThemeName): Grounds {
  const given = colourOr(colours.background, defaults.ground);
  // Charcoal tinted with the shop's own ground, never pure black.
  const ground = theme === "light" ? given : mixColours(given, charcoal, 0.02);
  const pole = farthestFrom(ground);
  const own = (colours.card && parseColour(colours.card)) || mixColours(paper, given, 0.85);
  const card = theme === "light" ? own : mixColours(given, charcoal, 0.07);
  const sunken = theme === "light" ? mixColours(given, warmBlack, 0.94) : mixColours(given, charcoal, 0.12);
  return { ground, card: readableGround(card, pole, ground), sunken: readableGround(sunken, pole, ground), pole };
}

/**
 * A surface on which the pole is readable. A surface of another lightness than the ground is moved towards
 * it.
 */
function readableGround(surface: Colour, pole: Colour, ground: Colour): Colour {
  return withContrast(surface, [pole], smallText, ground);
}

function surfacesOf({ ground, card, sunken }: Grounds): readonly Colour[] {
  return [ground, card, sunken];
}

function signalsOf(colours: ShopColours, theme: ThemeName): Colours<Signal> {
  return {
    action: colourOr(colours.button, defaults.action),
    accent: colourOr(colours.accent, defaults.accent),
    highlight: colourOr(colours.highlight, defaults.highlight),
    fresh: colourOr(null, defaults.fresh),
    danger: colourOr(null, theme === "light" ? "#b3261e" : "#f2867c"),
  };
}

type Tint = "action-tint" | "action-tint-strong" | "accent-tint" | "accent-tint-soft" | "fresh-tint" | "danger-tint";

/** The shop's light accents (`yellow_light`, `yellow_light_secondary`), only for the light theme. */
type OwnTints = Partial<Pick<ShopColours, "accentLight" | "accentLightSecondary">>;

/** A tint of a colour on the card, for blocks with text. */
function tintsOf(
  signs: Colours<Signal>,
  { card, ground, pole }: Grounds,
  { accentLight, accentLightSecondary }: OwnTints,
  theme: ThemeName,
): Colours<Tint> {
  const readable = (colour: Colour) => readableGround(colour, pole, ground);
  const tint = (colour: Colour, share: number) => readable(mixColours(colour, card, share));
  const own = (text: string | null | undefined, share: number) => {
    const given = text ? parseColour(text) : null;
    return given ? readable(given) : tint(signs.accent, share);
  };
  const isLight = theme === "light";
  return {
    "action-tint": tint(signs.action, isLight ? 0.09 : 0.22),
    "action-tint-strong": tint(signs.action, isLight ? 0.18 : 0.3),
    "accent-tint": own(accentLight, isLight ? 0.2 : 0.18),
    "accent-tint-soft": own(accentLightSecondary, 0.1),
    "fresh-tint": tint(signs.fresh, 0.14),
    "danger-tint": tint(signs.danger, 0.1),
  };
}

function inks(ink: Colour, grounds: Grounds, surfaces: readonly Colour[], theme: ThemeName): Colours<string> {
  const { card, pole } = grounds;
  return {
    ink: withContrast(withContrast(ink, surfaces, smallText, pole), surfacesOf(grounds), bodyText, pole),
    "ink-soft": withContrast(mixColours(ink, card, 0.66), surfaces, smallText, pole),
    line: mixColours(ink, card, theme === "light" ? 0.11 : 0.16),
    "line-strong": withContrast(mixColours(ink, card, 0.4), surfacesOf(grounds), control, pole),
  };
}

/** A fill only needs contrast with its background. Its text colour is chosen for contrast, pressed or not. */
function fills(
  { action, accent }: Colours<Signal>,
  { ground, card, pole }: Grounds,
  { accentDark }: Pick<ShopColours, "accentDark">,
): Colours<string> {
  const fill = withContrast(action, [ground, card], control, pole);
  const text = textOn(fill);
  const away = farthestFrom(text);
  return {
    action: fill,
    "on-action": text,
    "action-hover": mixColours(fill, away, 0.88),
    "action-pressed": mixColours(fill, away, 0.76),
    accent,
    "on-accent": textOn(accent),
    // Stars and borders: a light accent is darkened until its contrast suffices.
    "accent-strong": withContrast((accentDark && parseColour(accentDark)) || accent, [ground, card], control, pole),
  };
}

function signTexts(signs: Colours<Signal>, grounds: Grounds, tints: Colours<Tint>): Colours<string> {
  const text = (colour: Colour, ...more: readonly Colour[]) =>
    withContrast(colour, [...surfacesOf(grounds), ...more], smallText, grounds.pole);
  return {
    "action-text": text(signs.action, tints["action-tint"], tints["action-tint-strong"]),
    highlight: text(signs.highlight, tints["accent-tint-soft"]),
    fresh: text(signs.fresh, tints["fresh-tint"]),
    danger: text(signs.danger, tints["danger-tint"]),
  };
}

function formatted(colours: Colours<string>): Palette {
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, formatColour(colour)]));
}

/** Warm white or warm black on a fill. If neither has enough contrast, the pure one. */
function textOn(fill: Colour): Colour {
  const warm = readableOn(fill, paper, warmBlack);
  return contrast(warm, fill) >= smallText ? warm : farthestFrom(fill);
}

/** Black or white, whichever has more contrast. One of them always has 4.58. */
function farthestFrom(ground: Colour): Colour {
  return readableOn(ground, colourOr(null, "#ffffff"), colourOr(null, "#000000"));
}

function colourOr(text: string | null, fallback: string): Colour {
  const colour = (text && parseColour(text)) || parseColour(fallback);
  if (!colour) throw new Error(`not a colour: ${fallback}`);
  return colour;
}
