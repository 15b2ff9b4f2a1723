import { lit, shaded } from "../engine/colour.ts";
import { linear } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { n } from "../engine/shape.ts";

/** A sprig of dill, `size` pixels long, growing up from its origin. */
export function dill(size: number, colour = "#4f8f2f"): Part {
  return (pen) => {
    let path = "";
    for (let i = 1; i <= 6; i++) {
      const y = -size * (0.12 + i * 0.13);
      const reach = size * (0.34 - i * 0.032);
      for (const side of [-1, 1]) {
        const tipX = side * reach;
        const tipY = y - reach * 0.7;
        path += `M0 ${n(y)}L${n(tipX)} ${n(tipY)}M${n(tipX * 0.55)} ${n(y - reach * 0.38)}l${n(side * reach * 0.42)} ${n(reach * 0.02)}M${n(tipX * 0.6)} ${n(y - reach * 0.42)}l${n(side * reach * 0.04)} ${n(-reach * 0.5)}`;
      }
    }
    const bend = pen.between(-0.12, 0.12) * size;
    return (
      `<g fill="none" stroke-linecap="round"><path d="M0 0Q${n(bend)} ${n(-size * 0.5)} 0 ${n(-size)}${path}" stroke="${shaded(colour, 0.3)}" stroke-width="${n(size * 0.05)}"/>` +
      `<path d="M0 0Q${n(bend)} ${n(-size * 0.5)} 0 ${n(-size)}${path}" stroke="${lit(colour, 0.08)}" stroke-width="${n(size * 0.028)}" transform="translate(-1 -1)"/></g>`
    );
  };
}

/** One leaf lying down, its stalk at the origin and its tip up; `width` is a share of the length. */
export function leaf(size: number, colour = "#3f8a35", width = 0.52): Part {
  const w = size * width;
  return (pen) => {
    const fill = linear(
      pen,
      [0, 0, 1, 0.4],
      [
        [0, lit(colour, 0.42)],
        [0.48, colour],
        [0.52, shaded(colour, 0.16)],
        [1, shaded(colour, 0.34)],
      ],
    );
    return (
      `<path d="M0 0C${n(-w)} ${n(-size * 0.18)} ${n(-w * 0.8)} ${n(-size * 0.75)} 0 ${n(-size)}C${n(w * 0.8)} ${n(-size * 0.75)} ${n(w)} ${n(-size * 0.18)} 0 0Z" fill="${fill}"/>` +
      `<path d="M0 0V${n(-size * 0.86)}M0 ${n(-size * 0.3)}l${n(-w * 0.4)} ${n(-size * 0.16)}M0 ${n(-size * 0.3)}l${n(w * 0.4)} ${n(-size * 0.16)}M0 ${n(-size * 0.52)}l${n(-w * 0.34)} ${n(-size * 0.14)}M0 ${n(-size * 0.52)}l${n(w * 0.34)} ${n(-size * 0.14)}" fill="none" stroke="${lit(colour, 0.5)}" stroke-width="${n(Math.max(1, size * 0.02))}" opacity=".65"/>`
    );
  };
}

/** Two or three leaves from one point: basil or mint. */
export function sprig(size: number, colour = "#3f8a35", leaves = 3): Part {
  const one = leaf(size, colour);
  const small = leaf(size * 0.8, lit(colour, 0.1));
  return (pen) => {
    const turns = leaves === 2 ? [-38, 34] : [-62, 58, -4];
    return turns.map((turn, i) => `<g transform="rotate(${turn})">${(i === 2 ? one : small)(pen)}</g>`).join("");
  };
}

/** A curly leaf of parsley, `size` pixels tall. */
export function parsley(size: number, colour = "#4c9a2e"): Part {
  const lobe = (x: number, y: number, r: number, fill: string): string => {
    let path = "";
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * Math.PI * 2 - Math.PI / 2;
      path += `<circle cx="${n(x + Math.cos(angle) * r * 0.6)}" cy="${n(y + Math.sin(angle) * r * 0.6)}" r="${n(r * 0.5)}" fill="${fill}"/>`;
    }
    return `${path}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.6)}" fill="${fill}"/>`;
  };
  return () =>
    `<path d="M0 0Q${n(size * 0.04)} ${n(-size * 0.3)} 0 ${n(-size * 0.6)}" stroke="${shaded(colour, 0.2)}" stroke-width="${n(size * 0.06)}" fill="none" stroke-linecap="round"/>` +
    lobe(-size * 0.24, -size * 0.5, size * 0.22, shaded(colour, 0.16)) +
    lobe(size * 0.25, -size * 0.52, size * 0.22, shaded(colour, 0.24)) +
    lobe(0, -size * 0.76, size * 0.24, colour) +
    lobe(-size * 0.06, -size * 0.8, size * 0.12, lit(colour, 0.28));
}

/** A slim ring of spring onion, or any green confetti: `size` is its width. */
export function chive(size: number, colour = "#6aa83a"): Part {
  return () =>
    `<ellipse rx="${n(size / 2)}" ry="${n(size * 0.4)}" fill="${lit(colour, 0.35)}" stroke="${shaded(colour, 0.1)}" stroke-width="${n(size * 0.2)}"/>`;
}

/** Rocket: a long lobed leaf. */
export function rocket(size: number, colour = "#4b8b2c"): Part {
  const s = size;
  return (pen) => {
    const fill = linear(
      pen,
      [0, 0, 1, 0.3],
      [
        [0, lit(colour, 0.3)],
        [0.55, colour],
        [1, shaded(colour, 0.32)],
      ],
    );
    return (
      `<path d="M0 0L${n(-s * 0.03)} ${n(-s * 0.24)}L${n(-s * 0.2)} ${n(-s * 0.3)}L${n(-s * 0.07)} ${n(-s * 0.4)}L${n(-s * 0.24)} ${n(-s * 0.52)}L${n(-s * 0.09)} ${n(-s * 0.6)}Q${n(-s * 0.26)} ${n(-s * 0.86)} 0 ${n(-s)}Q${n(s * 0.26)} ${n(-s * 0.84)} ${n(s * 0.09)} ${n(-s * 0.6)}L${n(s * 0.22)} ${n(-s * 0.48)}L${n(s * 0.07)} ${n(-s * 0.4)}L${n(s * 0.17)} ${n(-s * 0.27)}L${n(s * 0.03)} ${n(-s * 0.22)}Z" fill="${fill}" stroke-linejoin="round" stroke="${fill}" stroke-width="3"/>` +
      `<path d="M0 0V${n(-s * 0.85)}" stroke="${lit(colour, 0.55)}" stroke-width="${n(Math.max(1.2, s * 0.025))}" opacity=".7"/>`
    );
  };
}

/** A frilled salad leaf to lay under or into a salad. */
export function lettuce(size: number, colour = "#79b23c"): Part {
  return (pen) => {
    const count = 15;
    let path = "";
    for (let i = 0; i <= count; i++) {
      const angle = Math.PI * (1.06 + (i / count) * 0.88);
      const wave = i % 2 === 0 ? 1 : 0.86 + pen.between(-0.03, 0.03);
      path += `${i === 0 ? "M" : "L"}${n(Math.cos(angle) * size * 0.62 * wave)} ${n(Math.sin(angle) * size * wave)}`;
    }
    const fill = linear(
      pen,
      [0, 0, 0.6, 1],
      [
        [0, lit(colour, 0.3)],
        [0.5, colour],
        [1, lit(colour, 0.55)],
      ],
    );
    return (
      `<path d="${path}Q${n(size * 0.4)} ${n(size * 0.1)} 0 ${n(size * 0.16)}Q${n(-size * 0.4)} ${n(size * 0.1)} ${n(-size * 0.6)} ${n(-size * 0.2)}Z" fill="${fill}" stroke="${shaded(colour, 0.12)}" stroke-width="${n(size * 0.04)}" stroke-linejoin="round"/>` +
      `<path d="M0 ${n(size * 0.12)}V${n(-size * 0.8)}M0 ${n(-size * 0.1)}L${n(-size * 0.34)} ${n(-size * 0.5)}M0 ${n(-size * 0.1)}L${n(size * 0.34)} ${n(-size * 0.5)}" stroke="${lit(colour, 0.6)}" stroke-width="${n(size * 0.035)}" fill="none" opacity=".7" stroke-linecap="round"/>`
    );
  };
}
