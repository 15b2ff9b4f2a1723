import { lit, shaded } from "../engine/colour.ts";
import { contactShadow, shadow } from "../engine/light.ts";
import { linear, radial } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { n } from "../engine/shape.ts";

export interface House {
  width: number;
  height: number;
  wall: string;
  roof: string;
  /** Lit windows glow in the evening. */
  lamps?: boolean;
}

/** A small-town house seen from the front; the origin is the middle of its foot. */
export function house(how: House): Part {
  const { width: w, height: h, wall, roof, lamps = false } = how;
  return (pen) => {
    const face = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, lit(wall, 0.3)],
        [0.6, wall],
        [1, shaded(wall, 0.22)],
      ],
    );
    const tiles = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, lit(roof, 0.2)],
        [1, shaded(roof, 0.25)],
      ],
    );
    const pane = lamps ? "#ffd98a" : "#cfe4ea";
    let windows = "";
    const columns = Math.max(2, Math.round(w / 70));
    for (let row = 0; row < Math.max(1, Math.round(h / 110)); row++) {
      for (let i = 0; i < columns; i++) {
        const x = -w / 2 + (w * (i + 0.5)) / columns - 17;
        const y = -h + 26 + row * 96;
        windows += `<rect x="${n(x - 4)}" y="${n(y - 4)}" width="42" height="58" rx="4" fill="#fffaf0"/><rect x="${n(x)}" y="${n(y)}" width="34" height="50" rx="3" fill="${pane}"/><path d="M${n(x + 17)} ${n(y)}v50M${n(x)} ${n(y + 22)}h34" stroke="#fffaf0" stroke-width="4"/>`;
      }
    }
    return `<rect x="${n(-w / 2)}" y="${n(-h)}" width="${n(w)}" height="${n(h)}" fill="${face}"/><path d="M${n(-w / 2 - 16)} ${n(-h + 4)}L${n(-w * 0.3)} ${n(-h - w * 0.32)}H${n(w * 0.3)}L${n(w / 2 + 16)} ${n(-h + 4)}Z" fill="${tiles}"/><rect x="${n(w * 0.16)}" y="${n(-h - w * 0.44)}" width="26" height="${n(w * 0.26)}" fill="${shaded(wall, 0.3)}"/>${windows}`;
  };
}

/** A round tree. */
export function tree(size: number, leaf = "#7fae54"): Part {
  return (pen) => {
    const crown = radial(
      pen,
      [0.36, 0.28, 0.8],
      [
        [0, lit(leaf, 0.45)],
        [0.6, leaf],
        [1, shaded(leaf, 0.3)],
      ],
    );
    return `${contactShadow(size * 0.3, size * 0.08, 0.3, 6)(pen)}<rect x="${n(-size * 0.05)}" y="${n(-size * 0.4)}" width="${n(size * 0.1)}" height="${n(size * 0.4)}" rx="4" fill="#8a6242"/><g fill="${crown}"><circle cy="${n(-size * 0.72)}" r="${n(size * 0.32)}"/><circle cx="${n(-size * 0.22)}" cy="${n(-size * 0.5)}" r="${n(size * 0.24)}"/><circle cx="${n(size * 0.22)}" cy="${n(-size * 0.5)}" r="${n(size * 0.25)}"/></g>`;
  };
}

/** A paved road across the frame: top edge, height and width in pixels. */
export function road(y: number, height: number, width: number, stone = "#d9cbb6"): Part {
  return shadow(
    (pen) => {
      const fill = linear(
        pen,
        [0, 0, 0, 1],
        [
          [0, lit(stone, 0.3)],
          [1, shaded(stone, 0.16)],
        ],
      );
      let joints = "";
      for (let i = 0; i < 46; i++) {
        const row = i % 4;
        joints += `<path d="M${n(((i * 131) % (width + 100)) - 50)} ${n(y + height * (0.16 + row * 0.23))}h62" stroke="${shaded(stone, 0.2)}" stroke-width="4" stroke-linecap="round" opacity=".4"/>`;
      }
      return `<rect x="-20" y="${y}" width="${width + 40}" height="${height}" fill="${fill}"/>${joints}`;
    },
    { dx: 0, dy: -3, blur: 4, opacity: 0.25 },
  );
}
