import { shaded } from "./colour.ts";
import type { Part } from "./pen.ts";
import { n } from "./shape.ts";

export interface Layer {
  /** Thickness in pixels. */
  height: number;
  side: string;
}

/**
 * A flat outline pulled upwards: sides from the lowest layer to the highest, then the top. The origin stays on the
 * table. Gives cakes, patties, boards their thickness.
 */
export function extruded(outline: string, layers: readonly Layer[], top: string): Part {
  return () => {
    let markup = "";
    let y = 0;
    for (const { height, side } of layers) {
      const end = y - height;
      for (; y > end; y -= 2) {
        markup += `<path d="${outline}" transform="translate(0 ${n(y)})" fill="${side}"/>`;
      }
      y = end;
    }
    return `${markup}<path d="${outline}" transform="translate(0 ${n(y)})" fill="${top}"/>`;
  };
}

/** A dice of food seen from above left: `size` is its edge in pixels. */
export function cube(size: number, colour: string): Part {
  const s = size * 0.56;
  const t = s * 0.55;
  return () =>
    `<g stroke-linejoin="round" stroke-width="${n(size * 0.1)}">` +
    `<path d="M0 ${n(-t - s)}L${n(s)} ${n(-s)}L0 ${n(t - s)}L${n(-s)} ${n(-s)}Z" fill="${colour}" stroke="${colour}"/>` +
    `<path d="M${n(-s)} ${n(-s)}L0 ${n(t - s)}V${n(t)}L${n(-s)} 0Z" fill="${shaded(colour, 0.12)}" stroke="${shaded(colour, 0.12)}"/>` +
    `<path d="M${n(s)} ${n(-s)}L0 ${n(t - s)}V${n(t)}L${n(s)} 0Z" fill="${shaded(colour, 0.3)}" stroke="${shaded(colour, 0.3)}"/></g>`;
}
