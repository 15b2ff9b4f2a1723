import { lit, shaded } from "../engine/colour.ts";
import { contactShadow, relief, shadow } from "../engine/light.ts";
import { linear, radial } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { blob, n } from "../engine/shape.ts";
import { extruded } from "../engine/solid.ts";

/** A slice of a square loaf lying flat, `size` pixels wide, about its middle. */
export function toast(size: number, crumb = "#efcf96", crust = "#a9662c"): Part {
  const r = size / 2;
  const shape = (k: number): string =>
    `M${n(-r * 0.82 * k)} ${n(r * 0.6 * k)}Q${n(-r * 0.95 * k)} ${n(r * 0.58 * k)} ${n(-r * 0.92 * k)} ${n(r * 0.4 * k)}L${n(-r * 0.86 * k)} ${n(-r * 0.2 * k)}C${n(-r * 1.16 * k)} ${n(-r * 0.58 * k)} ${n(-r * 0.5 * k)} ${n(-r * 0.74 * k)} 0 ${n(-r * 0.7 * k)}C${n(r * 0.5 * k)} ${n(-r * 0.74 * k)} ${n(r * 1.16 * k)} ${n(-r * 0.58 * k)} ${n(r * 0.86 * k)} ${n(-r * 0.2 * k)}L${n(r * 0.92 * k)} ${n(r * 0.4 * k)}Q${n(r * 0.95 * k)} ${n(r * 0.58 * k)} ${n(r * 0.82 * k)} ${n(r * 0.6 * k)}Z`;
  const thick = size * 0.09;
  return shadow(
    relief(
      (pen) => {
        const fill = radial(
          pen,
          [0.45, 0.45, 0.7],
          [
            [0, lit(crumb, 0.3)],
            [0.7, crumb],
            [1, shaded(crumb, 0.18)],
          ],
        );
        return `${extruded(shape(1), [{ height: thick, side: shaded(crust, 0.15) }], crust)(pen)}<path d="${shape(0.9)}" fill="${fill}" transform="translate(0 ${n(-thick)})"/>`;
      },
      { round: 5, depth: 6, grain: 0.22, pitch: 0.06, gloss: 0.1, force: 0.5 },
    ),
    { dx: 4, dy: 8, blur: 6, opacity: 0.4 },
  );
}

/** A crust-ringed oval slice of ciabatta or baguette: half sizes in pixels. */
export function breadSlice(rx: number, ry: number, crumb = "#f5e2b8", crust = "#b87432"): Part {
  return shadow(
    relief(
      (pen) => {
        const outline = blob(pen, rx, ry, 0.03, 14);
        return `${extruded(outline, [{ height: 16, side: shaded(crust, 0.18) }], crust)(pen)}<path d="${blob(pen, rx * 0.88, ry * 0.86, 0.04, 14)}" fill="${crumb}" transform="translate(0 -17)"/>`;
      },
      { round: 4, depth: 6, grain: 0.24, pitch: 0.06, gloss: 0.1, force: 0.5 },
    ),
    { dx: 4, dy: 8, blur: 6, opacity: 0.42 },
  );
}

export interface Loaf {
  length: number;
  radius: number;
  crust?: string;
  flour?: boolean;
  cuts?: number;
}

/** A long loaf with cuts across its back; the origin is its middle on the table. */
export function loaf(how: Loaf): Part {
  const { length, radius, crust = "#c17f37", flour = false, cuts = 4 } = how;
  const half = length / 2;
  const ground = contactShadow(half * 0.96, radius * 0.5, 0.45, 10);
  return (pen) => {
    const fill = radial(
      pen,
      [0.42, 0.2, 0.9],
      [
        [0, lit(crust, 0.42)],
        [0.5, crust],
        [1, shaded(crust, 0.42)],
      ],
    );
    const body = `M${n(-half)} 0C${n(-half * 0.98)} ${n(-radius * 1.5)} ${n(-half * 0.6)} ${n(-radius * 1.7)} 0 ${n(-radius * 1.75)}S${n(half * 0.98)} ${n(-radius * 1.5)} ${n(half)} 0C${n(half * 0.9)} ${n(radius * 0.42)} ${n(-half * 0.9)} ${n(radius * 0.42)} ${n(-half)} 0Z`;
    let lines = "";
    for (let i = 0; i < cuts; i++) {
      const x = -half * 0.72 + (half * 1.44 * (i + 0.5)) / cuts;
      const y = -radius * (1.18 - 0.34 * (x / half) ** 2);
      lines += `<g transform="translate(${n(x)} ${n(y)}) rotate(24)"><path d="M${n(-radius * 0.62)} 0Q0 ${n(-radius * 0.34)} ${n(radius * 0.62)} 0Q0 ${n(radius * 0.2)} ${n(-radius * 0.62)} 0Z" fill="${lit(crust, 0.62)}"/><path d="M${n(-radius * 0.62)} 0Q0 ${n(-radius * 0.34)} ${n(radius * 0.62)} 0" stroke="${shaded(crust, 0.35)}" stroke-width="5" fill="none" stroke-linecap="round"/></g>`;
    }
    let dust = "";
    for (let i = 0; flour && i < 70; i++) {
      dust += `<circle cx="${n(pen.between(-0.82, 0.82) * half)}" cy="${n(-radius * pen.between(0.5, 1.6))}" r="${n(pen.between(2, 6))}" fill="#fff6e2" opacity="${n(pen.between(0.1, 0.4))}"/>`;
    }
    return (
      ground(pen) +
      relief(() => `<path d="${body}" fill="${fill}"/>${dust}${lines}`, {
        round: radius * 0.16,
        depth: 10,
        grain: 0.14,
        pitch: 0.04,
        gloss: 0.25,
        force: 0.55,
      })(pen)
    );
  };
}

/** A bagel or doughnut: a fat ring lying down; icing where a colour is given, dots of `seeds` on top. */
export function ring(
  size: number,
  how: { dough?: string; icing?: string; seeds?: readonly [string, ...string[]] } = {},
): Part {
  const { dough = "#d08d3f", icing, seeds } = how;
  const r = size / 2;
  const ry = r * 0.68;
  const ground = contactShadow(r * 0.96, ry * 0.84, 0.45, 9);
  return (pen) => {
    const body = linear(
      pen,
      [0, 0, 0.6, 1],
      [
        [0, lit(dough, 0.4)],
        [0.5, dough],
        [1, shaded(dough, 0.36)],
      ],
    );
    // The unpainted box keeps the filter from cutting the stroke, which lies outside the ellipse's own box.
    const torus = (k: number, width: number, paint: string, lift: number): string =>
      `<rect x="${n(-r)}" y="${n(-r)}" width="${n(size)}" height="${n(size)}" fill="none"/><ellipse cy="${n(lift)}" rx="${n(r * k)}" ry="${n(ry * k)}" fill="none" stroke="${paint}" stroke-width="${n(width)}"/>`;
    let dots = "";
    for (let i = 0; seeds && i < 46; i++) {
      const angle = pen.between(0, Math.PI * 2);
      const reach = pen.between(0.5, 0.86);
      const [x, y] = [Math.cos(angle) * r * reach, Math.sin(angle) * ry * reach - r * 0.13];
      dots += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.045)}" ry="${n(r * 0.024)}" fill="${pen.pick(seeds)}" transform="rotate(${n(pen.between(0, 180))} ${n(x)} ${n(y)})"/>`;
    }
    const under = relief(() => torus(0.68, r * 0.64, body, 0), {
      round: r * 0.12,
      depth: 12,
      grain: 0.05,
      pitch: 0.04,
      gloss: 0.35,
      force: 0.55,
    });
    const top = icing
      ? relief(() => torus(0.68, r * 0.47, icing, -r * 0.1), { round: r * 0.07, depth: 8, gloss: 0.7, force: 0.5 })(pen)
      : "";
    return ground(pen) + under(pen) + top + dots;
  };
}

/** A pastry envelope with three corners, as samsa: `size` pixels wide, origin at its foot. */
export function corner(size: number, crust = "#d0903f", seeds = "#2b2018"): Part {
  const r = size / 2;
  return shadow(
    relief(
      (pen) => {
        const left = linear(
          pen,
          [0, 0, 1, 1],
          [
            [0, lit(crust, 0.45)],
            [1, crust],
          ],
        );
        let dots = "";
        for (let i = 0; i < 14; i++)
          dots += `<circle cx="${n(pen.between(-0.4, 0.4) * r)}" cy="${n(pen.between(-0.7, 0) * r)}" r="${n(r * 0.03)}" fill="${seeds}"/>`;
        return `<path d="M${n(-r)} ${n(r * 0.2)}Q${n(-r * 0.3)} ${n(-r * 0.9)} 0 ${n(-r * 1.1)}Q${n(r * 0.3)} ${n(-r * 0.9)} ${n(r)} ${n(r * 0.2)}Q0 ${n(r * 0.62)} ${n(-r)} ${n(r * 0.2)}Z" fill="${shaded(crust, 0.2)}"/><path d="M${n(-r)} ${n(r * 0.2)}Q${n(-r * 0.3)} ${n(-r * 0.9)} 0 ${n(-r * 1.1)}L${n(r * 0.04)} ${n(r * 0.05)}Z" fill="${left}"/><path d="M${n(r)} ${n(r * 0.2)}Q${n(r * 0.3)} ${n(-r * 0.9)} 0 ${n(-r * 1.1)}L${n(r * 0.04)} ${n(r * 0.05)}Z" fill="${crust}"/><path d="M0 ${n(-r * 1.1)}L${n(r * 0.04)} ${n(r * 0.05)}L${n(-r)} ${n(r * 0.2)}M${n(r * 0.04)} ${n(r * 0.05)}L${n(r)} ${n(r * 0.2)}" stroke="${shaded(crust, 0.36)}" stroke-width="4" fill="none"/>${dots}`;
      },
      { round: 8, depth: 9, grain: 0.14, pitch: 0.05, gloss: 0.35, force: 0.55 },
    ),
    { dx: 5, dy: 9, blur: 7, opacity: 0.45 },
  );
}
