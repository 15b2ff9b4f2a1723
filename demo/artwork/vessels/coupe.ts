import { shaded } from "../engine/colour.ts";
import { blurred, contactShadow } from "../engine/light.ts";
import { linear } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import type { Scene } from "../engine/scene.ts";
import { onTable, type Piece } from "../engine/serve.ts";
import { at, group, n } from "../engine/shape.ts";
import { scoop } from "../foods/cakes.ts";

export interface Coupe {
  /** Colours of the two balls, left and right. */
  scoops: readonly [string, string];
  glass?: string;
  /** Parts over the balls, drawn about the rim's middle. */
  top?: readonly Part[];
  pieces: readonly Piece[];
}

const RADIUS = 210;

function stem(glass: string): Part {
  return (pen) => {
    const tone = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, shaded(glass, 0.12)],
        [0.3, "#ffffff"],
        [0.6, glass],
        [1, shaded(glass, 0.3)],
      ],
    );
    return (
      contactShadow(150, 50, 0.4, 14)(pen) +
      `<ellipse cy="0" rx="150" ry="46" fill="${shaded(glass, 0.16)}"/><ellipse cy="-7" rx="148" ry="45" fill="${tone}" opacity=".95"/>` +
      `<path d="M-18 -150C-14 -60 -20 -30 -70 -12H70C20 -30 14 -60 18 -150Z" fill="${tone}" opacity=".95"/>`
    );
  };
}

function bowlFront(glass: string): Part {
  return (pen) => {
    const tone = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, shaded(glass, 0.2), 0.75],
        [0.28, "#ffffff", 0.5],
        [0.6, glass, 0.45],
        [1, shaded(glass, 0.4), 0.8],
      ],
    );
    const shine = blurred(
      () =>
        `<path d="M${-RADIUS * 0.8} 26Q${-RADIUS * 0.7} 110 ${-RADIUS * 0.36} 140" stroke="#fff" stroke-width="14" fill="none" stroke-linecap="round" opacity=".8"/>`,
      4,
    );
    return `<path d="M${n(-RADIUS)} 0C${n(-RADIUS)} 120 -80 170 0 170S${n(RADIUS)} 120 ${n(RADIUS)} 0A${n(RADIUS)} 72 0 0 1 ${n(-RADIUS)} 0Z" fill="${tone}"/><path d="M${n(-RADIUS)} 0A${n(RADIUS)} 72 0 0 0 ${n(RADIUS)} 0" stroke="#fff" stroke-width="5" fill="none" opacity=".85"/>${shine(pen)}`;
  };
}

/** Two balls of ice cream in a glass on a stem. */
export function coupe(how: Coupe): Scene {
  const { scoops, glass = "#eef2f6", top = [], pieces } = how;
  const back: Part = (pen) =>
    `<ellipse rx="${RADIUS}" ry="72" fill="${linear(
      pen,
      [0, 0, 1, 1],
      [
        [0, shaded(glass, 0.25)],
        [1, "#ffffff"],
      ],
    )}" opacity=".9"/>`;
  const filled = group(
    back,
    at(-82, 30, scoop(210, scoops[0])),
    at(92, 34, scoop(204, scoops[1])),
    bowlFront(glass),
    ...top,
  );
  return onTable([at(480, 620, stem(glass)), at(480, 330, filled)], pieces, {
    cloth: { x: 480, y: 520, turn: 45, scale: 0.96 },
  });
}
