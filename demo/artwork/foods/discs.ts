import { lit, shaded } from "../engine/colour.ts";
import { contactShadow, relief } from "../engine/light.ts";
import { radial } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { blob, n, TILT } from "../engine/shape.ts";
import { extruded } from "../engine/solid.ts";

export interface Disc {
  /** Half of the width, and the thickness, in pixels. */
  radius: number;
  height: number;
  /** Fried top and paler side. */
  top: string;
  side: string;
  /** Bubbles and scorch of the pan. */
  scorch?: string;
  wobble?: number;
  /** Length against width on the table. */
  long?: number;
  grain?: number;
}

/** A fried disc — syrnik, pancake, cutlet; the origin is its middle on the table. */
export function disc(how: Disc): Part {
  const { radius, height, top, side, scorch = shaded(top, 0.35), wobble = 0.03, long = 1, grain = 0.09 } = how;
  const ry = (radius * TILT) / long;
  const ground = contactShadow(radius * 0.98, ry, 0.4, 7);
  return (pen) => {
    const outline = blob(pen, radius, ry, wobble, 16);
    const fill = radial(
      pen,
      [0.42, 0.36, 0.66],
      [
        [0, lit(top, 0.28)],
        [0.62, top],
        [0.86, shaded(top, 0.2)],
        [1, lit(side, 0.1)],
      ],
    );
    let marks = "";
    for (let i = 0; i < 14; i++) {
      const angle = pen.between(0, Math.PI * 2);
      const reach = Math.sqrt(pen.random()) * 0.8;
      marks += `<ellipse cx="${n(Math.cos(angle) * reach * radius)}" cy="${n(Math.sin(angle) * reach * ry - height)}" rx="${n(pen.between(0.03, 0.11) * radius)}" ry="${n(pen.between(0.02, 0.07) * radius)}" fill="${scorch}" opacity="${n(pen.between(0.1, 0.4))}"/>`;
    }
    const body = extruded(
      outline,
      [
        { height: height * 0.3, side: shaded(side, 0.28) },
        { height: height * 0.7, side },
      ],
      fill,
    );
    return (
      ground(pen) +
      relief((p) => body(p) + marks, { round: 5, depth: 7, grain, pitch: 0.05, gloss: 0.2, force: 0.55 })(pen)
    );
  };
}
