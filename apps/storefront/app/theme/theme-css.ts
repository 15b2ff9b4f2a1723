import { groundOf, type Palette, paletteFor, type ShopColours, type ThemeName } from "@skatert/domain";
import { followsSystem } from "./system-theme.ts";

export interface ShopFonts {
  /** `main_font` and `font_headings` of the settings. Null: the default font. */
  readonly text: string | null;
  readonly headings: string | null;
  /** Files of the two, served by the shop. */
  readonly files?: readonly { readonly family: string; readonly url: string }[];
}

/**
 * The shop's look as one style sheet for the first HTML, with both themes, so that switching needs no request
 * (APP-4).
 */
export function themeCss(colours: ShopColours, fonts: ShopFonts): string {
  const dark = `${declarations(paletteFor(colours, "dark"))}color-scheme:dark`;
  return [
    ...(fonts.files ?? []).map(fontFace),
    `:root{${declarations(paletteFor(colours, "light"))}${fontDeclarations(fonts)}color-scheme:light}`,
    // Print uses light colours in either theme.
    `@media screen{:root[data-theme=dark]{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root[${followsSystem}]{${dark}}}`,
  ].join("");
}

/** Colour of the browser's own frame in a theme. */
export function frameColour(colours: ShopColours, theme: ThemeName): string {
  return groundOf(colours, theme);
}

function declarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
}

function fontDeclarations({ text, headings }: ShopFonts): string {
  const main = safeFamily(text);
  const display = safeFamily(headings);
  return (main ? `--font-shop:"${main}";` : "") + (display ? `--font-shop-headings:"${display}";` : "");
}

/**
 * A family name from the settings enters a style sheet, so only letters, digits, spaces and hyphens are
 * allowed.
 */
function safeFamily(name: string | null): string | null {
  return name && /^[\p{L}\p{N} -]{1,60}$/u.test(name) ? name : null;
}

/** One variable font file for all weights. Text uses the fallback font until it is loaded (APP-4). */
function fontFace({ family, url }: { readonly family: string; readonly url: string }): string {
  const name = safeFamily(family);
  if (name === null || !/^\/[\w./~%-]+$/.test(url)) return "";
  return `@font-face{font-family:"${name}";src:url("${url}") format("woff2");font-weight:100 900;font-display:swap}`;
}
