import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const [dark = "", light = ""] = css.split(':root[data-theme="light"]');
const coloursOf = (part: string) =>
  new Map([...part.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name = "", value = ""]) => [name, value]));
const themes = { dark: coloursOf(dark), light: new Map([...coloursOf(dark), ...coloursOf(light)]) };

/** Relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, "$&$&") : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["ground", "surface", "surface-raised"];
type Pair = readonly [front: string, back: string, least: number];
const pairs: readonly Pair[] = [
  ...grounds.flatMap((ground): readonly Pair[] => [
    ["text", ground, 7],
    ["text-quiet", ground, 4.5],
    ["danger", ground, 4.5],
    ["warning", ground, 4.5],
    ["success", ground, 4.5],
    ["line-strong", ground, 3],
    ["focus", ground, 3],
  ]),
  ["on-accent", "accent", 7],
  ["on-accent", "accent-hover", 7],
  // The lateness of an order, on any card, read from two metres.
  ["danger", "surface", 7],
  ["danger", "warning-ground", 7],
  ["danger", "danger-ground", 7],
  ["on-danger-solid", "danger-solid", 4.5],
  ["on-danger-solid", "danger-solid-hover", 4.5],
  ...["danger", "warning", "success", "info"].flatMap((look): readonly Pair[] => [
    ["text", `${look}-ground`, 7],
    [look, `${look}-ground`, 4.5],
  ]),
];

describe.each(["dark", "light"] as const)("the %s theme", (theme) => {
  it.each(pairs)("OFFICE-4 shows %s on %s with a contrast of %d at least", (front, back, least) => {
    const [one = "", other = ""] = [front, back].map((name) => themes[theme].get(name));
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});
