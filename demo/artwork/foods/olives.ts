import { lit, shaded } from "../engine/colour.ts";
import { radial } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { n } from "../engine/shape.ts";

/** A whole olive, `size` pixels long. */
export function olive(size: number, colour = "#8a9a35"): Part {
  const r = size / 2;
  return (pen) => {
    const fill = radial(
      pen,
      [0.34, 0.28, 0.8],
      [
        [0, lit(colour, 0.6)],
        [0.5, colour],
        [1, shaded(colour, 0.42)],
      ],
    );
    return `<ellipse rx="${n(r)}" ry="${n(r * 0.74)}" fill="${fill}"/><circle cx="${n(r * 0.84)}" r="${n(r * 0.1)}" fill="${shaded(colour, 0.55)}"/><ellipse cx="${n(-r * 0.3)}" cy="${n(-r * 0.36)}" rx="${n(r * 0.22)}" ry="${n(r * 0.1)}" fill="#fff" opacity=".75"/>`;
  };
}
