import { lit, shaded } from "../engine/colour.ts";
import { contactShadow, relief } from "../engine/light.ts";
import { linear } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { blob, closedCurve, n, type Point, TILT } from "../engine/shape.ts";
import { extruded, type Layer } from "../engine/solid.ts";

export interface CakeSlice {
  /** Length from tip to crust and total height, in pixels. */
  length?: number;
  /** Layers from the bottom up. */
  layers: readonly Layer[];
  top: string;
  /** Crumb over the top and back. */
  crumb?: string;
}

/** A wedge cut out of a cake, its tip towards the lower left; the origin is the middle of its foot. */
export function cakeSlice(how: CakeSlice): Part {
  const { length = 400, layers, top, crumb } = how;
  const half = length / 2;
  const wedge: Point[] = [
    { x: -half, y: half * 0.44 },
    { x: half * 0.52, y: -half * 0.52 },
    { x: half * 0.86, y: -half * 0.28 },
    { x: half * 0.98, y: half * 0.2 },
  ];
  const outline = `M${wedge.map(({ x, y }) => `${n(x)} ${n(y)}`).join("L")}Z`;
  const height = layers.reduce((sum, layer) => sum + layer.height, 0);
  const ground = contactShadow(half * 0.92, half * 0.46, 0.5, 14);
  return (pen) => {
    const fill = linear(
      pen,
      [0, 0, 1, 1],
      [
        [0, lit(top, 0.35)],
        [0.5, top],
        [1, shaded(top, 0.12)],
      ],
    );
    const body = extruded(outline, layers, fill);
    let bits = "";
    for (let i = 0; crumb && i < 60; i++) {
      const [u, v] = [pen.random(), pen.random()];
      const share = Math.sqrt(u);
      const x = -half + (half * 1.5 + v * half * 0.36) * share;
      const y = half * 0.44 + (-half * 0.92 + v * half * 0.7) * share - height;
      bits += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(pen.between(2, 5))}" fill="${pen.random() > 0.5 ? crumb : shaded(crumb, 0.2)}"/>`;
    }
    const right = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, "#3a1c12", 0],
        [0.5, "#3a1c12", 0.04],
        [1, "#3a1c12", 0.26],
      ],
    );
    const shade = `<path d="M${n(-half)} ${n(half * 0.44)}L${n(half * 0.98)} ${n(half * 0.2)}v${n(-height)}L${n(-half)} ${n(half * 0.44 - height)}Z" fill="${right}"/>`;
    return (
      ground(pen) +
      relief((p) => body(p) + shade + bits, { round: 4, depth: 5, grain: 0.2, pitch: 0.06, gloss: 0.14, force: 0.6 })(
        pen,
      )
    );
  };
}

export interface RoundCake {
  radius: number;
  layers: readonly Layer[];
  top: string;
  wobble?: number;
  gloss?: number;
  grain?: number;
}

/** A whole round cake, tart, cheesecake or pudding; the origin is the middle of its foot. */
export function roundCake(how: RoundCake): Part {
  const { radius, layers, top, wobble = 0.006, gloss = 0.25, grain = 0.12 } = how;
  const ground = contactShadow(radius * 0.98, radius * TILT * 0.98, 0.45, 12);
  return (pen) => {
    const fill = linear(
      pen,
      [0.1, 0, 0.9, 1],
      [
        [0, lit(top, 0.35)],
        [0.5, top],
        [1, shaded(top, 0.16)],
      ],
    );
    const body = extruded(blob(pen, radius, radius * TILT, wobble, 24), layers, fill);
    const height = layers.reduce((sum, layer) => sum + layer.height, 0);
    const round = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, "#3a1c12", 0.14],
        [0.25, "#fff", 0.16],
        [0.55, "#3a1c12", 0],
        [1, "#3a1c12", 0.34],
      ],
    );
    const side = `<path d="M${n(-radius)} ${n(-height)}V0A${n(radius)} ${n(radius * TILT)} 0 0 0 ${n(radius)} 0V${n(-height)}A${n(radius)} ${n(radius * TILT)} 0 0 1 ${n(-radius)} ${n(-height)}Z" fill="${round}"/>`;
    return (
      ground(pen) + relief((p) => body(p) + side, { round: 5, depth: 6, grain, pitch: 0.05, gloss, force: 0.6 })(pen)
    );
  };
}

/** A slab with straight sides (a square of cake, a bar, a block of cheese): width, depth on the table, layers. */
export function slab(width: number, depth: number, layers: readonly Layer[], top: string, grain = 0.15): Part {
  const [w, d] = [width / 2, (depth / 2) * TILT];
  const lean = d * 0.7;
  const outline = `M${n(-w - lean * 0.2)} ${n(d)}L${n(-w + lean)} ${n(-d)}H${n(w + lean)}L${n(w - lean * 0.2)} ${n(d)}Z`;
  const ground = contactShadow(w * 1.05, d * 1.05, 0.45, 10);
  return (pen) => {
    const fill = linear(
      pen,
      [0, 0, 1, 1],
      [
        [0, lit(top, 0.32)],
        [0.5, top],
        [1, shaded(top, 0.14)],
      ],
    );
    return (
      ground(pen) +
      relief(extruded(outline, layers, fill), { round: 4, depth: 6, grain, pitch: 0.05, gloss: 0.25, force: 0.6 })(pen)
    );
  };
}

/** A scoop of ice cream with its torn skirt; the origin is its foot. */
export function scoop(size: number, colour: string): Part {
  const r = size / 2;
  const skirt: Point[] = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * Math.PI * 2;
    const reach = i % 2 === 0 ? 1.1 : 0.96;
    return { x: Math.cos(angle) * r * reach, y: Math.sin(angle) * r * 0.4 * reach };
  });
  const ground = contactShadow(r, r * 0.4, 0.4, 8);
  return (pen) =>
    ground(pen) +
    relief(
      () =>
        `<path d="${closedCurve(skirt)}" transform="translate(0 ${n(-r * 0.16)})" fill="${shaded(colour, 0.05)}"/><circle cy="${n(-r * 0.72)}" r="${n(r * 0.97)}" fill="${colour}"/>`,
      { round: r * 0.2, depth: 16, grain: 0.22, pitch: 0.05, gloss: 0.2, force: 0.6 },
    )(pen);
}
