import { lit, mix, shaded } from "../engine/colour.ts";
import { blurred, contactShadow } from "../engine/light.ts";
import { linear, radial } from "../engine/paint.ts";
import type { Part, Pen } from "../engine/pen.ts";
import { at, n, spread } from "../engine/shape.ts";

const FLAT = 0.34;

export interface Glass {
  /** Half of the width at the rim, at the foot, and the height, in pixels. */
  top?: number;
  foot?: number;
  height?: number;
  colour: string;
  /** A second colour at the bottom, for layered drinks. */
  bottom?: string;
  /** Share of the glass that is filled. */
  level?: number;
  ice?: number;
  /** Fruit inside: parts put against the wall. */
  fruit?: readonly Part[];
  /** Froth on top, by colour. */
  foam?: string;
  bubbles?: boolean;
  /** Parts on the rim: a slice, a straw, mint; drawn about the rim's middle. */
  garnish?: readonly Part[];
  straw?: string;
}

interface Profile {
  top: number;
  foot: number;
  height: number;
}

const widthAt = (p: Profile, share: number): number => p.foot + (p.top - p.foot) * share;

function column(p: Profile, from: number, to: number, inset: number): string {
  const [a, b] = [widthAt(p, from) - inset, widthAt(p, to) - inset];
  const [ya, yb] = [-p.height * from - inset * 0.6, -p.height * to];
  return `M${n(-b)} ${n(yb)}L${n(-a)} ${n(ya)}A${n(a)} ${n(a * FLAT)} 0 0 0 ${n(a)} ${n(ya)}L${n(b)} ${n(yb)}A${n(b)} ${n(b * FLAT)} 0 0 1 ${n(-b)} ${n(yb)}Z`;
}

function iceCube(pen: Pen, size: number): string {
  const turn = pen.between(-30, 30);
  return `<g transform="rotate(${n(turn)})"><rect x="${n(-size / 2)}" y="${n(-size / 2)}" width="${n(size)}" height="${n(size)}" rx="${n(size * 0.2)}" fill="#fff" opacity=".34"/><rect x="${n(-size * 0.4)}" y="${n(-size * 0.4)}" width="${n(size * 0.62)}" height="${n(size * 0.3)}" rx="${n(size * 0.12)}" fill="#fff" opacity=".5"/></g>`;
}

function contents(pen: Pen, how: Glass, p: Profile, level: number): string {
  const body = column(p, 0.03, level, 9);
  const clip = pen.define(`drink ${body}`, (id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`);
  const { colour, bottom = shaded(colour, 0.22) } = how;
  const fill = linear(
    pen,
    [0, 0, 0, 1],
    [
      [0, lit(colour, 0.14)],
      [0.45, colour],
      [1, bottom],
    ],
  );
  const round = linear(
    pen,
    [0, 0, 1, 0],
    [
      [0, "#2a0d06", 0.3],
      [0.22, "#fff", 0.1],
      [0.5, "#fff", 0],
      [1, "#2a0d06", 0.36],
    ],
  );
  let inside = "";
  for (const fruit of how.fruit ?? []) inside += fruit(pen);
  for (let i = 0; i < (how.ice ?? 0); i++) {
    const x = pen.between(-0.55, 0.55) * p.top;
    inside += `<g transform="translate(${n(x)} ${n(-p.height * level + 26 + i * 30)})">${iceCube(pen, p.top * 0.62)}</g>`;
  }
  for (const spot of how.bubbles ? spread(pen, 34) : []) {
    inside += `<circle cx="${n(spot.x * p.foot)}" cy="${n(-p.height * (0.45 + spot.y * 0.4))}" r="${n(pen.between(2, 4.5))}" fill="#fff" opacity=".55"/>`;
  }
  return `<path d="${body}" fill="${fill}"/><g clip-path="url(#${clip})">${inside}</g><path d="${body}" fill="${round}"/>`;
}

function surface(pen: Pen, how: Glass, p: Profile, level: number): string {
  const r = widthAt(p, level) - 9;
  const y = -p.height * level;
  if (how.foam) {
    const fill = radial(
      pen,
      [0.4, 0.3, 0.8],
      [
        [0, "#ffffff"],
        [0.7, how.foam],
        [1, shaded(how.foam, 0.2)],
      ],
    );
    return `<path d="M${n(-r)} ${n(y)}v-26A${n(r)} ${n(r * FLAT)} 0 0 1 ${n(r)} ${n(y - 26)}V${n(y)}A${n(r)} ${n(r * FLAT)} 0 0 1 ${n(-r)} ${n(y)}Z" fill="${shaded(how.foam, 0.08)}"/><ellipse cy="${n(y - 26)}" rx="${n(r)}" ry="${n(r * FLAT)}" fill="${fill}"/>`;
  }
  const fill = linear(
    pen,
    [0.1, 0, 0.9, 1],
    [
      [0, lit(how.colour, 0.1)],
      [1, lit(how.colour, 0.42)],
    ],
  );
  return `<ellipse cy="${n(y)}" rx="${n(r)}" ry="${n(r * FLAT)}" fill="${fill}" stroke="${lit(how.colour, 0.6)}" stroke-width="2"/>`;
}

function wallsMarkup(pen: Pen, p: Profile): string {
  const { top, height } = p;
  const shell = column(p, 0, 1, 0);
  const line = (x1: number, from: number, x2: number, to: number, width: number): string =>
    `<path d="M${n(x1)} ${n(-height * from)}L${n(x2)} ${n(-height * to)}" stroke="#fff" stroke-width="${n(width)}" stroke-linecap="round" opacity=".7"/>`;
  const streaks = blurred(
    () =>
      line(-top * 0.76, 0.88, -widthAt(p, 0.12) * 0.74, 0.12, top * 0.12) +
      line(top * 0.8, 0.84, widthAt(p, 0.3) * 0.8, 0.3, top * 0.05),
    2.5,
  );
  return `<path d="${shell}" fill="#eaf3f4" opacity=".16"/><path d="${shell}" fill="none" stroke="#ffffff" stroke-width="3" opacity=".55"/>${streaks(pen)}`;
}

/** A glass of something cold; the origin is the middle of its foot. */
export function glass(how: Glass): Part {
  const p: Profile = { top: how.top ?? 120, foot: how.foot ?? 88, height: how.height ?? 400 };
  const level = how.level ?? 0.9;
  const ground = contactShadow(p.foot * 1.25, p.foot * 0.5, 0.45, 12);
  const glow = blurred(
    () =>
      `<ellipse cx="${p.foot * 1.2}" cy="${p.foot * 0.4}" rx="${p.foot}" ry="${p.foot * 0.26}" fill="${how.colour}" opacity=".5"/>`,
    14,
  );
  return (pen) => {
    const back = `<ellipse cy="${n(-p.height)}" rx="${n(p.top)}" ry="${n(p.top * FLAT)}" fill="#ffffff" opacity=".3" stroke="#fff" stroke-width="4" stroke-opacity=".9"/>`;
    const straw = how.straw
      ? `<path d="M${n(-p.foot * 0.3)} ${n(-p.height * 0.3)}L${n(p.top * 0.5)} ${n(-p.height * 1.24)}" stroke="${how.straw}" stroke-width="17" stroke-linecap="round"/><path d="M${n(-p.foot * 0.3 - 4)} ${n(-p.height * 0.3)}L${n(p.top * 0.5 - 4)} ${n(-p.height * 1.24)}" stroke="#fff" stroke-width="4" opacity=".45"/>`
      : "";
    const decor = (how.garnish ?? []).map((part) => at(0, -p.height, part)(pen)).join("");
    const base = `<ellipse cy="-4" rx="${n(p.foot * 0.92)}" ry="${n(p.foot * FLAT * 0.92)}" fill="${mix(how.colour, "#ffffff", 0.72)}" opacity=".8"/>`;
    return (
      ground(pen) +
      glow(pen) +
      back +
      base +
      straw +
      contents(pen, how, p, level) +
      surface(pen, how, p, level) +
      wallsMarkup(pen, p) +
      decor
    );
  };
}
