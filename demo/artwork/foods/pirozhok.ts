import { lit, shaded } from "../engine/colour.ts";
import { contactShadow, relief } from "../engine/light.ts";
import { radial } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { blob, n } from "../engine/shape.ts";

export interface CutBun {
  colour: string;
  /** Colours of the filling. */
  filling: readonly [string, string, string];
}

/** Half of a filled bun, its cut towards the viewer; `size` is its width, the origin its foot. */
export function cutPirozhok(size: number, how: CutBun): Part {
  const rx = size / 2;
  const h = size * 0.36;
  const dome = (k: number, drop: number): string =>
    `M${n(-rx * k)} ${n(-h * 0.1)}C${n(-rx * k)} ${n(-h * 1.2 * k)} ${n(rx * k)} ${n(-h * 1.2 * k)} ${n(rx * k)} ${n(-h * 0.1)}C${n(rx * k)} ${n(h * drop)} ${n(-rx * k)} ${n(h * drop)} ${n(-rx * k)} ${n(-h * 0.1)}Z`;
  const ground = contactShadow(rx * 0.94, rx * 0.3, 0.45, 9);
  return (pen) => {
    const crust = radial(
      pen,
      [0.4, 0.2, 0.9],
      [
        [0, lit(how.colour, 0.45)],
        [0.55, how.colour],
        [1, shaded(how.colour, 0.4)],
      ],
    );
    const clip = pen.define(
      `bun ${size}`,
      (id) => `<clipPath id="${id}"><path d="${dome(0.7, 0.26)}" transform="translate(0 8)"/></clipPath>`,
    );
    let bits = "";
    for (let i = 0; i < 110; i++) {
      bits += `<path transform="translate(${n(pen.between(-0.7, 0.7) * rx)} ${n(pen.between(-0.85, 0.3) * h)})" d="${blob(pen, rx * 0.08, rx * 0.055, 0.3, 7)}" fill="${pen.pick(how.filling)}"/>`;
    }
    const stuffing = relief(
      () =>
        `<g clip-path="url(#${clip})"><rect x="${n(-rx)}" y="${n(-h)}" width="${n(size)}" height="${n(h * 2)}" fill="${shaded(how.filling[0], 0.3)}"/>${bits}</g>`,
      { round: 2, depth: 4, grain: 0.3, pitch: 0.06, gloss: 0.3, force: 0.5 },
    );
    const shell = relief(
      () =>
        `<path d="${dome(1, 0.42)}" transform="translate(${n(rx * 0.06)} ${n(-h * 0.12)})" fill="${crust}"/><path d="${dome(0.97, 0.42)}" fill="#f7e3b6"/>`,
      { round: 8, depth: 8, grain: 0.14, pitch: 0.05, gloss: 0.3, force: 0.5 },
    );
    return ground(pen) + shell(pen) + stuffing(pen);
  };
}
