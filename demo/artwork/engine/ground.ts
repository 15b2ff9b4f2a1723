import { mix, shaded } from "./colour.ts";
import { blurred, shadow } from "./light.ts";
import { linear, radial } from "./paint.ts";
import type { Part, Pen } from "./pen.ts";
import { TILT } from "./shape.ts";

export interface Ground {
  /** The table where the light falls, and where it leaves. */
  light: string;
  deep: string;
  /** The cloth under the vessel; none leaves the table bare. */
  cloth?: { base: string; stripe: string; pattern: "hem" | "check" | "stripe" };
}

export interface Frame {
  width: number;
  height: number;
}

const CLOTH_SIDE = 700;

function weave(pen: Pen, cloth: NonNullable<Ground["cloth"]>): string {
  const { base, stripe, pattern } = cloth;
  if (pattern === "hem") return "";
  const soft = mix(base, stripe, 0.55);
  const id = pen.define(`weave ${base} ${stripe} ${pattern}`, (key) => {
    const across = pattern === "check" ? `<rect width="84" height="42" fill="${stripe}" opacity=".42"/>` : "";
    const width = pattern === "check" ? 42 : 20;
    return (
      `<pattern id="${key}" width="84" height="84" patternUnits="userSpaceOnUse">` +
      `<rect width="84" height="84" fill="${base}"/><rect width="${width}" height="84" fill="${stripe}" opacity=".42"/>${across}` +
      `<rect x="${width + 6}" width="3" height="84" fill="${soft}" opacity=".35"/></pattern>`
    );
  });
  return `url(#${id})`;
}

function clothSheet(cloth: NonNullable<Ground["cloth"]>): Part {
  const half = CLOTH_SIDE / 2;
  const hem = half - 34;
  return (pen) => {
    const fill = weave(pen, cloth) || cloth.base;
    const fold = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, "#fff", 0.22],
        [0.3, "#fff", 0],
        [0.49, "#3a1c12", 0.1],
        [0.5, "#fff", 0.25],
        [0.62, "#fff", 0],
        [1, "#3a1c12", 0.13],
      ],
    );
    const sheet = `x="${-half}" y="${-half}" width="${CLOTH_SIDE}" height="${CLOTH_SIDE}" rx="10"`;
    return (
      `<rect ${sheet} fill="${fill}"/>` +
      `<rect x="${-hem}" y="${-hem}" width="${hem * 2}" height="${hem * 2}" fill="none" stroke="${cloth.stripe}" stroke-width="7" opacity=".75"/>` +
      `<rect x="${-hem + 15}" y="${-hem + 15}" width="${hem * 2 - 30}" height="${hem * 2 - 30}" fill="none" stroke="${cloth.stripe}" stroke-width="2" opacity=".6"/>` +
      `<rect ${sheet} fill="${fold}"/>`
    );
  };
}

/** The cloth lying on the table: centre, turn in degrees as seen from above, scale. */
export function cloth(spec: NonNullable<Ground["cloth"]>, x: number, y: number, turn: number, scale: number): Part {
  const sheet = clothSheet(spec);
  const laid = shadow(
    (pen) => `<g transform="translate(${x} ${y}) scale(${scale} ${scale * TILT}) rotate(${turn})">${sheet(pen)}</g>`,
    { dx: 6, dy: 9, blur: 9, opacity: 0.22 },
  );
  return laid;
}

/** The table top: light comes from above left and leaves to the lower right. */
export function table(ground: Ground, frame: Frame): Part {
  return (pen) => {
    const fill = radial(
      pen,
      [0.3, 0.16, 1.05],
      [
        [0, mix(ground.light, "#ffffff", 0.5)],
        [0.4, ground.light],
        [1, ground.deep],
      ],
    );
    return `<rect width="${frame.width}" height="${frame.height}" fill="${fill}"/>`;
  };
}

/** Daylight from a window with two panes, falling across the table. */
export function windowLight(frame: Frame, strength = 0.3): Part {
  const { width: w, height: h } = frame;
  const pane = (x: number): string =>
    `<path d="M${x * w} ${-0.1 * h}L${(x + 0.2) * w} ${-0.1 * h}L${(x + 0.66) * w} ${1.1 * h}L${(x + 0.4) * w} ${1.1 * h}Z" fill="#fffdf4" opacity="${strength}"/>`;
  return blurred(() => pane(-0.12) + pane(0.14), 16);
}

/** Darkens the corners a little so that the eye stays on the plate. */
export function vignette(ground: Ground, frame: Frame): Part {
  return (pen) => {
    const edge = shaded(ground.deep, 0.55);
    const fill = radial(
      pen,
      [0.46, 0.48, 0.78],
      [
        [0.55, edge, 0],
        [1, edge, 0.3],
      ],
    );
    return `<rect width="${frame.width}" height="${frame.height}" fill="${fill}"/>`;
  };
}
