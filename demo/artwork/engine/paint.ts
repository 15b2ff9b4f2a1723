import type { Pen } from "./pen.ts";

type Stop = readonly [offset: number, colour: string, opacity?: number];

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`,
    )
    .join("");
}

/** Paint for `fill`: a straight gradient over the shape's box, from (x1, y1) to (x2, y2) in shares of the box. */
export function linear(pen: Pen, box: readonly [number, number, number, number], stops: readonly Stop[]): string {
  const [x1, y1, x2, y2] = box;
  const id = pen.define(
    `linear ${box.join()} ${stops.join(";")}`,
    (key) =>
      `<linearGradient id="${key}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** Paint for `fill`: a round gradient over the shape's box; centre and radius in shares of the box. */
export function radial(pen: Pen, box: readonly [number, number, number], stops: readonly Stop[]): string {
  const [cx, cy, r] = box;
  const id = pen.define(
    `radial ${box.join()} ${stops.join(";")}`,
    (key) => `<radialGradient id="${key}" cx="${cx}" cy="${cy}" r="${r}">${stopMarkup(stops)}</radialGradient>`,
  );
  return `url(#${id})`;
}
