import { lit, mix, shaded } from "../engine/colour.ts";
import { contactShadow, relief, shadow } from "../engine/light.ts";
import { linear, radial } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { blob, n } from "../engine/shape.ts";

/** One pelmen: a filled ear of thin dough, `size` pixels wide. */
export function pelmen(size: number, colour = "#edcf9c"): Part {
  const r = size / 2;
  return shadow(
    relief(
      (pen) => {
        const belly = radial(
          pen,
          [0.4, 0.32, 0.72],
          [
            [0, lit(colour, 0.5)],
            [0.6, colour],
            [1, mix(colour, "#a86a3c", 0.42)],
          ],
        );
        return (
          `<path d="M${n(-r)} ${n(r * 0.2)}C${n(-r * 1.05)} ${n(-r * 0.75)} ${n(r * 1.05)} ${n(-r * 0.75)} ${n(r)} ${n(r * 0.2)}C${n(r * 0.8)} ${n(r * 0.72)} ${n(r * 0.3)} ${n(r * 0.76)} 0 ${n(r * 0.52)}C${n(-r * 0.3)} ${n(r * 0.76)} ${n(-r * 0.8)} ${n(r * 0.72)} ${n(-r)} ${n(r * 0.2)}Z" fill="${lit(colour, 0.14)}"/>` +
          `<ellipse cy="${n(-r * 0.06)}" rx="${n(r * 0.64)}" ry="${n(r * 0.42)}" fill="${belly}"/><ellipse cx="${n(r * 0.02)}" cy="${n(r * 0.5)}" rx="${n(r * 0.24)}" ry="${n(r * 0.17)}" fill="${colour}"/>` +
          `<path d="M${n(-r * 0.42)} ${n(-r * 0.18)}Q${n(-r * 0.2)} ${n(-r * 0.4)} ${n(r * 0.1)} ${n(-r * 0.38)}" stroke="#fff" stroke-width="${n(r * 0.09)}" stroke-linecap="round" fill="none" opacity=".7"/>`
        );
      },
      { round: size * 0.05, depth: 6, gloss: 0.4, force: 0.6 },
    ),
    { dx: 3, dy: 5, blur: 4, opacity: 0.42 },
  );
}

/** One varenik: a half moon with a plaited edge; `blush` is the filling seen through the dough. */
export function varenik(size: number, blush = "#e2c08e", colour = "#f0d9ae"): Part {
  const r = size / 2;
  return shadow(
    relief(
      (pen) => {
        const belly = radial(
          pen,
          [0.44, 0.62, 0.66],
          [
            [0, mix(colour, blush, 0.75)],
            [0.65, mix(colour, blush, 0.3)],
            [1, colour],
          ],
        );
        let plait = "";
        for (let i = 0; i <= 12; i++) {
          const angle = Math.PI + (i / 12) * Math.PI;
          plait += `<ellipse cx="${n(Math.cos(angle) * r * 0.96)}" cy="${n(Math.sin(angle) * r * 0.8 + r * 0.2)}" rx="${n(r * 0.17)}" ry="${n(r * 0.1)}" transform="rotate(${n((angle * 180) / Math.PI + 62)} ${n(Math.cos(angle) * r * 0.96)} ${n(Math.sin(angle) * r * 0.8 + r * 0.2)})" fill="${lit(colour, 0.22)}"/>`;
        }
        return `${plait}<path d="M${n(-r * 0.96)} ${n(r * 0.2)}C${n(-r * 0.9)} ${n(-r * 0.86)} ${n(r * 0.9)} ${n(-r * 0.86)} ${n(r * 0.96)} ${n(r * 0.2)}C${n(r * 0.5)} ${n(r * 0.6)} ${n(-r * 0.5)} ${n(r * 0.6)} ${n(-r * 0.96)} ${n(r * 0.2)}Z" fill="${belly}"/>`;
      },
      { round: size * 0.055, depth: 7, gloss: 0.45, force: 0.6 },
    ),
    { dx: 3, dy: 5, blur: 4, opacity: 0.42 },
  );
}

/** A pleated bag of dough, as khinkali and manti; `size` is its width, the origin its foot. */
export function khinkali(size: number, colour = "#eed5ab"): Part {
  const r = size / 2;
  const ground = contactShadow(r * 0.95, r * 0.42, 0.4, 7);
  return (pen) => {
    const fill = linear(
      pen,
      [0.1, 0, 0.9, 1],
      [
        [0, lit(colour, 0.45)],
        [0.5, colour],
        [1, mix(colour, "#9a6238", 0.5)],
      ],
    );
    let pleats = "";
    for (let i = -4; i <= 4; i++) {
      pleats += `<path d="M${n(i * r * 0.05)} ${n(-r * 1.12)}Q${n(i * r * 0.13)} ${n(-r * 0.86)} ${n(i * r * 0.225)} ${n(-r * 0.25)}" stroke="${mix(colour, "#8a552e", 0.42)}" stroke-width="${n(r * 0.04)}" fill="none" opacity=".6" stroke-linecap="round"/>`;
    }
    const bag = `M${n(-r * 0.16)} ${n(-r * 1.1)}C${n(-r * 0.3)} ${n(-r * 0.9)} ${n(-r)} ${n(-r * 0.7)} ${n(-r)} ${n(-r * 0.12)}C${n(-r)} ${n(r * 0.32)} ${n(-r * 0.5)} ${n(r * 0.46)} 0 ${n(r * 0.46)}C${n(r * 0.5)} ${n(r * 0.46)} ${n(r)} ${n(r * 0.32)} ${n(r)} ${n(-r * 0.12)}C${n(r)} ${n(-r * 0.7)} ${n(r * 0.3)} ${n(-r * 0.9)} ${n(r * 0.16)} ${n(-r * 1.1)}Z`;
    const top = `<path d="${blob(pen, r * 0.2, r * 0.13, 0.08, 8)}" transform="translate(0 ${n(-r * 1.14)})" fill="${lit(colour, 0.2)}"/>`;
    return (
      ground(pen) +
      relief(() => `<path d="${bag}" fill="${fill}"/>${pleats}${top}`, {
        round: r * 0.09,
        depth: 7,
        gloss: 0.35,
        force: 0.6,
      })(pen)
    );
  };
}

export interface Bun {
  colour?: string;
  /** Long buns are pirozhki, round ones are rolls. */
  long?: number;
  seam?: boolean;
  seeds?: string;
}

/** A glazed baked bun of the given width; the origin is its middle on the table. */
export function bun(size: number, how: Bun = {}): Part {
  const { colour = "#cf8436", long = 1, seam = false, seeds } = how;
  const rx = size / 2;
  const ry = rx / long;
  const ground = contactShadow(rx * 0.94, ry * 0.7, 0.45, 8);
  return (pen) => {
    const fill = radial(
      pen,
      [0.4, 0.24, 0.85],
      [
        [0, lit(colour, 0.5)],
        [0.35, lit(colour, 0.1)],
        [0.7, colour],
        [1, shaded(colour, 0.42)],
      ],
    );
    let top = seam
      ? `<path d="M${n(-rx * 0.78)} ${n(-ry * 0.16)}Q0 ${n(-ry * 0.56)} ${n(rx * 0.78)} ${n(-ry * 0.16)}" stroke="${shaded(colour, 0.32)}" stroke-width="${n(ry * 0.1)}" fill="none" stroke-linecap="round" stroke-dasharray="${n(ry * 0.16)} ${n(ry * 0.13)}"/>`
      : "";
    for (let i = 0; seeds && i < 16; i++) {
      top += `<ellipse cx="${n(pen.between(-0.62, 0.62) * rx)}" cy="${n(pen.between(-0.6, 0.2) * ry)}" rx="${n(ry * 0.06)}" ry="${n(ry * 0.035)}" fill="${seeds}" transform="rotate(${n(pen.between(-30, 30))})"/>`;
    }
    const body = `<path d="${blob(pen, rx, ry * 0.84, 0.018, 16)}" transform="translate(0 ${n(-ry * 0.28)})" fill="${fill}"/>${top}`;
    return (
      ground(pen) +
      relief(() => body, { round: ry * 0.16, depth: 9, grain: 0.06, pitch: 0.04, gloss: 0.5, force: 0.6 })(pen)
    );
  };
}
