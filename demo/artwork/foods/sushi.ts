import { lit, mix, shaded } from "../engine/colour.ts";
import { contactShadow, relief } from "../engine/light.ts";
import { linear } from "../engine/paint.ts";
import type { Part, Pen } from "../engine/pen.ts";
import { blob, n, spread, TILT } from "../engine/shape.ts";

const RICE = "#fbf7ee";
const NORI = "#22352c";

export interface Maki {
  /** Width of one piece in pixels. */
  size: number;
  /** Colours of the filling, up to three. */
  filling: readonly string[];
  /** What it is rolled in: nori outside, or rice outside with this crust over it. */
  outside?: "nori" | "rice";
  /** Crumb over the rice: sesame, roe, tobiko, by colour. */
  crust?: string;
  /** A slice laid over the top: salmon, eel, avocado. */
  cover?: string;
  /** Fried in batter. */
  tempura?: boolean;
  height?: number;
}

function grains(pen: Pen, rx: number, ry: number, colour: string, count: number, y: number): string {
  return spread(pen, count, 0, 0.96)
    .map(
      (spot) =>
        `<ellipse cx="${n(spot.x * rx)}" cy="${n(spot.y * ry + y)}" rx="${n(rx * 0.1)}" ry="${n(rx * 0.052)}" transform="rotate(${n(pen.between(0, 180))} ${n(spot.x * rx)} ${n(spot.y * ry + y)})" fill="${colour}"/>`,
    )
    .join("");
}

function cutFace(pen: Pen, rx: number, how: Maki, y: number): string {
  const ry = rx * TILT;
  const inner = how.outside === "nori" || how.tempura ? 0.86 : 0.9;
  const reach = rx * 0.27;
  const core = how.filling
    .map((colour, i) => {
      const angle = (i / how.filling.length) * Math.PI * 2 + 0.5;
      const off = how.filling.length === 1 ? 0 : reach * 0.75;
      return `<path d="${blob(pen, reach, reach * 0.72, 0.12, 8)}" transform="translate(${n(Math.cos(angle) * off)} ${n(Math.sin(angle) * off * TILT + y)})" fill="${colour}" stroke="${lit(colour, 0.3)}" stroke-width="2"/>`;
    })
    .join("");
  const ring =
    how.outside === "nori"
      ? ""
      : `<ellipse cy="${n(y)}" rx="${n(rx * 0.6)}" ry="${n(ry * 0.6)}" fill="none" stroke="${NORI}" stroke-width="${n(rx * 0.07)}"/>`;
  return (
    `<ellipse cy="${n(y)}" rx="${n(rx * inner)}" ry="${n(ry * inner)}" fill="${RICE}"/>` +
    grains(pen, rx * 0.78, ry * 0.78, mix(RICE, "#cdbfa4", 0.28), 18, y) +
    ring +
    core
  );
}

/** One piece of a roll standing on its end, cut side up; the origin is under it. */
export function maki(how: Maki): Part {
  const rx = how.size / 2;
  const ry = rx * TILT;
  const height = how.height ?? rx * 0.86;
  const skin = how.tempura ? "#d99a45" : how.outside === "nori" ? NORI : RICE;
  const ground = contactShadow(rx * 0.98, ry * 0.9, 0.45, 6);
  return (pen) => {
    const side = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, shaded(skin, 0.08)],
        [0.3, lit(skin, skin === NORI ? 0.2 : 0.4)],
        [0.65, skin],
        [1, shaded(skin, 0.34)],
      ],
    );
    const barrel = `M${n(-rx)} ${n(-height)}V0A${n(rx)} ${n(ry)} 0 0 0 ${n(rx)} 0V${n(-height)}Z`;
    const clip = pen.define(`barrel ${rx} ${height}`, (id) => `<clipPath id="${id}"><path d="${barrel}"/></clipPath>`);
    const crumb = how.crust ? `<g clip-path="url(#${clip})">${crustMarkup(pen, rx, height, how.crust)}</g>` : "";
    const body: Part = (p) =>
      `<path d="${barrel}" fill="${side}"/>${crumb}<ellipse cy="${n(-height)}" rx="${n(rx)}" ry="${n(ry)}" fill="${lit(skin, 0.1)}"/>${cutFace(p, rx, how, -height)}${how.cover ? coverMarkup(rx, height, how.cover) : ""}`;
    return (
      ground(pen) +
      relief(body, { round: 3.5, depth: 4.5, grain: how.tempura ? 0.5 : 0.08, pitch: 0.06, gloss: 0.3, force: 0.55 })(
        pen,
      )
    );
  };
}

function crustMarkup(pen: Pen, rx: number, height: number, colour: string): string {
  let dots = "";
  for (let i = 0; i < 70; i++) {
    const x = pen.between(-1, 1) * rx;
    const y = pen.between(-height - rx * 0.1, rx * TILT);
    const r = pen.between(0.05, 0.085) * rx;
    dots += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${pen.random() > 0.4 ? colour : lit(colour, 0.35)}"/><circle cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.3)}" r="${n(r * 0.3)}" fill="#fff" opacity=".7"/>`;
  }
  return dots;
}

function coverMarkup(rx: number, height: number, colour: string): string {
  const ry = rx * TILT;
  const y = -height;
  const streak = (x: number): string =>
    `<path d="M${n(x * rx)} ${n(y - ry * 0.7)}q${n(rx * 0.16)} ${n(ry * 0.6)} ${n(rx * 0.04)} ${n(ry * 1.2)}" stroke="${lit(colour, 0.55)}" stroke-width="${n(rx * 0.06)}" fill="none" opacity=".8"/>`;
  return (
    `<path d="M${n(-rx * 1.02)} ${n(y + ry * 0.5)}C${n(-rx * 1.1)} ${n(y - ry * 1.2)} ${n(rx * 1.1)} ${n(y - ry * 1.2)} ${n(rx * 1.02)} ${n(y + ry * 0.5)}Q${n(rx * 0.5)} ${n(y + ry * 0.9)} 0 ${n(y + ry * 0.55)}T${n(-rx * 1.02)} ${n(y + ry * 0.5)}Z" fill="${colour}"/>` +
    streak(-0.5) +
    streak(-0.1) +
    streak(0.3)
  );
}
