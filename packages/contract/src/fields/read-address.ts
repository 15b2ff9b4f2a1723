import { readText } from "./read.ts";

/**
 * A link of the shop's data that a page may follow: a path, an anchor, http(s), tel or mailto. Null for anything else,
 * so that settings cannot inject a script.
 */
export function readLink(value: unknown): string | null {
  // Browsers ignore control characters inside a scheme, so they are removed before the check.
  const link = readText(value).replace(/\p{Cc}/gu, "");
  const isPath = /^[#?]|^\/(?![/\\])/.test(link);
  return isPath || /^(?:https?:\/\/|tel:|mailto:)/i.test(link) ? link : null;
}

/** A CSS colour; null for anything more than a colour. */
export function readColor(value: unknown): string | null {
  const color = readText(value);
  return /^#[\da-f]{3,8}$|^[a-z]{3,30}$|^(?:rgb|hsl|oklch|oklab|lab|lch)a?\([\d\s.,%/a-z+-]{1,60}\)$/i.test(color)
    ? color
    : null;
}

/** A font family name without quotes; null for anything more than a name. */
export function readFontName(value: unknown): string | null {
  const name = readText(value).replace(/["']/g, "");
  return /^[\p{L}\d][\p{L}\d -]{0,60}$/u.test(name) ? name : null;
}
