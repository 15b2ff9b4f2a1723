import { lit, shaded } from "../engine/colour.ts";
import { contactShadow } from "../engine/light.ts";
import { linear } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { n, TILT } from "../engine/shape.ts";

export interface Pan {
  radius?: number;
  iron?: string;
  /** Degrees the handle turns from pointing right. */
  turn?: number;
}

/** A flat pan with a handle; the origin is the middle of its bottom, food radius about 0.84 of it. */
export function pan(how: Pan = {}): Part {
  const { radius = 320, iron = "#3a3634", turn = -24 } = how;
  const ry = radius * TILT;
  const ground = contactShadow(radius, ry * 1.05, 0.5, 20);
  return (pen) => {
    const side = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, shaded(iron, 0.3)],
        [0.3, lit(iron, 0.3)],
        [1, "#1d1918"],
      ],
    );
    const floor = linear(
      pen,
      [0.1, 0, 0.9, 1],
      [
        [0, "#211d1c"],
        [0.6, iron],
        [1, lit(iron, 0.25)],
      ],
    );
    const grip = `<g transform="scale(1 ${TILT}) rotate(${turn})"><rect x="${n(radius * 0.9)}" y="-34" width="${n(radius * 0.86)}" height="76" rx="36" fill="#1d1918"/><rect x="${n(radius * 0.9)}" y="-44" width="${n(radius * 0.86)}" height="70" rx="34" fill="${iron}"/><rect x="${n(radius * 0.98)}" y="-36" width="${n(radius * 0.66)}" height="14" rx="7" fill="#fff" opacity=".2"/></g>`;
    return (
      ground(pen) +
      grip +
      `<ellipse cy="22" rx="${n(radius * 0.96)}" ry="${n(ry * 0.97)}" fill="#171312"/><ellipse cy="4" rx="${n(radius)}" ry="${n(ry)}" fill="${side}"/><ellipse cy="-14" rx="${n(radius)}" ry="${n(ry)}" fill="${lit(iron, 0.18)}"/>` +
      `<ellipse cy="-10" rx="${n(radius * 0.945)}" ry="${n(ry * 0.94)}" fill="#151110"/><ellipse cy="2" rx="${n(radius * 0.9)}" ry="${n(ry * 0.88)}" fill="${floor}"/>` +
      `<path d="M${n(-radius * 0.95)} ${n(-ry * 0.3 - 14)}A${n(radius * 0.98)} ${n(ry * 0.98)} 0 0 1 ${n(-radius * 0.1)} ${n(-ry - 11)}" fill="none" stroke="#fff" stroke-width="5" opacity=".4" stroke-linecap="round"/>`
    );
  };
}
