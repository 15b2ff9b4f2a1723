import { lit, mix, shaded } from "../engine/colour.ts";
import { contactShadow } from "../engine/light.ts";
import { linear } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { n, TILT } from "../engine/shape.ts";

export interface Plate {
  /** Half of the width in pixels. */
  radius?: number;
  glaze?: string;
  /** A painted line along the rim. */
  band?: string;
  /** Width of the rim as a share of the radius. */
  rim?: number;
}

function rimSpots(radius: number, colour: string): string {
  let marks = "";
  for (let i = 0; i < 28; i++) {
    const angle = (i / 28) * Math.PI * 2;
    const x = Math.cos(angle) * radius;
    const y = Math.sin(angle) * radius * TILT;
    marks += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="5" ry="3.4" fill="${colour}"/>`;
  }
  return `<g opacity=".8">${marks}</g>`;
}

function rimMarkup(radius: number, rim: number, band: string, glaze: string): string {
  const line = radius * 0.955;
  return (
    `<ellipse rx="${n(line)}" ry="${n(line * TILT)}" fill="none" stroke="${band}" stroke-width="6" opacity=".85"/>` +
    rimSpots(radius * (1 - rim * 0.55), mix(band, glaze, 0.15))
  );
}

/** A plate; the origin is the middle of its well, where food is put. */
export function plate(how: Plate = {}): Part {
  const { radius = 370, glaze = "#f8f4ec", band, rim = 0.2 } = how;
  const ry = radius * TILT;
  const well = radius * (1 - rim);
  const wide = contactShadow(radius * 0.99, ry * 1.02, 0.3, 26);
  const tight = contactShadow(radius * 0.9, ry * 0.98, 0.35, 8);
  return (pen) => {
    const top = linear(
      pen,
      [0.1, 0, 0.85, 1],
      [
        [0, lit(glaze, 0.8)],
        [0.5, glaze],
        [1, shaded(glaze, 0.13)],
      ],
    );
    const inner = linear(
      pen,
      [0.1, 0, 0.85, 1],
      [
        [0, shaded(glaze, 0.17)],
        [0.4, shaded(glaze, 0.04)],
        [1, lit(glaze, 0.75)],
      ],
    );
    const edge = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, shaded(glaze, 0.06)],
        [0.35, lit(glaze, 0.4)],
        [1, shaded(glaze, 0.34)],
      ],
    );
    return (
      wide(pen) +
      tight(pen) +
      `<g transform="translate(0 -12)"><ellipse cy="15" rx="${n(radius)}" ry="${n(ry)}" fill="${edge}"/>` +
      `<ellipse rx="${n(radius)}" ry="${n(ry)}" fill="${top}"/>${band ? rimMarkup(radius, rim, band, glaze) : ""}</g>` +
      `<ellipse cy="-6" rx="${n(well)}" ry="${n(well * TILT)}" fill="${inner}"/>` +
      `<ellipse cy="-1" rx="${n(well * 0.93)}" ry="${n(well * 0.93 * TILT)}" fill="${lit(glaze, 0.25)}" opacity=".9"/>` +
      `<path d="M${n(-radius * 0.93)} ${n(-ry * 0.3)}A${n(radius * 0.97)} ${n(ry * 0.97)} 0 0 1 ${n(-radius * 0.1)} ${n(-ry - 4)}" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>`
    );
  };
}
