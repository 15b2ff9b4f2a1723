import { lit, shaded } from "../engine/colour.ts";
import { contactShadow, relief } from "../engine/light.ts";
import { linear } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { n } from "../engine/shape.ts";

/** A thin stone tray; half width and half depth on the table in pixels, the origin the middle of its top. */
export function slate(how: { radius?: number; depth?: number; stone?: string } = {}): Part {
  const { radius = 380, depth = 200, stone = "#4a4f52" } = how;
  const lean = 26;
  const shape = `M${n(-radius)} ${n(depth)}L${n(-radius + lean)} ${n(-depth)}H${n(radius - lean)}L${n(radius)} ${n(depth)}Z`;
  const ground = contactShadow(radius * 1.02, depth * 1.02, 0.4, 18);
  return (pen) => {
    const top = linear(
      pen,
      [0.1, 0, 0.9, 1],
      [
        [0, lit(stone, 0.3)],
        [0.5, stone],
        [1, shaded(stone, 0.25)],
      ],
    );
    const body = relief(
      () => `<path d="${shape}" fill="${top}" stroke="${top}" stroke-width="14" stroke-linejoin="round"/>`,
      { round: 3, depth: 4, grain: 0.22, pitch: 0.02, gloss: 0.15, force: 0.45 },
    );
    return `${ground(pen)}<path d="${shape}" transform="translate(0 14)" fill="${shaded(stone, 0.5)}" stroke="${shaded(stone, 0.5)}" stroke-width="14" stroke-linejoin="round"/>${body(pen)}`;
  };
}
