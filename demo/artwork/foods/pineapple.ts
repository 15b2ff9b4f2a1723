import { lit, shaded } from "../engine/colour.ts";
import type { Part } from "../engine/pen.ts";
import { n } from "../engine/shape.ts";

/** A ring of pineapple lying down, `size` pixels wide. */
export function pineappleRing(size: number, colour = "#f6c52f"): Part {
  const r = size / 2;
  return (pen) => {
    let rays = "";
    for (let i = 0; i < 26; i++) {
      rays += `<path transform="rotate(${n((i / 26) * 360)})" d="M0 ${n(-r * pen.between(0.44, 0.54))}V${n(-r * pen.between(0.74, 0.9))}" stroke="${i % 3 === 0 ? shaded(colour, 0.16) : lit(colour, 0.45)}" stroke-width="${n(r * 0.05)}" stroke-linecap="round"/>`;
    }
    return `<circle r="${n(r * 0.66)}" cy="${n(r * 0.06)}" fill="none" stroke="${shaded(colour, 0.35)}" stroke-width="${n(r * 0.62)}"/><circle r="${n(r * 0.66)}" fill="none" stroke="${colour}" stroke-width="${n(r * 0.62)}"/><circle r="${n(r * 0.94)}" fill="none" stroke="${lit(colour, 0.3)}" stroke-width="${n(r * 0.06)}"/>${rays}`;
  };
}
