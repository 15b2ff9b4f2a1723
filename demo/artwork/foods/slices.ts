import { lit, mix, shaded } from "../engine/colour.ts";
import { radial } from "../engine/paint.ts";
import type { Part, Pen } from "../engine/pen.ts";
import { blob, n } from "../engine/shape.ts";

const spokes = (count: number, make: (angle: number) => string): string =>
  Array.from({ length: count }, (_, i) => make((i / count) * 360)).join("");

/** A round of tomato with its seed chambers, `size` pixels wide, seen from above. */
export function tomatoSlice(size: number, colour = "#d8402c"): Part {
  const r = size / 2;
  return (pen) => {
    const flesh = radial(
      pen,
      [0.4, 0.35, 0.7],
      [
        [0, lit(colour, 0.3)],
        [1, colour],
      ],
    );
    const chamber = spokes(
      5,
      (angle) =>
        `<g transform="rotate(${angle})"><path d="M0 ${n(-r * 0.2)}C${n(-r * 0.42)} ${n(-r * 0.4)} ${n(-r * 0.34)} ${n(-r * 0.78)} 0 ${n(-r * 0.78)}C${n(r * 0.34)} ${n(-r * 0.78)} ${n(r * 0.42)} ${n(-r * 0.4)} 0 ${n(-r * 0.2)}Z" fill="${mix(colour, "#f6a33c", 0.42)}"/><ellipse cx="${n(-r * 0.1)}" cy="${n(-r * 0.56)}" rx="${n(r * 0.06)}" ry="${n(r * 0.1)}" fill="#ffe9b0"/><ellipse cx="${n(r * 0.12)}" cy="${n(-r * 0.48)}" rx="${n(r * 0.06)}" ry="${n(r * 0.1)}" fill="#ffe9b0"/></g>`,
    );
    return `<circle r="${n(r)}" fill="${shaded(colour, 0.18)}"/><circle r="${n(r * 0.93)}" fill="${flesh}"/>${chamber}`;
  };
}

/** A round of lemon, orange or lime. */
export function citrusSlice(size: number, colour = "#f7cf3e"): Part {
  const r = size / 2;
  return () =>
    `<circle r="${n(r)}" fill="${shaded(colour, 0.06)}"/><circle r="${n(r * 0.9)}" fill="#fffbe8"/>` +
    spokes(
      8,
      (angle) =>
        `<path transform="rotate(${angle})" d="M0 ${n(-r * 0.1)}L${n(-r * 0.27)} ${n(-r * 0.7)}Q0 ${n(-r * 0.9)} ${n(r * 0.27)} ${n(-r * 0.7)}Z" fill="${lit(colour, 0.12)}" stroke="${lit(colour, 0.12)}" stroke-width="${n(r * 0.05)}" stroke-linejoin="round"/>`,
    ) +
    `<path d="M${n(-r * 0.6)} ${n(-r * 0.3)}A${n(r * 0.68)} ${n(r * 0.68)} 0 0 1 ${n(-r * 0.1)} ${n(-r * 0.66)}" stroke="#fff" stroke-width="${n(r * 0.08)}" fill="none" opacity=".6" stroke-linecap="round"/>`;
}

/** A round of cucumber. */
export function cucumberSlice(size: number): Part {
  const r = size / 2;
  return (pen) => {
    const flesh = radial(
      pen,
      [0.45, 0.4, 0.6],
      [
        [0, "#eaf4bf"],
        [0.6, "#d6eaa2"],
        [1, "#bcdc84"],
      ],
    );
    return (
      `<circle r="${n(r)}" fill="#3f7d2b"/><circle r="${n(r * 0.9)}" fill="${flesh}"/>` +
      spokes(
        9,
        (angle) =>
          `<ellipse transform="rotate(${angle})" cy="${n(-r * 0.46)}" rx="${n(r * 0.055)}" ry="${n(r * 0.14)}" fill="#f7fbe4"/>`,
      )
    );
  };
}

/** A ring of onion; pass a violet for red onion. */
export function onionRing(size: number, colour = "#b6437e"): Part {
  const r = size / 2;
  return () =>
    `<circle r="${n(r * 0.9)}" fill="none" stroke="#fbeef4" stroke-width="${n(r * 0.2)}"/><circle r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${n(r * 0.1)}"/>`;
}

/** An olive cut across. */
export function oliveRing(size: number, colour = "#2e2430"): Part {
  const r = size / 2;
  return () =>
    `<circle r="${n(r * 0.72)}" fill="none" stroke="${colour}" stroke-width="${n(r * 0.56)}"/><path d="M${n(-r * 0.7)} ${n(-r * 0.2)}A${n(r * 0.74)} ${n(r * 0.74)} 0 0 1 ${n(-r * 0.1)} ${n(-r * 0.72)}" stroke="${lit(colour, 0.5)}" stroke-width="${n(r * 0.16)}" fill="none" stroke-linecap="round" opacity=".8"/>`;
}

/** A mushroom cut from cap to stalk. */
export function mushroomSlice(size: number): Part {
  const s = size / 2;
  const outline = (k: number): string =>
    `M${n(-s * k)} ${n(s * 0.1)}C${n(-s * 1.05 * k)} ${n(-s * 0.95 * k)} ${n(s * 1.05 * k)} ${n(-s * 0.95 * k)} ${n(s * k)} ${n(s * 0.1)}C${n(s * 0.9 * k)} ${n(s * 0.42)} ${n(s * 0.4)} ${n(s * 0.2)} ${n(s * 0.26)} ${n(s * 0.3)}V${n(s * 0.82)}Q0 ${n(s)} ${n(-s * 0.26)} ${n(s * 0.82)}V${n(s * 0.3)}C${n(-s * 0.4)} ${n(s * 0.2)} ${n(-s * 0.9 * k)} ${n(s * 0.42)} ${n(-s * k)} ${n(s * 0.1)}Z`;
  return () =>
    `<path d="${outline(1)}" fill="#b58a62"/><path d="${outline(0.88)}" fill="#f3e4ca"/><path d="M${n(-s * 0.6)} ${n(s * 0.08)}Q0 ${n(-s * 0.22)} ${n(s * 0.6)} ${n(s * 0.08)}" stroke="#9c7350" stroke-width="${n(s * 0.12)}" fill="none" stroke-linecap="round"/>`;
}

/** A slice of sausage: salami, pepperoni, ham by colour. */
export function sausageSlice(size: number, colour = "#b5332a", fat = "#e58c74"): Part {
  const r = size / 2;
  return (pen) => {
    const flesh = radial(
      pen,
      [0.38, 0.34, 0.75],
      [
        [0, lit(colour, 0.24)],
        [0.7, colour],
        [1, shaded(colour, 0.22)],
      ],
    );
    let specks = "";
    for (let i = 0; i < 9; i++) {
      const angle = pen.between(0, 6.28);
      const reach = Math.sqrt(pen.random()) * r * 0.74;
      specks += `<ellipse cx="${n(Math.cos(angle) * reach)}" cy="${n(Math.sin(angle) * reach)}" rx="${n(pen.between(0.05, 0.12) * r)}" ry="${n(pen.between(0.04, 0.09) * r)}" fill="${fat}" opacity=".8"/>`;
    }
    return `<path d="${blob(pen, r, r, 0.03, 12)}" fill="${flesh}" stroke="${shaded(colour, 0.32)}" stroke-width="${n(r * 0.06)}"/>${specks}`;
  };
}

/** Half a boiled egg, cut side up. */
export function eggHalf(size: number): Part {
  const r = size / 2;
  return (pen) => eggMarkup(pen, r);
}

function eggMarkup(pen: Pen, r: number): string {
  const yolk = radial(
    pen,
    [0.38, 0.34, 0.7],
    [
      [0, "#ffd964"],
      [0.7, "#f7ae25"],
      [1, "#e58f14"],
    ],
  );
  const white = radial(
    pen,
    [0.38, 0.3, 0.75],
    [
      [0, "#ffffff"],
      [0.8, "#faf3e6"],
      [1, "#e3d5c2"],
    ],
  );
  return `<ellipse rx="${n(r * 0.82)}" ry="${n(r)}" fill="${white}"/><ellipse cy="${n(r * 0.1)}" rx="${n(r * 0.5)}" ry="${n(r * 0.54)}" fill="${yolk}"/><ellipse cx="${n(-r * 0.16)}" cy="${n(-r * 0.12)}" rx="${n(r * 0.12)}" ry="${n(r * 0.08)}" fill="#fff" opacity=".65"/>`;
}
