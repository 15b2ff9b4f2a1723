import { lit, shaded } from "../engine/colour.ts";
import { relief, shadow } from "../engine/light.ts";
import { radial } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { closedCurve, n } from "../engine/shape.ts";

/** A glazed chicken wing, `size` pixels long, about its middle. */
export function wing(size: number, colour = "#a8471a"): Part {
  const r = size / 2;
  const shape = closedCurve([
    { x: -r, y: -r * 0.1 },
    { x: -r * 0.7, y: -r * 0.42 },
    { x: -r * 0.1, y: -r * 0.3 },
    { x: r * 0.35, y: -r * 0.46 },
    { x: r, y: -r * 0.28 },
    { x: r * 0.86, y: r * 0.06 },
    { x: r * 0.3, y: r * 0.02 },
    { x: 0, y: r * 0.36 },
    { x: -r * 0.66, y: r * 0.32 },
  ]);
  return shadow(
    relief(
      (pen) => {
        const fill = radial(
          pen,
          [0.35, 0.25, 0.85],
          [
            [0, lit(colour, 0.35)],
            [0.5, colour],
            [1, shaded(colour, 0.4)],
          ],
        );
        return `<path d="${shape}" fill="${fill}"/><path d="M${n(-r * 0.1)} ${n(-r * 0.26)}Q${n(r * 0.06)} 0 ${n(-r * 0.04)} ${n(r * 0.3)}" stroke="${shaded(colour, 0.42)}" stroke-width="${n(r * 0.06)}" fill="none" opacity=".6"/>`;
      },
      { round: size * 0.055, depth: 9, grain: 0.08, pitch: 0.03, gloss: 0.8, force: 0.55 },
    ),
    { dx: 4, dy: 8, blur: 6, opacity: 0.45 },
  );
}

/** A roast leg: bone up and left, `size` pixels long, about its middle. */
export function drumstick(size: number, colour = "#b8682a"): Part {
  const r = size / 2;
  const flesh = closedCurve([
    { x: -r * 0.48, y: -r * 0.2 },
    { x: -r * 0.1, y: -r * 0.42 },
    { x: r * 0.5, y: -r * 0.56 },
    { x: r, y: -r * 0.14 },
    { x: r * 0.92, y: r * 0.36 },
    { x: r * 0.4, y: r * 0.52 },
    { x: -r * 0.16, y: r * 0.2 },
    { x: -r * 0.5, y: -r * 0.02 },
  ]);
  return shadow(
    relief(
      (pen) => {
        const fill = radial(
          pen,
          [0.42, 0.24, 0.85],
          [
            [0, lit(colour, 0.5)],
            [0.45, colour],
            [1, shaded(colour, 0.42)],
          ],
        );
        return (
          `<path d="M${n(-r * 0.9)} ${n(-r * 0.18)}L${n(-r * 0.4)} ${n(-r * 0.1)}" stroke="#f3e6d2" stroke-width="${n(r * 0.17)}" stroke-linecap="round"/><circle cx="${n(-r * 0.93)}" cy="${n(-r * 0.27)}" r="${n(r * 0.1)}" fill="#f3e6d2"/><circle cx="${n(-r * 0.96)}" cy="${n(-r * 0.1)}" r="${n(r * 0.1)}" fill="#f3e6d2"/>` +
          `<path d="${flesh}" fill="${fill}"/><path d="M${n(r * 0.1)} ${n(-r * 0.3)}Q${n(r * 0.4)} ${n(-r * 0.42)} ${n(r * 0.66)} ${n(-r * 0.2)}" stroke="${lit(colour, 0.6)}" stroke-width="${n(r * 0.06)}" fill="none" stroke-linecap="round" opacity=".7"/>`
        );
      },
      { round: size * 0.05, depth: 10, grain: 0.12, pitch: 0.03, gloss: 0.6, force: 0.55 },
    ),
    { dx: 5, dy: 11, blur: 8, opacity: 0.45 },
  );
}

/** A chop on its rib: the bone points up right; `size` pixels long. */
export function chop(size: number, colour = "#7a3a22"): Part {
  const r = size / 2;
  const eye = closedCurve([
    { x: -r * 0.72, y: r * 0.28 },
    { x: -r * 0.6, y: -r * 0.16 },
    { x: -r * 0.1, y: -r * 0.26 },
    { x: r * 0.2, y: 0 },
    { x: r * 0.08, y: r * 0.4 },
    { x: -r * 0.36, y: r * 0.54 },
  ]);
  return shadow(
    relief(
      (pen) => {
        const fill = radial(
          pen,
          [0.4, 0.32, 0.8],
          [
            [0, lit(colour, 0.3)],
            [0.55, colour],
            [1, shaded(colour, 0.4)],
          ],
        );
        return (
          `<path d="M${n(r * 0.02)} ${n(r * 0.12)}Q${n(r * 0.5)} ${n(-r * 0.04)} ${n(r * 0.96)} ${n(-r * 0.56)}" stroke="#ecdcc2" stroke-width="${n(r * 0.13)}" stroke-linecap="round" fill="none"/>` +
          `<path d="${eye}" fill="${fill}" stroke="#e0b98c" stroke-width="${n(r * 0.08)}"/><path d="M${n(-r * 0.5)} ${n(r * 0.34)}L${n(-r * 0.24)} ${n(-r * 0.14)}M${n(-r * 0.26)} ${n(r * 0.42)}L${n(0)} ${n(-r * 0.08)}" stroke="#2b120a" stroke-width="${n(r * 0.05)}" opacity=".6" stroke-linecap="round"/>`
        );
      },
      { round: size * 0.035, depth: 8, grain: 0.1, pitch: 0.03, gloss: 0.5, force: 0.55 },
    ),
    { dx: 5, dy: 9, blur: 6, opacity: 0.45 },
  );
}
