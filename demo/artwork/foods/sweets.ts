import { lit, mix, shaded } from "../engine/colour.ts";
import { contactShadow, relief } from "../engine/light.ts";
import { linear } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { blob, n, TILT } from "../engine/shape.ts";
import { extruded } from "../engine/solid.ts";

export interface Pie {
  radius: number;
  crust?: string;
  /** The filling seen through a lattice; without it the pie is closed and domed. */
  filling?: string;
  /** How high a closed pie stands, in pixels. */
  dome?: number;
}

function lattice(r: number, crust: string, y: number): string {
  let strips = "";
  for (const lean of [1, -1]) {
    for (let i = -3; i <= 3; i++) {
      const off = i * r * 0.27;
      const reach = Math.sqrt(Math.max(0, r * r - off * off)) * 0.98;
      strips += `<g transform="translate(0 ${n(y)}) scale(1 ${TILT}) rotate(${lean * 42})"><rect x="${n(-reach)}" y="${n(off - r * 0.052 + 4)}" width="${n(reach * 2)}" height="${n(r * 0.104)}" rx="8" fill="${shaded(crust, 0.42)}" opacity=".5"/><rect x="${n(-reach)}" y="${n(off - r * 0.052)}" width="${n(reach * 2)}" height="${n(r * 0.104)}" rx="8" fill="${lean > 0 ? crust : lit(crust, 0.16)}"/></g>`;
    }
  }
  return strips;
}

/** A whole pie; the origin is the middle of its foot. */
export function pie(how: Pie): Part {
  const { radius, crust = "#d79a4a", filling, dome = 60 } = how;
  const ry = radius * TILT;
  const ground = contactShadow(radius, ry, 0.45, 12);
  return (pen) => {
    const base = extruded(blob(pen, radius, ry, 0.01, 22), [{ height: 44, side: shaded(crust, 0.22) }], crust)(pen);
    let rim = "";
    for (let i = 0; i < 40; i++) {
      const angle = (i / 40) * Math.PI * 2;
      rim += `<ellipse cx="${n(Math.cos(angle) * radius * 0.95)}" cy="${n(Math.sin(angle) * ry * 0.95 - 48)}" rx="${n(radius * 0.068)}" ry="${n(radius * 0.05)}" fill="${lit(crust, 0.18)}"/>`;
    }
    const closed = (): string => {
      const top = linear(
        pen,
        [0, 0, 0.8, 1],
        [
          [0, lit(crust, 0.45)],
          [0.5, crust],
          [1, shaded(crust, 0.3)],
        ],
      );
      const r = radius * 0.92;
      return `<path d="M${n(-r)} -48C${n(-r)} ${n(-48 - ry * 1.18 - dome)} ${n(r)} ${n(-48 - ry * 1.18 - dome)} ${n(r)} -48A${n(r)} ${n(ry * 0.9)} 0 0 1 ${n(-r)} -48Z" fill="${top}"/>`;
    };
    const inside = filling
      ? `<ellipse cy="-46" rx="${n(radius * 0.9)}" ry="${n(ry * 0.89)}" fill="${filling}"/>${lattice(radius * 0.88, crust, -46)}${rim}`
      : rim + closed();
    return (
      ground(pen) +
      relief(() => base + inside, { round: 6, depth: 8, grain: 0.1, pitch: 0.04, gloss: 0.35, force: 0.55 })(pen)
    );
  };
}

/** A boat of dough filled with cheese, as khachapuri: `size` pixels long. */
export function boat(size: number, crust = "#d3923f", filling = "#f7da86"): Part {
  const r = size / 2;
  const eye = (k: number, h: number): string =>
    `M${n(-r * k)} 0C${n(-r * 0.5 * k)} ${n(-r * h)} ${n(r * 0.5 * k)} ${n(-r * h)} ${n(r * k)} 0C${n(r * 0.5 * k)} ${n(r * h)} ${n(-r * 0.5 * k)} ${n(r * h)} ${n(-r * k)} 0Z`;
  const ground = contactShadow(r * 0.9, r * 0.4, 0.45, 12);
  return (pen) => {
    const shell = relief(
      (p) =>
        extruded(
          eye(1, 0.72),
          [{ height: 42, side: shaded(crust, 0.22) }],
          linear(
            p,
            [0, 0, 0.8, 1],
            [
              [0, lit(crust, 0.42)],
              [0.5, crust],
              [1, shaded(crust, 0.25)],
            ],
          ),
        )(p),
      { round: 13, depth: 13, grain: 0.08, pitch: 0.04, gloss: 0.35, force: 0.55 },
    );
    const melt = relief(
      () =>
        `<path d="${eye(0.72, 0.5)}" transform="translate(0 -40)" fill="${filling}"/><path d="${blob(pen, r * 0.2, r * 0.08, 0.2, 9)}" transform="translate(${n(-r * 0.34)} -46)" fill="${mix(filling, "#c9741f", 0.5)}"/><path d="${blob(pen, r * 0.14, r * 0.06, 0.2, 9)}" transform="translate(${n(r * 0.4)} -30)" fill="${mix(filling, "#c9741f", 0.45)}"/>`,
      { round: 6, depth: 6, grain: 0.16, pitch: 0.03, gloss: 0.5, force: 0.5 },
    );
    return ground(pen) + shell(pen) + melt(pen);
  };
}

/** A waffle with its squares, `size` pixels wide, lying flat. */
export function waffle(size: number, colour = "#d99a45"): Part {
  const r = size / 2;
  const outline = `M${n(-r)} 0L0 ${n(-r * TILT)}L${n(r)} 0L0 ${n(r * TILT)}Z`;
  return (pen) => {
    let pits = "";
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 4; j++) {
        const [u, v] = [(i + 0.5) / 4, (j + 0.5) / 4];
        const [x, y] = [(u - v) * r, (u + v - 1) * r * TILT - 26];
        const s = r * 0.098;
        pits += `<path d="M${n(x - s * 1.7)} ${n(y)}L${n(x)} ${n(y - s * 1.7 * TILT)}L${n(x + s * 1.7)} ${n(y)}L${n(x)} ${n(y + s * 1.7 * TILT)}Z" fill="${shaded(colour, 0.36)}"/><path d="M${n(x - s * 1.3)} ${n(y + 4)}L${n(x)} ${n(y - s * 1.2 * TILT + 4)}L${n(x + s * 1.3)} ${n(y + 4)}L${n(x)} ${n(y + s * 1.3 * TILT + 3)}Z" fill="${shaded(colour, 0.12)}"/>`;
      }
    }
    return (
      contactShadow(r * 0.86, r * TILT * 0.86, 0.45, 10)(pen) +
      relief((p) => extruded(outline, [{ height: 26, side: shaded(colour, 0.22) }], colour)(p) + pits, {
        round: 5,
        depth: 7,
        grain: 0.1,
        pitch: 0.05,
        gloss: 0.3,
        force: 0.55,
      })(pen)
    );
  };
}
