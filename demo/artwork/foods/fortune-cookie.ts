import { lit, shaded } from "../engine/colour.ts";
import { relief, shadow } from "../engine/light.ts";
import { radial } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { closedCurve, n } from "../engine/shape.ts";

const FOLDED = [
  [-1, 0.36],
  [-0.88, -0.2],
  [-0.42, -0.62],
  [0, -0.72],
  [0.42, -0.62],
  [0.88, -0.2],
  [1, 0.36],
  [0.62, 0.56],
  [0.2, 0.26],
  [0, -0.04],
  [-0.2, 0.26],
  [-0.62, 0.56],
] as const;

/** A fortune cookie with its slip of paper; `size` is its width, about its middle. */
export function fortuneCookie(size: number, colour = "#dfa24c"): Part {
  const r = size / 2;
  const outline = closedCurve(FOLDED.map(([x, y]) => ({ x: x * r, y: y * r })));
  return shadow(
    relief(
      (pen) => {
        const fill = radial(
          pen,
          [0.4, 0.2, 0.9],
          [
            [0, lit(colour, 0.5)],
            [0.5, colour],
            [1, shaded(colour, 0.36)],
          ],
        );
        return (
          `<path d="M${n(r * 0.5)} ${n(r * 0.4)}L${n(r * 1.16)} ${n(r * 0.62)}L${n(r * 1.06)} ${n(r * 0.86)}L${n(r * 0.4)} ${n(r * 0.6)}Z" fill="#fffdf6"/><path d="M${n(r * 0.74)} ${n(r * 0.57)}L${n(r * 1.04)} ${n(r * 0.68)}" stroke="#c04a6c" stroke-width="4"/>` +
          `<path d="${outline}" fill="${fill}"/><path d="M0 ${n(-r * 0.04)}Q${n(r * 0.05)} ${n(-r * 0.3)} 0 ${n(-r * 0.56)}" stroke="${shaded(colour, 0.4)}" stroke-width="${n(r * 0.035)}" fill="none" opacity=".6"/>`
        );
      },
      { round: size * 0.045, depth: 9, grain: 0.06, pitch: 0.03, gloss: 0.4, force: 0.55 },
    ),
    { dx: 5, dy: 9, blur: 7, opacity: 0.42 },
  );
}
