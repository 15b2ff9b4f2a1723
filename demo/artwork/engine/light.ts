import type { Part, Pen } from "./pen.ts";

const AZIMUTH = 236;

export interface Relief {
  /** Width of the rounded edge in pixels. */
  round?: number;
  /** How strongly the edge bends away from the light. */
  depth?: number;
  /** Height of the surface grain, 0 for none. */
  grain?: number;
  /** Fineness of the grain: waves per pixel. */
  pitch?: number;
  /** Strength of the wet shine, 0 for none. */
  gloss?: number;
  /** How much of the shading is felt, 0 to 1. */
  force?: number;
}

function heightMarkup(round: number, grain: number, pitch: number): string {
  const smooth = `<feGaussianBlur in="SourceAlpha" stdDeviation="${round}" result="h0"/>`;
  if (grain === 0) return `${smooth}<feOffset in="h0" result="h"/>`;
  return (
    smooth +
    `<feTurbulence type="fractalNoise" baseFrequency="${pitch} ${pitch * 1.4}" numOctaves="3" seed="7" result="noise"/>` +
    `<feComposite in="h0" in2="noise" operator="arithmetic" k1="${grain}" k2="${1 - grain}" result="h"/>`
  );
}

function shineMarkup(gloss: number, depth: number): string {
  if (gloss === 0) return `<feComposite in="lit" in2="SourceAlpha" operator="in"/>`;
  return (
    `<feSpecularLighting in="h" surfaceScale="${depth}" specularConstant="${gloss}" specularExponent="22" lighting-color="#fff6e4" result="spec">` +
    `<feDistantLight azimuth="${AZIMUTH}" elevation="52"/></feSpecularLighting>` +
    `<feComposite in="lit" in2="spec" operator="arithmetic" k2="1" k3="0.75" result="shiny"/>` +
    `<feComposite in="shiny" in2="SourceAlpha" operator="in"/>`
  );
}

/** Id of a filter that gives flat shapes a body lit from above left. */
export function reliefFilter(pen: Pen, how: Relief = {}): string {
  const { round = 6, depth = 6, grain = 0, pitch = 0.05, gloss = 0.35, force = 0.75 } = how;
  return pen.define(
    `relief ${round} ${depth} ${grain} ${pitch} ${gloss} ${force}`,
    (id) =>
      `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">` +
      heightMarkup(round, grain, pitch) +
      `<feDiffuseLighting in="h" surfaceScale="${depth}" diffuseConstant="1.12" lighting-color="#fff8ec" result="d">` +
      `<feDistantLight azimuth="${AZIMUTH}" elevation="62"/></feDiffuseLighting>` +
      `<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="${force}" k2="${(1 - force).toFixed(2)}" result="lit"/>` +
      shineMarkup(gloss, depth) +
      `</filter>`,
  );
}

/** Gives everything inside a body: rounded edges, grain and shine, lit from above left. */
export function relief(part: Part, how: Relief = {}): Part {
  return (pen) => `<g filter="url(#${reliefFilter(pen, how)})">${part(pen)}</g>`;
}

export interface Shadow {
  dx?: number;
  dy?: number;
  blur?: number;
  opacity?: number;
  colour?: string;
}

/** Lets everything inside throw one soft shadow down right. */
export function shadow(part: Part, how: Shadow = {}): Part {
  const { dx = 5, dy = 8, blur = 6, opacity = 0.35, colour = "#3a1c12" } = how;
  return (pen) => {
    const id = pen.define(
      `shadow ${dx} ${dy} ${blur} ${opacity} ${colour}`,
      (key) =>
        `<filter id="${key}" x="-30%" y="-30%" width="160%" height="170%" color-interpolation-filters="sRGB">` +
        `<feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${colour}" flood-opacity="${opacity}"/></filter>`,
    );
    return `<g filter="url(#${id})">${part(pen)}</g>`;
  };
}

/** Softens a part; `radius` in pixels. */
export function blurred(part: Part, radius: number): Part {
  return (pen) => {
    const id = pen.define(
      `blur ${radius}`,
      (key) =>
        `<filter id="${key}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
    );
    return `<g filter="url(#${id})">${part(pen)}</g>`;
  };
}

/** A soft dark ellipse on the table under a standing thing; radii in pixels. */
export function contactShadow(rx: number, ry: number, opacity = 0.35, blur = 10): Part {
  return blurred(
    () => `<ellipse cx="${rx * 0.12}" cy="${ry * 0.25}" rx="${rx}" ry="${ry}" fill="#2c130a" opacity="${opacity}"/>`,
    blur,
  );
}
