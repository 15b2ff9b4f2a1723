import { lit, mix, shaded } from "../engine/colour.ts";
import { blurred, contactShadow } from "../engine/light.ts";
import { linear } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { n, TILT } from "../engine/shape.ts";

export interface Bowl {
  /** Half of the width of the rim in pixels. */
  radius?: number;
  /** Height of the wall seen from outside, in pixels. */
  depth?: number;
  glaze?: string;
  /** Colour of the inside when it differs. */
  inside?: string;
  /** A painted belt on the outside. */
  band?: string;
  /** Ears to hold it by, as on a pot. */
  ears?: boolean;
}

function wall(radius: number, depth: number): string {
  const foot = radius * 0.48;
  const low = depth + radius * 0.18;
  return (
    `M${n(-radius)} 0C${n(-radius)} ${n(depth * 0.75)} ${n(-foot * 1.45)} ${n(low)} ${n(-foot)} ${n(low)}` +
    `Q0 ${n(low + foot * 0.42)} ${n(foot)} ${n(low)}C${n(foot * 1.45)} ${n(low)} ${n(radius)} ${n(depth * 0.75)} ${n(radius)} 0Z`
  );
}

function beltMarkup(radius: number, depth: number, colour: string): string {
  const arc = (y: number, width: number): string =>
    `<path d="M${n(-radius * 0.99)} ${n(y)}A${n(radius)} ${n(radius * TILT)} 0 0 0 ${n(radius * 0.99)} ${n(y)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return `<g opacity=".85">${arc(depth * 0.16, 9)}${arc(depth * 0.16 + 17, 3)}</g>`;
}

function earsMarkup(radius: number, colour: string): string {
  const ear = (side: number): string =>
    `<path d="M${n(side * radius * 0.97)} -6q${side * 62} -4 ${side * 58} 26t${-side * 66} 26" fill="none" stroke="${colour}" stroke-width="22" stroke-linecap="round"/>`;
  return ear(-1) + ear(1);
}

function footShadow(radius: number, depth: number): Part {
  const ground = contactShadow(radius * 0.56, radius * 0.24, 0.5, 14);
  const wide = contactShadow(radius * 0.9, radius * 0.36, 0.26, 30);
  return (pen) => `<g transform="translate(0 ${n(depth + radius * 0.1)})">${wide(pen)}${ground(pen)}</g>`;
}

function wallShine(radius: number, depth: number): Part {
  const path = `M${n(-radius * 0.86)} ${n(depth * 0.42)}q${n(radius * 0.08)} ${n(depth * 0.5)} ${n(radius * 0.3)} ${n(depth * 0.78)}`;
  return blurred(
    () => `<path d="${path}" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".65"/>`,
    6,
  );
}

/** A deep bowl; the origin is the middle of its rim, so soup goes a little below it. */
export function bowl(how: Bowl = {}): Part {
  const { radius = 320, depth = 165, glaze = "#f7f2e8", inside = glaze, band, ears = false } = how;
  const ry = radius * TILT;
  return (pen) => {
    const body = linear(
      pen,
      [0, 0, 1, 0.25],
      [
        [0, shaded(glaze, 0.08)],
        [0.28, lit(glaze, 0.55)],
        [0.62, shaded(glaze, 0.08)],
        [1, shaded(glaze, 0.42)],
      ],
    );
    const rim = linear(
      pen,
      [0, 0, 1, 0.6],
      [
        [0, lit(glaze, 0.9)],
        [0.6, lit(glaze, 0.3)],
        [1, shaded(glaze, 0.12)],
      ],
    );
    const hollow = linear(
      pen,
      [0.15, 0, 0.85, 1],
      [
        [0, shaded(inside, 0.36)],
        [0.5, shaded(inside, 0.1)],
        [1, lit(inside, 0.5)],
      ],
    );
    const clip = pen.define(
      `wall ${radius} ${depth}`,
      (id) => `<clipPath id="${id}"><path d="${wall(radius, depth)}"/></clipPath>`,
    );
    return (
      footShadow(radius, depth)(pen) +
      (ears ? earsMarkup(radius, mix(glaze, "#3a1c12", 0.1)) : "") +
      `<path d="${wall(radius, depth)}" fill="${body}"/>` +
      `<g clip-path="url(#${clip})">${band ? beltMarkup(radius, depth, band) : ""}${wallShine(radius, depth)(pen)}</g>` +
      `<ellipse rx="${n(radius)}" ry="${n(ry)}" fill="${rim}"/>` +
      `<ellipse cy="4" rx="${n(radius * 0.94)}" ry="${n(ry * 0.93)}" fill="${hollow}"/>`
    );
  };
}
