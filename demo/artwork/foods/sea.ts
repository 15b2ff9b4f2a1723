import { lit, mix, shaded } from "../engine/colour.ts";
import { relief, shadow } from "../engine/light.ts";
import { linear } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { closedCurve, n } from "../engine/shape.ts";

/** Points along the spine of a curled prawn, head first, with the half thickness there. */
function spine(size: number): { x: number; y: number; w: number; angle: number }[] {
  return Array.from({ length: 12 }, (_, i) => {
    const share = i / 11;
    const angle = ((-190 + share * 235) * Math.PI) / 180;
    const reach = size * (0.31 - share * 0.03);
    return {
      x: Math.cos(angle) * reach,
      y: Math.sin(angle) * reach,
      w: size * (0.155 - share * 0.1) * (i === 0 ? 0.6 : 1),
      angle,
    };
  });
}

/** A peeled prawn curled on its side, `size` pixels wide, about its middle. */
export function prawn(size: number, colour = "#f08a52"): Part {
  const bones = spine(size);
  const outer = bones.map(({ x, y, w, angle }) => ({ x: x + Math.cos(angle) * w, y: y + Math.sin(angle) * w }));
  const inner = bones
    .map(({ x, y, w, angle }) => ({ x: x - Math.cos(angle) * w, y: y - Math.sin(angle) * w }))
    .reverse();
  return relief(
    (pen) => {
      const flesh = linear(
        pen,
        [0, 0, 0.4, 1],
        [
          [0, lit(colour, 0.5)],
          [0.5, lit(colour, 0.2)],
          [1, colour],
        ],
      );
      const bands = bones
        .filter((_, i) => i % 2 === 1)
        .map(
          ({ x, y, w, angle }) =>
            `<path d="M${n(x + Math.cos(angle) * w)} ${n(y + Math.sin(angle) * w)}L${n(x - Math.cos(angle) * w * 0.5)} ${n(y - Math.sin(angle) * w * 0.5)}" stroke="${mix(colour, "#d9481c", 0.5)}" stroke-width="${n(size * 0.034)}" stroke-linecap="round" opacity=".6"/>`,
        )
        .join("");
      const end = bones.at(-1) ?? { x: 0, y: 0 };
      const fan = `<path d="M${n(end.x)} ${n(end.y)}l${n(-size * 0.02)} ${n(size * 0.17)}l${n(-size * 0.08)} ${n(-size * 0.07)}l${n(-size * 0.1)} ${n(size * 0.05)}l${n(size * 0.08)} ${n(-size * 0.15)}Z" fill="${mix(colour, "#c9381a", 0.6)}" stroke="${mix(colour, "#c9381a", 0.6)}" stroke-width="6" stroke-linejoin="round"/>`;
      return `${fan}<path d="${closedCurve([...outer, ...inner])}" fill="${flesh}"/>${bands}`;
    },
    { round: size * 0.03, depth: 6, gloss: 0.5, force: 0.5 },
  );
}

/** A mussel opened, its flesh showing; `size` pixels long. */
export function mussel(size: number): Part {
  const s = size / 2;
  return (pen) => {
    const shell = linear(
      pen,
      [0, 0, 1, 1],
      [
        [0, "#5c6a86"],
        [0.5, "#2c3348"],
        [1, "#171a26"],
      ],
    );
    const drop = (k: number): string =>
      `M${n(-s * k)} 0C${n(-s * 0.6 * k)} ${n(-s * 0.62 * k)} ${n(s * 0.7 * k)} ${n(-s * 0.66 * k)} ${n(s * k)} 0C${n(s * 0.7 * k)} ${n(s * 0.56 * k)} ${n(-s * 0.6 * k)} ${n(s * 0.5 * k)} ${n(-s * k)} 0Z`;
    return `<path d="${drop(1)}" fill="${shell}"/><path d="${drop(0.82)}" fill="#c9d2dc"/><path d="${drop(0.62)}" fill="#ee9a3c" transform="translate(${n(s * 0.06)} 0)"/><path d="${drop(0.3)}" fill="#f9c77c" transform="translate(${n(-s * 0.02)} ${n(-s * 0.1)})"/>`;
  };
}

/** A ring of squid. */
export function squidRing(size: number, colour = "#fbeede"): Part {
  const r = size / 2;
  return () =>
    `<circle r="${n(r * 0.76)}" fill="none" stroke="${shaded(colour, 0.2)}" stroke-width="${n(r * 0.46)}"/><circle r="${n(r * 0.76)}" fill="none" stroke="${colour}" stroke-width="${n(r * 0.36)}"/>`;
}

export interface Fish {
  back?: string;
  belly?: string;
  /** Bars of the grill over the flank. */
  bars?: string;
  /** Speckles of a trout. */
  spots?: string;
}

/** A whole fish lying on its side, head to the left; `size` pixels long, about its middle. */
export function wholeFish(size: number, how: Fish = {}): Part {
  const { back = "#8d9aa0", belly = "#eadfce", bars, spots } = how;
  const s = size / 2;
  const body = `M${n(-s)} ${n(s * 0.02)}C${n(-s * 0.72)} ${n(-s * 0.34)} ${n(-s * 0.1)} ${n(-s * 0.42)} ${n(s * 0.62)} ${n(-s * 0.07)}L${n(s)} ${n(-s * 0.26)}Q${n(s * 0.86)} 0 ${n(s)} ${n(s * 0.24)}L${n(s * 0.62)} ${n(s * 0.08)}C${n(-s * 0.1)} ${n(s * 0.4)} ${n(-s * 0.72)} ${n(s * 0.34)} ${n(-s)} ${n(s * 0.02)}Z`;
  const part: Part = (pen) => {
    const fill = linear(
      pen,
      [0, 0, 0, 1],
      [
        [0, shaded(back, 0.3)],
        [0.36, back],
        [0.62, mix(back, belly, 0.75)],
        [1, belly],
      ],
    );
    let marks = "";
    for (let i = 0; bars && i < 5; i++) {
      const x = -s * 0.36 + i * s * 0.22;
      marks += `<path d="M${n(x)} ${n(-s * 0.24)}l${n(s * 0.12)} ${n(s * 0.46)}" stroke="${bars}" stroke-width="${n(s * 0.045)}" stroke-linecap="round" opacity=".6"/>`;
    }
    for (let i = 0; spots && i < 34; i++) {
      marks += `<circle cx="${n(pen.between(-0.45, 0.55) * s)}" cy="${n(pen.between(-0.24, 0.04) * s)}" r="${n(pen.between(2, 5))}" fill="${spots}" opacity=".7"/>`;
    }
    const fins = `<path d="M${n(-s * 0.2)} ${n(-s * 0.3)}Q${n(s * 0.12)} ${n(-s * 0.52)} ${n(s * 0.34)} ${n(-s * 0.2)}Z" fill="${shaded(back, 0.25)}"/><path d="M${n(-s * 0.12)} ${n(s * 0.28)}Q${n(s * 0.04)} ${n(s * 0.46)} ${n(s * 0.2)} ${n(s * 0.24)}Z" fill="${shaded(belly, 0.25)}"/>`;
    const head = `<path d="M${n(-s * 0.62)} ${n(-s * 0.27)}Q${n(-s * 0.46)} 0 ${n(-s * 0.62)} ${n(s * 0.25)}" stroke="${shaded(back, 0.45)}" stroke-width="${n(s * 0.025)}" fill="none"/><circle cx="${n(-s * 0.76)}" cy="${n(-s * 0.05)}" r="${n(s * 0.052)}" fill="#f8f2e4"/><circle cx="${n(-s * 0.76)}" cy="${n(-s * 0.05)}" r="${n(s * 0.03)}" fill="#231a1a"/><path d="M${n(-s * 0.5)} ${n(s * 0.03)}q${n(s * 0.18)} ${n(-s * 0.02)} ${n(s * 0.2)} ${n(s * 0.13)}q${n(-s * 0.14)} ${n(s * 0.04)} ${n(-s * 0.2)} ${n(-s * 0.13)}Z" fill="${shaded(back, 0.2)}"/>`;
    return `${fins}<path d="${body}" fill="${fill}"/>${marks}${head}`;
  };
  return shadow(relief(part, { round: size * 0.022, depth: 9, grain: 0.05, pitch: 0.06, gloss: 0.45, force: 0.55 }), {
    dx: 5,
    dy: 12,
    blur: 8,
    opacity: 0.45,
  });
}

/** A leg of crab: three joints of shell, `size` pixels long. */
export function crabLeg(size: number, colour = "#d8432c"): Part {
  const s = size / 2;
  const joint = (x1: number, y1: number, x2: number, y2: number, w: number): string =>
    `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${colour}" stroke-width="${n(w)}" stroke-linecap="round"/><path d="M${n(x1)} ${n(y1 + w * 0.2)}L${n(x2)} ${n(y2 + w * 0.2)}" stroke="${lit(colour, 0.62)}" stroke-width="${n(w * 0.34)}" stroke-linecap="round"/>`;
  return shadow(
    relief(
      () =>
        joint(-s, s * 0.2, -s * 0.1, -s * 0.18, size * 0.14) +
        joint(-s * 0.04, -s * 0.18, s * 0.5, -s * 0.06, size * 0.11) +
        joint(s * 0.55, -s * 0.04, s, s * 0.22, size * 0.07),
      { round: 7, depth: 8, grain: 0.1, pitch: 0.05, gloss: 0.5, force: 0.55 },
    ),
    { dx: 5, dy: 10, blur: 6, opacity: 0.42 },
  );
}
