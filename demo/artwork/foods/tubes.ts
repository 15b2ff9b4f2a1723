import { lit, mix, shaded } from "../engine/colour.ts";
import { relief, shadow } from "../engine/light.ts";
import type { Part } from "../engine/pen.ts";
import { n } from "../engine/shape.ts";

export interface Tube {
  length: number;
  /** Half of the thickness in pixels. */
  radius: number;
  colour: string;
  /** Lines around the tube: grill bars, cabbage veins, folds. */
  marks?: { colour: string; count: number; width?: number };
  /** A bend upwards in pixels. */
  bend?: number;
  /** Colour of the cut ends; none leaves them round. */
  cut?: string;
  grain?: number;
  gloss?: number;
}

/** Something long and round lying across — kebab, sausage, cabbage roll, rolled pancake; origin at its middle. */
export function tube(how: Tube): Part {
  const { length, radius, colour, marks, bend = 0, cut, grain = 0.1, gloss = 0.4 } = how;
  const half = length / 2;
  const spine = `M${n(-half)} 0Q0 ${n(-bend * 2)} ${n(half)} 0`;
  const body: Part = (pen) => {
    let lines = "";
    for (let i = 0; marks && i < marks.count; i++) {
      const share = (i + 0.5) / marks.count;
      const x = -half + length * share;
      const y = -bend * 4 * share * (1 - share);
      const lean = pen.between(0.1, 0.34) * radius;
      lines += `<path d="M${n(x - lean)} ${n(y - radius * 0.92)}Q${n(x + radius * 0.36)} ${n(y)} ${n(x + lean)} ${n(y + radius * 0.92)}" stroke="${marks.colour}" stroke-width="${marks.width ?? 6}" fill="none" opacity=".55" stroke-linecap="round"/>`;
    }
    const cap = cut ? "butt" : "round";
    return (
      // A straight stroke has a box without height, and a filter would cut it; the unpainted box keeps room.
      `<rect x="${n(-half - radius)}" y="${n(-radius * 1.2 - bend)}" width="${n(length + radius * 2)}" height="${n(radius * 2.4 + bend)}" fill="none"/>` +
      `<path d="${spine}" fill="none" stroke="${shaded(colour, 0.2)}" stroke-width="${radius * 2}" stroke-linecap="${cap}"/>` +
      `<path d="${spine}" fill="none" stroke="${colour}" stroke-width="${radius * 1.7}" stroke-linecap="${cap}" transform="translate(0 ${n(-radius * 0.12)})"/>` +
      `<path d="${spine}" fill="none" stroke="${lit(colour, 0.3)}" stroke-width="${radius * 0.5}" stroke-linecap="round" transform="translate(${n(-radius * 0.1)} ${n(-radius * 0.46)})" opacity=".55"/>` +
      lines +
      (cut ? cutEnd(half, radius, cut, colour) : "")
    );
  };
  return shadow(relief(body, { round: radius * 0.3, depth: 10, grain, pitch: 0.04, gloss, force: 0.5 }), {
    dx: 5,
    dy: radius * 0.34,
    blur: 6,
    opacity: 0.42,
  });
}

function cutEnd(x: number, radius: number, inside: string, outside: string): string {
  return (
    `<ellipse cx="${n(x)}" rx="${n(radius * 0.46)}" ry="${n(radius)}" fill="${lit(outside, 0.25)}"/>` +
    `<ellipse cx="${n(x + 2)}" rx="${n(radius * 0.33)}" ry="${n(radius * 0.74)}" fill="${inside}"/>` +
    `<ellipse cx="${n(x + 3)}" cy="${n(radius * 0.06)}" rx="${n(radius * 0.16)}" ry="${n(radius * 0.36)}" fill="${mix(inside, outside, 0.45)}"/>`
  );
}

/** Chunks on a stick; `chunks` left to right, each drawn about its middle, `step` pixels apart. */
export function skewer(chunks: readonly Part[], step: number, stick = "#c9a06a"): Part {
  const span = step * chunks.length;
  return shadow(
    (pen) => {
      const rod = `<path d="M${n(-span / 2 - 70)} 0H${n(span / 2 + 110)}" stroke="${shaded(stick, 0.3)}" stroke-width="10" stroke-linecap="round"/><path d="M${n(-span / 2 - 70)} -2H${n(span / 2 + 110)}" stroke="${lit(stick, 0.2)}" stroke-width="5" stroke-linecap="round"/>`;
      return (
        rod +
        chunks
          .map(
            (chunk, i) =>
              `<g transform="translate(${n(-span / 2 + step * (i + 0.5))} ${n(pen.between(-3, 3))})">${chunk(pen)}</g>`,
          )
          .join("")
      );
    },
    { dx: 4, dy: 10, blur: 6, opacity: 0.4 },
  );
}
