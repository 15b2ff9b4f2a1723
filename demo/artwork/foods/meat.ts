import { lit, mix, shaded } from "../engine/colour.ts";
import { relief, shadow } from "../engine/light.ts";
import { radial } from "../engine/paint.ts";
import type { Part, Pen } from "../engine/pen.ts";
import { blob, closedCurve, n } from "../engine/shape.ts";
import { extruded } from "../engine/solid.ts";

/** A torn or cut chunk of meat, cheese, fish: `size` pixels wide. */
export function chunk(size: number, colour: string, edge = shaded(colour, 0.3)): Part {
  const r = size / 2;
  return (pen) => {
    const fill = radial(
      pen,
      [0.36, 0.3, 0.8],
      [
        [0, lit(colour, 0.3)],
        [0.6, colour],
        [1, edge],
      ],
    );
    const outline = blob(pen, r, r * 0.74, 0.2, 7);
    const fibre = (y: number): string =>
      `<path d="M${n(-r * 0.6)} ${n(y)}Q${n(-r * 0.1)} ${n(y - r * 0.16)} ${n(r * 0.5)} ${n(y + r * 0.04)}" stroke="${mix(edge, colour, 0.35)}" stroke-width="${n(r * 0.07)}" fill="none" opacity=".6" stroke-linecap="round"/>`;
    return `<path d="${outline}" transform="translate(0 ${n(r * 0.14)})" fill="${edge}"/><path d="${outline}" fill="${fill}"/>${fibre(-r * 0.14)}${fibre(r * 0.2)}`;
  };
}

/** A thin slice with pale veins — salmon, ham, cured meat; `size` pixels long, lying. */
export function sliced(size: number, colour: string, veins = lit(colour, 0.6)): Part {
  const r = size / 2;
  return (pen) => {
    const outline = blob(pen, r, r * 0.52, 0.1, 9);
    const clip = pen.define(`sliced ${outline}`, (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
    let lines = "";
    for (let i = -2; i <= 2; i++)
      lines += `<path d="M${n(i * r * 0.36 - r * 0.2)} ${n(-r * 0.6)}Q${n(i * r * 0.36 + r * 0.3)} 0 ${n(i * r * 0.36 - r * 0.14)} ${n(r * 0.6)}" stroke="${veins}" stroke-width="${n(r * 0.07)}" fill="none" opacity=".75"/>`;
    return `<path d="${outline}" fill="${colour}"/><g clip-path="url(#${clip})">${lines}</g>`;
  };
}

/** A strip of pepper, ham, onion, carrot: `size` pixels long. */
export function strip(size: number, colour: string, thickness = 0.2): Part {
  return (pen) => {
    const bend = pen.between(-0.24, 0.24) * size;
    const path = `M${n(-size / 2)} 0Q0 ${n(bend)} ${n(size / 2)} 0`;
    return `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="${shaded(colour, 0.28)}" stroke-width="${n(size * thickness)}"/><path d="${path}" stroke="${colour}" stroke-width="${n(size * thickness * 0.72)}" transform="translate(0 ${n(-size * thickness * 0.1)})"/></g>`;
  };
}

/** A grain of rice or buckwheat: `size` pixels long. */
export function grain(size: number, colour: string): Part {
  return (pen) => {
    const tone = mix(colour, pen.random() > 0.5 ? "#ffffff" : shaded(colour, 0.3), pen.between(0, 0.3));
    return `<ellipse rx="${n(size / 2)}" ry="${n(size * 0.22)}" fill="${tone}"/>`;
  };
}

export interface Slab {
  /** Half of the length and of the depth on the table, and the thickness, in pixels. */
  rx: number;
  ry: number;
  height: number;
  top: string;
  side: string;
  /** Bars of the grill. */
  bars?: string;
  /** A crumb coat instead of a seared face. */
  crumb?: boolean;
  wobble?: number;
}

function barMarkup(rx: number, ry: number, height: number, colour: string): string {
  let lines = "";
  for (let i = -3; i <= 3; i++) {
    const x = i * rx * 0.27;
    lines += `<path d="M${n(x - rx * 0.16)} ${n(ry * 0.78 - height)}L${n(x + rx * 0.2)} ${n(-ry * 0.8 - height)}" stroke="${colour}" stroke-width="${n(rx * 0.055)}" stroke-linecap="round" opacity=".62"/>`;
  }
  return lines;
}

/** A steak, schnitzel or fillet lying flat; the origin is its middle on the table. */
export function cutlet(how: Slab): Part {
  const { rx, ry, height, top, side, bars, crumb = false, wobble = 0.07 } = how;
  const body: Part = (pen) => {
    const outline = blob(pen, rx, ry, wobble, 11);
    const fill = radial(
      pen,
      [0.36, 0.3, 0.8],
      [
        [0, lit(top, 0.3)],
        [0.55, top],
        [1, shaded(top, 0.28)],
      ],
    );
    const clip = pen.define(
      `cutlet ${outline}`,
      (id) => `<clipPath id="${id}"><path d="${outline}" transform="translate(0 ${-height})"/></clipPath>`,
    );
    return `${extruded(outline, [{ height, side }], fill)(pen)}<g clip-path="url(#${clip})">${bars ? barMarkup(rx, ry, height, bars) : ""}</g>`;
  };
  return shadow(
    relief(body, {
      round: 7,
      depth: 10,
      grain: crumb ? 0.3 : 0.14,
      pitch: crumb ? 0.08 : 0.03,
      gloss: crumb ? 0.15 : 0.45,
      force: crumb ? 0.5 : 0.6,
    }),
    { dx: 5, dy: 9, blur: 7, opacity: 0.45 },
  );
}

/** A fillet of fish with its flakes; `size` pixels long, about its middle. */
export function fillet(size: number, colour = "#f0926a", height = 34): Part {
  const r = size / 2;
  const outline = closedCurve([
    { x: -r, y: r * 0.06 },
    { x: -r * 0.62, y: -r * 0.3 },
    { x: 0, y: -r * 0.38 },
    { x: r * 0.66, y: -r * 0.28 },
    { x: r, y: 0 },
    { x: r * 0.7, y: r * 0.28 },
    { x: 0, y: r * 0.36 },
    { x: -r * 0.66, y: r * 0.3 },
  ]);
  const body: Part = (pen: Pen) => {
    const fill = radial(
      pen,
      [0.36, 0.3, 0.8],
      [
        [0, lit(colour, 0.32)],
        [0.6, colour],
        [1, mix(colour, "#b5622c", 0.5)],
      ],
    );
    let flakes = "";
    for (let i = -4; i <= 4; i++) {
      const x = i * r * 0.2;
      flakes += `<path d="M${n(x - r * 0.1)} ${n(-r * 0.3 - height)}Q${n(x + r * 0.14)} ${n(-height)} ${n(x - r * 0.1)} ${n(r * 0.3 - height)}" stroke="${lit(colour, 0.55)}" stroke-width="${n(r * 0.022)}" fill="none" opacity=".8"/>`;
    }
    return (
      extruded(
        outline,
        [
          { height: height * 0.3, side: "#8f8c86" },
          { height: height * 0.7, side: shaded(colour, 0.14) },
        ],
        fill,
      )(pen) + flakes
    );
  };
  return shadow(relief(body, { round: 7, depth: 9, grain: 0.05, pitch: 0.04, gloss: 0.4, force: 0.55 }), {
    dx: 5,
    dy: 9,
    blur: 7,
    opacity: 0.45,
  });
}
