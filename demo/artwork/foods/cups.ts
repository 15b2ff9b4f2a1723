import { lit, mix, shaded } from "../engine/colour.ts";
import { blurred, contactShadow } from "../engine/light.ts";
import { linear, radial } from "../engine/paint.ts";
import type { Part, Pen } from "../engine/pen.ts";
import { n } from "../engine/shape.ts";

const FLAT = 0.42;

export interface Cup {
  /** Half of the width at the rim, and the height, in pixels. */
  radius?: number;
  height?: number;
  glaze?: string;
  drink: string;
  /** Milk drawn on the surface: a heart leaf, a ring of crema, or a foam cap. */
  art?: "leaf" | "crema" | "foam";
  milk?: string;
  saucer?: boolean;
  handle?: boolean;
}

function saucerMarkup(pen: Pen, radius: number, y: number, glaze: string): string {
  const fill = linear(
    pen,
    [0.1, 0, 0.85, 1],
    [
      [0, lit(glaze, 0.7)],
      [0.55, glaze],
      [1, shaded(glaze, 0.16)],
    ],
  );
  const r = radius * 1.62;
  return (
    `<g transform="translate(0 ${y})">${contactShadow(r, r * FLAT, 0.4, 14)(pen)}</g>` +
    `<ellipse cy="${n(y + 9)}" rx="${n(r)}" ry="${n(r * FLAT)}" fill="${shaded(glaze, 0.3)}"/><ellipse cy="${n(y)}" rx="${n(r)}" ry="${n(r * FLAT)}" fill="${fill}"/>` +
    `<ellipse cy="${n(y + 3)}" rx="${n(r * 0.66)}" ry="${n(r * FLAT * 0.66)}" fill="${shaded(glaze, 0.14)}"/>`
  );
}

function artMarkup(r: number, art: Cup["art"], milk: string, drink: string): string {
  const ry = r * FLAT;
  if (art === "crema")
    return `<ellipse rx="${n(r * 0.86)}" ry="${n(ry * 0.84)}" fill="none" stroke="${mix(drink, "#e8a553", 0.6)}" stroke-width="${n(r * 0.13)}" opacity=".75"/><ellipse cx="${n(r * 0.12)}" cy="${n(ry * 0.1)}" rx="${n(r * 0.4)}" ry="${n(ry * 0.36)}" fill="${mix(drink, "#e8a553", 0.3)}" opacity=".6"/>`;
  if (art === "foam")
    return `<ellipse rx="${n(r * 0.9)}" ry="${n(ry * 0.9)}" fill="${milk}"/><ellipse cx="${n(-r * 0.2)}" cy="${n(-ry * 0.2)}" rx="${n(r * 0.5)}" ry="${n(ry * 0.42)}" fill="#fff" opacity=".8"/>`;
  let leaf = "";
  for (let i = 0; i < 4; i++) {
    const y = -ry * 0.5 + i * ry * 0.3;
    const w = r * (0.62 - i * 0.12);
    leaf += `<path d="M0 ${n(y + ry * 0.34)}C${n(-w * 0.5)} ${n(y + ry * 0.1)} ${n(-w)} ${n(y + ry * 0.05)} ${n(-w)} ${n(y - ry * 0.12)}M0 ${n(y + ry * 0.34)}C${n(w * 0.5)} ${n(y + ry * 0.1)} ${n(w)} ${n(y + ry * 0.05)} ${n(w)} ${n(y - ry * 0.12)}" stroke="${milk}" stroke-width="${n(ry * 0.15)}" fill="none" stroke-linecap="round"/>`;
  }
  return `${leaf}<path d="M0 ${n(ry * 0.78)}V${n(-ry * 0.5)}" stroke="${milk}" stroke-width="${n(r * 0.05)}" stroke-linecap="round"/>`;
}

function gripMarkup(radius: number, height: number, glaze: string): string {
  return `<path d="M${n(radius * 0.9)} ${n(-height * 0.78)}q${n(radius * 0.66)} ${n(-height * 0.1)} ${n(radius * 0.5)} ${n(height * 0.34)}t${n(-radius * 0.78)} ${n(height * 0.2)}" fill="none" stroke="${shaded(glaze, 0.24)}" stroke-width="${n(radius * 0.17)}" stroke-linecap="round"/><path d="M${n(radius * 0.9)} ${n(-height * 0.8)}q${n(radius * 0.64)} ${n(-height * 0.1)} ${n(radius * 0.48)} ${n(height * 0.34)}" fill="none" stroke="${lit(glaze, 0.6)}" stroke-width="${n(radius * 0.07)}" stroke-linecap="round"/>`;
}

function steam(height: number): Part {
  return blurred(
    () =>
      `<path d="M-30 ${n(-height - 40)}q-34 -46 0 -90t0 -80M40 ${n(-height - 34)}q-30 -44 4 -84t-4 -70" stroke="#fff" stroke-width="15" fill="none" stroke-linecap="round" opacity=".5"/>`,
    9,
  );
}

/** A cup of something hot; the origin is the middle of its foot. */
export function cup(how: Cup): Part {
  const {
    radius = 150,
    height = 170,
    glaze = "#f8f4ec",
    drink,
    art,
    milk = "#fff4e0",
    saucer = true,
    handle = true,
  } = how;
  const ry = radius * FLAT;
  const foot = radius * 0.56;
  const body = `M${n(-radius)} ${n(-height)}C${n(-radius)} ${n(-height * 0.3)} ${n(-foot * 1.3)} 0 ${n(-foot)} 0Q0 ${n(foot * 0.38)} ${n(foot)} 0C${n(foot * 1.3)} 0 ${n(radius)} ${n(-height * 0.3)} ${n(radius)} ${n(-height)}Z`;
  return (pen) => {
    const wall = linear(
      pen,
      [0, 0, 1, 0.15],
      [
        [0, shaded(glaze, 0.06)],
        [0.26, lit(glaze, 0.6)],
        [0.6, shaded(glaze, 0.06)],
        [1, shaded(glaze, 0.4)],
      ],
    );
    const fill = radial(
      pen,
      [0.6, 0.65, 0.75],
      [
        [0, lit(drink, 0.24)],
        [0.6, drink],
        [1, shaded(drink, 0.4)],
      ],
    );
    const under = saucer ? saucerMarkup(pen, radius, -2, glaze) : contactShadow(foot * 1.3, foot * 0.5, 0.45, 12)(pen);
    return (
      under +
      contactShadow(foot * 1.2, foot * 0.42, 0.4, 9)(pen) +
      (handle ? gripMarkup(radius, height, glaze) : "") +
      `<path d="${body}" fill="${wall}"/>` +
      `<ellipse cy="${n(-height)}" rx="${n(radius)}" ry="${n(ry)}" fill="${lit(glaze, 0.6)}"/><ellipse cy="${n(-height + 2)}" rx="${n(radius * 0.93)}" ry="${n(ry * 0.91)}" fill="${shaded(glaze, 0.3)}"/>` +
      `<g transform="translate(0 ${n(-height + 9)})"><ellipse rx="${n(radius * 0.88)}" ry="${n(ry * 0.84)}" fill="${fill}"/>${art ? artMarkup(radius * 0.88, art, milk, drink) : ""}</g>${steam(height)(pen)}`
    );
  };
}
