import { icons } from "@iconify-json/fluent-emoji";
import { contactShadow } from "./light.ts";
import type { Part } from "./pen.ts";

const SIDE = 32;

const DAYLIGHT = "1 0.02 0 0 0.01  0 1.02 0 0 0.01  0 0.06 0.86 0 0  0 0 0 1 0";
/** Red icons lean to crimson; food in daylight leans to orange. */
const WARM_RED = "1 0.02 0 0 0  0.07 1 0 0 0  0 0.1 0.5 0 0  0 0 0 1 0";
const RED = new Set([
  "tomato",
  "hot-pepper",
  "strawberry",
  "shrimp",
  "bacon",
  "lobster",
  "crab",
  "cherries",
  "red-apple",
  "french-fries",
  "chopsticks",
  "maple-leaf",
]);

/** Green icons that lean to sea blue. */
const WARM_GREEN = "0.8 0.22 0 0 0  0.04 0.84 0 0 0  0.04 0.06 0.3 0 0  0 0 0 1 0";
const GREEN = new Set(["broccoli", "leafy-green", "olive", "avocado", "pea-pod"]);

function daylight(name: string): string {
  if (RED.has(name)) return WARM_RED;
  return GREEN.has(name) ? WARM_GREEN : DAYLIGHT;
}

function bodyOf(name: string): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`no picture called "${name}" in fluent-emoji`);
  return icon.body;
}

/**
 * An ingredient from Fluent Emoji, `size` pixels wide, centred on its origin. The icons shade into violet, so a colour
 * matrix (`tint`, twenty numbers of feColorMatrix) pulls that shade towards daylight to sit with the drawn dishes.
 */
export function emoji(name: string, size: number, tint?: string): Part {
  return (pen) => {
    const prefix = pen.unique();
    const body = bodyOf(name)
      .replaceAll(/id="([^"]+)"/g, `id="${prefix}$1"`)
      .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`);
    const filter = tint ?? daylight(name);
    const id = pen.define(
      `emoji ${filter}`,
      (key) =>
        `<filter id="${key}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feColorMatrix values="${filter}"/></filter>`,
    );
    const scale = (size / SIDE).toFixed(4);
    return `<g filter="url(#${id})"><g transform="scale(${scale}) translate(-16 -16)">${body}</g></g>`;
  };
}

/** An ingredient standing on the table with its shadow; the origin is where it touches the table. */
export function standing(name: string, size: number, how: { turn?: number; flip?: boolean } = {}): Part {
  const { turn = 0, flip = false } = how;
  const picture = emoji(name, size);
  const ground = contactShadow(size * 0.36, size * 0.13, 0.42, Math.max(3, size * 0.05));
  return (pen) =>
    ground(pen) +
    `<g transform="translate(0 ${-size * 0.36}) rotate(${turn})${flip ? " scale(-1 1)" : ""}">${picture(pen)}</g>`;
}
