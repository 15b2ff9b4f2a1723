import { takePen } from "../engine/pen.ts";
import { wordmarks } from "./wordmark.ts";

const BEET = "#9c1f45";
const LINEN = "#fbf6ec";
const INK = "#2b211c";

/**
 * The sign: a cloth laid cornerwise with its stitched hem, a plate in the middle. Drawn in a square of
 * 40 units about (20, 20).
 */
export function sign(clothColour = BEET, plateColour = LINEN): string {
  return (
    `<path d="M17.9 1.9Q20 0 22.1 1.9L38.1 17.9Q40 20 38.1 22.1L22.1 38.1Q20 40 17.9 38.1L1.9 22.1Q0 20 1.9 17.9Z" fill="${clothColour}"/>` +
    `<path d="M20 5.2L34.8 20L20 34.8L5.2 20Z" fill="none" stroke="${plateColour}" stroke-width="1.1" stroke-dasharray="2.4 1.3" opacity=".75"/>` +
    `<circle cx="20" cy="20" r="8.8" fill="${plateColour}"/><circle cx="20" cy="20" r="5.3" fill="none" stroke="${clothColour}" stroke-width="1.4"/>`
  );
}

/** The logo: the sign and the name, 176 by 40 units or as wide as the name asks. */
export function logo(name: keyof typeof wordmarks, ink: string, clothColour: string): string {
  const { width, path } = wordmarks[name];
  const scale = 1.15;
  const total = Math.round(52 + width * scale);
  const title = name === "ru" ? "Скатерть" : "Skatert";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${total}" height="40" viewBox="0 0 ${total} 40" role="img" aria-label="${title}">` +
    `${sign(clothColour)}<path transform="translate(49 29.5) scale(${scale})" d="${path}" fill="${ink}"/></svg>`
  );
}

export const lightLogo = (name: keyof typeof wordmarks): string => logo(name, INK, BEET);
export const darkLogo = (name: keyof typeof wordmarks): string => logo(name, "#f6efe4", "#d1446f");

/** The sign alone, as an icon file. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">${sign()}</svg>`;
}

/** An app icon on a beet ground; `inset` is the free part of the side that a launcher may cut away. */
export function appIcon(size: number, inset: number, round: number): string {
  const pen = takePen("icon");
  const id = pen.unique();
  const scale = (size * (1 - inset * 2)) / 40;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b52a54"/><stop offset="1" stop-color="#86183a"/></linearGradient></defs>` +
    `<rect width="${size}" height="${size}" rx="${round}" fill="url(#${id})"/>` +
    `<g transform="translate(${size * inset} ${size * inset}) scale(${scale})">${sign(LINEN, BEET)}</g></svg>`
  );
}
