import { lit, shaded } from "../engine/colour.ts";
import { relief, shadow } from "../engine/light.ts";
import { radial } from "../engine/paint.ts";
import type { Part, Pen } from "../engine/pen.ts";
import { blob, n } from "../engine/shape.ts";

function yolk(pen: Pen, r: number): string {
  const fill = radial(
    pen,
    [0.36, 0.3, 0.75],
    [
      [0, "#ffdf6b"],
      [0.6, "#f9b128"],
      [1, "#e58a12"],
    ],
  );
  return `<ellipse cx="1" cy="${n(r * 0.14)}" rx="${n(r * 1.06)}" ry="${n(r * 0.78)}" fill="#c98a2a" opacity=".35"/><ellipse rx="${n(r)}" ry="${n(r * 0.74)}" fill="${fill}"/><ellipse cx="${n(-r * 0.34)}" cy="${n(-r * 0.3)}" rx="${n(r * 0.24)}" ry="${n(r * 0.13)}" fill="#fff" opacity=".85"/>`;
}

/** A fried egg, `size` pixels wide. */
export function friedEgg(size: number): Part {
  const r = size / 2;
  return shadow(
    (pen) => {
      const white = relief(
        (p) =>
          `<path d="${blob(p, r, r * 0.64, 0.11, 10)}" fill="#fdf9f0" stroke="#e0a95a" stroke-width="${n(size * 0.018)}"/>`,
        { round: 7, depth: 6, gloss: 0.3, force: 0.45 },
      );
      return `${white(pen)}<g transform="translate(${n(-r * 0.06)} ${n(-r * 0.08)})">${yolk(pen, r * 0.38)}</g>`;
    },
    { dx: 3, dy: 5, blur: 5, opacity: 0.35 },
  );
}

/** A poached egg, cut so that the yolk shows and runs. */
export function poachedEgg(size: number): Part {
  const r = size / 2;
  return shadow(
    (pen) => {
      const white = relief((p) => `<path d="${blob(p, r, r * 0.72, 0.06, 10)}" fill="#fdfaf3"/>`, {
        round: r * 0.22,
        depth: 9,
        gloss: 0.3,
        force: 0.5,
      });
      const run = relief(
        (p) =>
          `<path d="${blob(p, r * 0.5, r * 0.36, 0.16, 9)}" fill="#f8ac22"/><path d="M${n(r * 0.1)} ${n(r * 0.1)}q${n(r * 0.4)} ${n(r * 0.2)} ${n(r * 0.36)} ${n(r * 0.74)}" stroke="#f8ac22" stroke-width="${n(r * 0.24)}" stroke-linecap="round" fill="none"/>`,
        { round: 4, depth: 5, gloss: 0.8, force: 0.5 },
      );
      return white(pen) + run(pen);
    },
    { dx: 3, dy: 6, blur: 5, opacity: 0.38 },
  );
}

/** A folded omelette; `size` pixels wide. */
export function omelette(size: number, colour = "#f6cd59"): Part {
  const r = size / 2;
  return shadow(
    relief(
      (pen) => {
        const fill = radial(
          pen,
          [0.4, 0.2, 0.9],
          [
            [0, lit(colour, 0.35)],
            [0.6, colour],
            [1, shaded(colour, 0.24)],
          ],
        );
        let brown = "";
        for (let i = 0; i < 16; i++) {
          brown += `<ellipse cx="${n(pen.between(-0.7, 0.7) * r)}" cy="${n(pen.between(-0.5, 0) * r)}" rx="${n(pen.between(0.04, 0.13) * r)}" ry="${n(pen.between(0.02, 0.06) * r)}" fill="#b9701c" opacity="${n(pen.between(0.15, 0.4))}"/>`;
        }
        return `<path d="M${n(-r)} ${n(r * 0.16)}C${n(-r * 0.9)} ${n(-r * 0.98)} ${n(r * 0.9)} ${n(-r * 0.98)} ${n(r)} ${n(r * 0.16)}C${n(r * 0.6)} ${n(r * 0.44)} ${n(-r * 0.6)} ${n(r * 0.44)} ${n(-r)} ${n(r * 0.16)}Z" fill="${shaded(colour, 0.12)}"/><path d="M${n(-r * 0.98)} ${n(r * 0.06)}C${n(-r * 0.86)} ${n(-r)} ${n(r * 0.86)} ${n(-r)} ${n(r * 0.98)} ${n(r * 0.06)}C${n(r * 0.6)} ${n(r * 0.3)} ${n(-r * 0.6)} ${n(r * 0.3)} ${n(-r * 0.98)} ${n(r * 0.06)}Z" fill="${fill}"/>${brown}`;
      },
      { round: 11, depth: 10, grain: 0.1, pitch: 0.02, gloss: 0.4, force: 0.55 },
    ),
    { dx: 4, dy: 9, blur: 7, opacity: 0.4 },
  );
}
