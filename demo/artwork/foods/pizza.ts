import { lit, mix, shaded } from "../engine/colour.ts";
import { contactShadow, relief, shadow } from "../engine/light.ts";
import { radial } from "../engine/paint.ts";
import type { Part, Pen } from "../engine/pen.ts";
import { at, blob, n, spread, TILT } from "../engine/shape.ts";

export interface Topping {
  part: Part;
  count: number;
  /** Where it lies, as shares of the radius. */
  inner?: number;
  outer?: number;
  /** Standing things (a shrimp, an emoji) are not flattened by the camera. */
  stands?: boolean;
}

export interface Pizza {
  radius?: number;
  sauce?: string;
  cheese?: string;
  crust?: string;
  /** Layers, lowest first. */
  toppings: readonly Topping[];
  /** Pools of molten cheese over the sauce. */
  pools?: number;
}

function base(pen: Pen, radius: number, crust: string): string {
  const fill = radial(
    pen,
    [0.45, 0.4, 0.62],
    [
      [0, lit(crust, 0.25)],
      [0.78, crust],
      [1, shaded(crust, 0.34)],
    ],
  );
  const rim = blob(pen, radius, radius * TILT, 0.014, 26);
  let scorch = "";
  for (let i = 0; i < 22; i++) {
    const angle = pen.between(0, Math.PI * 2);
    const reach = radius * pen.between(0.91, 0.98);
    scorch += `<ellipse cx="${n(Math.cos(angle) * reach)}" cy="${n(Math.sin(angle) * reach * TILT)}" rx="${n(pen.between(5, 17))}" ry="${n(pen.between(3, 8))}" fill="#7a3d16" opacity="${n(pen.between(0.2, 0.55))}" transform="rotate(${n((angle * 180) / Math.PI + 90)} ${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach * TILT)})"/>`;
  }
  const side = relief(
    () =>
      `<path d="${rim}" fill="${shaded(crust, 0.3)}" transform="translate(0 16)"/><path d="${rim}" fill="${fill}"/>${scorch}`,
    { round: 9, depth: 13, grain: 0.16, pitch: 0.035, gloss: 0.16 },
  );
  return side(pen);
}

function molten(pen: Pen, radius: number, sauce: string, cheese: string, pools: number): string {
  const r = radius * 0.87;
  const sea = `<path d="${blob(pen, r, r * TILT, 0.02, 22)}" fill="${sauce}"/>`;
  let spots = "";
  for (const spot of spread(pen, pools, 0, 0.86)) {
    const size = pen.between(0.1, 0.22) * radius;
    spots += `<path transform="translate(${n(spot.x * r)} ${n(spot.y * r * TILT)})" d="${blob(pen, size, size * TILT, 0.16, 10)}" fill="${mix(cheese, "#fff2c6", pen.between(0, 0.5))}"/>`;
  }
  let browned = "";
  for (const spot of spread(pen, 26, 0, 0.92)) {
    browned += `<ellipse cx="${n(spot.x * r)}" cy="${n(spot.y * r * TILT)}" rx="${n(pen.between(4, 12))}" ry="${n(pen.between(3, 7))}" fill="#c9741f" opacity="${n(pen.between(0.15, 0.45))}"/>`;
  }
  return (
    relief(() => sea, { round: 7, depth: 5, grain: 0.3, pitch: 0.03, gloss: 0.3 })(pen) +
    relief(() => spots + browned, { round: 5, depth: 5, grain: 0.12, pitch: 0.04, gloss: 0.5 })(pen)
  );
}

/** A whole pizza with its toppings; the origin is its middle on the board. */
export function pizza(how: Pizza): Part {
  const { radius = 335, sauce = "#cf4a22", cheese = "#f6cf72", crust = "#dd9a4a", toppings, pools = 24 } = how;
  const ground = contactShadow(radius * 0.98, radius * TILT * 0.98, 0.45, 12);
  return (pen) => {
    const layers = toppings.map((topping) => {
      const { part, count, inner = 0, outer = 0.8, stands = false } = topping;
      const laid = spread(pen, count, inner, outer)
        .map((spot) =>
          at(spot.x * radius, spot.y * radius * TILT, part, {
            turn: stands ? pen.between(-18, 18) : pen.between(0, 360),
            squash: stands ? 1 : TILT + 0.1,
          })(pen),
        )
        .join("");
      const raised = relief(() => laid, { round: 3, depth: 3.4, gloss: 0.34, force: 0.6 });
      return shadow(raised, { dx: 3, dy: 5, blur: 3.5, opacity: 0.42 })(pen);
    });
    return ground(pen) + base(pen, radius, crust) + molten(pen, radius, sauce, cheese, pools) + layers.join("");
  };
}
