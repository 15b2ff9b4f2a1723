import { lit, shaded } from "../engine/colour.ts";
import { contactShadow, relief, shadow } from "../engine/light.ts";
import type { Part, Pen } from "../engine/pen.ts";
import { at, n, TILT } from "../engine/shape.ts";

function strand(pen: Pen, radius: number, height: number): string {
  const reach = radius * pen.between(0.3, 1);
  const start = pen.between(0, Math.PI * 2);
  const span = pen.between(1.4, 3.2);
  let path = "";
  for (let i = 0; i <= 10; i++) {
    const angle = start + (span * i) / 10;
    const wave = 1 + Math.sin(i * 1.3 + start) * 0.07;
    const lift = height * (1 - (reach / radius) ** 2);
    path += `${i === 0 ? "M" : "L"}${n(Math.cos(angle) * reach * wave)} ${n(Math.sin(angle) * reach * wave * TILT - lift)}`;
  }
  return path;
}

export interface Noodles {
  radius: number;
  height: number;
  colour: string;
  /** Width of one strand in pixels. */
  strand?: number;
  count?: number;
}

/** A nest of pasta or noodles; the origin is the middle of its foot. */
export function noodles(how: Noodles): Part {
  const { radius, height, colour, strand: width = 11, count = 110 } = how;
  const ground = contactShadow(radius, radius * TILT, 0.4, 10);
  return (pen) => {
    let markup = "";
    for (let layer = 0; layer < 4; layer++) {
      let lines = "";
      for (let i = 0; i < count / 4; i++) {
        const path = strand(pen, radius * (1 - layer * 0.07), height * (0.55 + layer * 0.15));
        lines += `<path d="${path}" stroke="${shaded(colour, 0.34)}" stroke-width="${width + 3}"/><path d="${path}" stroke="${layer > 1 ? lit(colour, pen.between(0, 0.3)) : shaded(colour, 0.08)}" stroke-width="${width}"/>`;
      }
      const nest = `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`;
      markup += shadow(
        relief(() => nest, { round: 2.5, depth: 3, gloss: 0.35, force: 0.5 }),
        { dx: 2, dy: 4, blur: 4, opacity: 0.4 },
      )(pen);
    }
    return (
      ground(pen) +
      `<ellipse rx="${n(radius * 0.92)}" ry="${n(radius * 0.92 * TILT)}" cy="${n(-height * 0.2)}" fill="${shaded(colour, 0.3)}"/>${markup}`
    );
  };
}

/** Short pasta: one quill of penne, `size` pixels long. */
export function penne(size: number, colour = "#efcb7c"): Part {
  const w = size * 0.3;
  return at(
    0,
    0,
    () =>
      `<path d="M${n(-size / 2)} ${n(w * 0.2)}L${n(-size / 2 + w)} ${n(-w / 2)}H${n(size / 2)}L${n(size / 2 - w * 0.6)} ${n(w / 2)}H${n(-size / 2 + w * 0.3)}Z" fill="${colour}" stroke="${shaded(colour, 0.2)}" stroke-width="2" stroke-linejoin="round"/><path d="M${n(-size / 2 + w)} ${n(-w * 0.16)}H${n(size / 2 - w * 0.4)}M${n(-size / 2 + w * 0.7)} ${n(w * 0.16)}H${n(size / 2 - w * 0.6)}" stroke="${lit(colour, 0.5)}" stroke-width="2.5" opacity=".8"/>`,
  );
}

/** A spiral of fusilli, `size` pixels long. */
export function twist(size: number, colour = "#efcb7c"): Part {
  const step = size / 5;
  return () => {
    let coils = "";
    for (let i = 0; i < 5; i++) {
      const x = -size / 2 + step * (i + 0.5);
      coils += `<ellipse cx="${n(x)}" rx="${n(step * 0.44)}" ry="${n(step * 0.92)}" transform="rotate(24 ${n(x)} 0)" fill="${i % 2 === 0 ? lit(colour, 0.18) : colour}" stroke="${shaded(colour, 0.26)}" stroke-width="2.5"/>`;
    }
    return coils;
  };
}

/** A bent tube of macaroni, `size` pixels wide. */
export function macaroni(size: number, colour = "#f8c648"): Part {
  const r = size * 0.34;
  const arc = `M${n(-r)} ${n(r * 0.5)}A${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r * 0.5)}`;
  return () =>
    `<g fill="none"><path d="${arc}" stroke="${shaded(colour, 0.3)}" stroke-width="${n(size * 0.34)}"/><path d="${arc}" stroke="${colour}" stroke-width="${n(size * 0.28)}"/><path d="${arc}" stroke="${lit(colour, 0.5)}" stroke-width="${n(size * 0.08)}" transform="translate(${n(-size * 0.02)} ${n(-size * 0.06)})"/></g><ellipse cx="${n(r)}" cy="${n(r * 0.5)}" rx="${n(size * 0.14)}" ry="${n(size * 0.07)}" fill="${shaded(colour, 0.5)}"/>`;
}
