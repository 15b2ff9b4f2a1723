import { lit, shaded } from "../engine/colour.ts";
import { contactShadow } from "../engine/light.ts";
import { linear } from "../engine/paint.ts";
import type { Part, Pen } from "../engine/pen.ts";
import { n, TILT } from "../engine/shape.ts";

export interface Board {
  /** Half of the width in pixels. */
  radius?: number;
  wood?: string;
  /** A handle to the right. */
  handle?: boolean;
  /** Long boards are not round: half of their depth on the table, in pixels. */
  depth?: number;
}

function grain(pen: Pen, width: number, height: number, colour: string): string {
  let lines = "";
  for (let i = 0; i < 26; i++) {
    const y = pen.between(-height, height);
    const sag = pen.between(-14, 14);
    lines += `<path d="M${n(-width)} ${n(y)}Q${n(pen.between(-0.4, 0.4) * width)} ${n(y + sag)} ${n(width)} ${n(y + pen.between(-6, 6))}" stroke="${colour}" stroke-width="${n(pen.between(1, 4))}" opacity="${pen.between(0.12, 0.4).toFixed(2)}" fill="none"/>`;
  }
  return lines;
}

function outline(width: number, height: number, round: boolean): string {
  if (round)
    return `M${n(-width)} 0A${n(width)} ${n(height)} 0 1 1 ${n(width)} 0A${n(width)} ${n(height)} 0 1 1 ${n(-width)} 0Z`;
  const r = 46;
  return `M${n(-width + r)} ${n(-height)}H${n(width - r)}Q${n(width)} ${n(-height)} ${n(width)} ${n(-height + r * TILT)}V${n(height - r * TILT)}Q${n(width)} ${n(height)} ${n(width - r)} ${n(height)}H${n(-width + r)}Q${n(-width)} ${n(height)} ${n(-width)} ${n(height - r * TILT)}V${n(-height + r * TILT)}Q${n(-width)} ${n(-height)} ${n(-width + r)} ${n(-height)}Z`;
}

/** A wooden board; the origin is the middle of its top. */
export function board(how: Board = {}): Part {
  const { radius = 385, wood = "#c08a55", handle = false, depth } = how;
  const height = depth ?? radius * TILT;
  const shape = outline(radius, height, depth === undefined);
  const wide = contactShadow(radius, height, 0.4, 22);
  return (pen) => {
    const top = linear(
      pen,
      [0.1, 0, 0.9, 1],
      [
        [0, lit(wood, 0.34)],
        [0.5, wood],
        [1, shaded(wood, 0.26)],
      ],
    );
    const clip = pen.define(`board ${shape}`, (id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`);
    const grip = handle
      ? `<g transform="translate(${n(radius - 20)} 0)"><rect x="0" y="-18" width="150" height="56" rx="26" fill="${shaded(wood, 0.45)}"/><rect x="0" y="-32" width="150" height="56" rx="26" fill="${top}"/><ellipse cx="116" cy="-4" rx="13" ry="9" fill="${shaded(wood, 0.65)}"/></g>`
      : "";
    return (
      wide(pen) +
      grip +
      `<path d="${shape}" transform="translate(0 18)" fill="${shaded(wood, 0.48)}"/><path d="${shape}" fill="${top}"/>` +
      `<g clip-path="url(#${clip})">${grain(pen, radius, height, shaded(wood, 0.55))}</g>` +
      `<path d="${shape}" fill="none" stroke="${lit(wood, 0.6)}" stroke-width="2.5" opacity=".6"/>`
    );
  };
}
