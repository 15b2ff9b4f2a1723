import { lit, mix, shaded } from "../engine/colour.ts";
import { blurred, shadow } from "../engine/light.ts";
import { radial } from "../engine/paint.ts";
import type { Part, Pen } from "../engine/pen.ts";
import { at, blob, n, spread, TILT } from "../engine/shape.ts";

export interface Soup {
  colour: string;
  /** Half of the width of the surface in pixels. */
  radius: number;
  /** Drops of fat on the surface. */
  fat?: string;
  /** What swims: each part with its count, sunk into the liquid by the seed. */
  swims?: readonly { part: Part; count: number }[];
  /** Spirals of another liquid, as in a cream soup. */
  swirl?: string;
  /** Thick soups show no depth at the wall. */
  thick?: boolean;
}

function fatMarkup(pen: Pen, radius: number, colour: string): string {
  return spread(pen, 46, 0.05, 0.93)
    .map((spot) => {
      const size = pen.between(3, 11);
      return `<ellipse cx="${n(spot.x * radius)}" cy="${n(spot.y * radius * TILT)}" rx="${n(size)}" ry="${n(size * TILT)}" fill="${colour}" opacity="${n(pen.between(0.25, 0.6))}" stroke="${lit(colour, 0.5)}" stroke-width="1"/>`;
    })
    .join("");
}

function swirlMarkup(radius: number, colour: string): string {
  let path = "";
  for (let i = 0; i <= 90; i++) {
    const angle = (i / 90) * Math.PI * 4.4;
    const reach = radius * (0.08 + (i / 90) * 0.5);
    path += `${i === 0 ? "M" : "L"}${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach * TILT)}`;
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(radius * 0.042)}" stroke-linecap="round" stroke-linejoin="round" opacity=".92"/>`;
}

/** The filled surface of a bowl; the origin is the middle of the surface. */
export function soup(how: Soup): Part {
  const { colour, radius, fat, swims = [], swirl, thick = false } = how;
  const ry = radius * TILT;
  return (pen) => {
    const fill = radial(
      pen,
      [0.6, 0.62, 0.75],
      [
        [0, lit(colour, 0.16)],
        [0.55, colour],
        [1, shaded(colour, thick ? 0.2 : 0.42)],
      ],
    );
    const clip = pen.define(
      `surface ${radius}`,
      (id) => `<clipPath id="${id}"><ellipse rx="${n(radius)}" ry="${n(ry)}"/></clipPath>`,
    );
    const total = swims.reduce((sum, item) => sum + item.count, 0);
    const spots = spread(pen, total, 0, 0.8);
    const bag = swims.flatMap((item) => Array.from({ length: item.count }, () => item.part));
    const order = bag.map((part) => ({ part, key: pen.random() })).sort((a, b) => a.key - b.key);
    const pieces = spots
      .map((spot, i) =>
        at(spot.x * radius, spot.y * ry, order[i]?.part ?? (() => ""), { turn: pen.between(-40, 40) })(pen),
      )
      .join("");
    const bits = shadow(() => pieces, { dx: 3, dy: 5, blur: 4, opacity: 0.4 });
    const wallShade = blurred(
      () =>
        `<path d="M${n(-radius)} ${n(ry * 0.2)}A${n(radius)} ${n(ry)} 0 0 1 ${n(radius * 0.8)} ${n(-ry * 0.6)}" fill="none" stroke="#2a0d06" stroke-width="34" opacity=".4"/>`,
      12,
    );
    const gleam = blurred(
      () =>
        `<path d="${blob(pen, radius * 0.2, ry * 0.1, 0.2)}" transform="translate(${n(-radius * 0.48)} ${n(-ry * 0.46)}) rotate(-24)" fill="#fff" opacity=".5"/>`,
      7,
    );
    return (
      `<ellipse rx="${n(radius)}" ry="${n(ry)}" fill="${fill}"/><g clip-path="url(#${clip})">` +
      (fat ? fatMarkup(pen, radius, fat) : "") +
      (swirl ? swirlMarkup(radius, swirl) : "") +
      `${wallShade(pen)}${gleam(pen)}${bits(pen)}</g>` +
      `<ellipse rx="${n(radius - 1.5)}" ry="${n(ry - 1.5)}" fill="none" stroke="${mix(colour, "#fff3d8", 0.5)}" stroke-width="2.5" opacity=".55"/>`
    );
  };
}
