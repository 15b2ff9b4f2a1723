import { lit, shaded } from "../engine/colour.ts";
import { radial } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { at, n } from "../engine/shape.ts";
import { strewn } from "./heap.ts";

function bean(size: number, colour: string): Part {
  const r = size / 2;
  return (pen) => {
    const fill = radial(
      pen,
      [0.34, 0.28, 0.8],
      [
        [0, lit(colour, 0.45)],
        [0.5, colour],
        [1, shaded(colour, 0.5)],
      ],
    );
    return `<ellipse rx="${n(r)}" ry="${n(r * 0.68)}" fill="${fill}"/><path d="M${n(-r * 0.9)} ${n(r * 0.08)}Q${n(-r * 0.3)} ${n(-r * 0.24)} 0 0T${n(r * 0.9)} ${n(-r * 0.08)}" stroke="${shaded(colour, 0.6)}" stroke-width="${n(r * 0.13)}" fill="none" stroke-linecap="round"/>`;
  };
}

/** Roasted coffee beans dropped on the cloth. */
export function beans(count: number, colour = "#6b3a1e"): Part {
  return at(0, 0, strewn(bean(50, colour), count, 66));
}

/** A few nuts of one kind dropped on the cloth. */
export function handful(kind: "almond" | "hazelnut" | "cashew", count = 5): Part {
  return strewn(nut(58, kind), count, 56);
}

/** Roasted nuts: almonds, hazelnuts and cashews by shape and colour; `size` is the width of one. */
export function nut(size: number, kind: "almond" | "hazelnut" | "cashew"): Part {
  const r = size / 2;
  const colour = { almond: "#b5702f", hazelnut: "#c08a4a", cashew: "#ecd0a0" }[kind];
  return (pen) => {
    const fill = radial(
      pen,
      [0.36, 0.28, 0.8],
      [
        [0, lit(colour, 0.5)],
        [0.5, colour],
        [1, shaded(colour, 0.4)],
      ],
    );
    if (kind === "hazelnut")
      return `<circle r="${n(r * 0.8)}" fill="${fill}"/><ellipse cy="${n(r * 0.5)}" rx="${n(r * 0.4)}" ry="${n(r * 0.2)}" fill="${lit(colour, 0.5)}" opacity=".7"/>`;
    if (kind === "cashew")
      return `<path d="M${n(-r)} ${n(r * 0.1)}C${n(-r)} ${n(-r * 0.9)} ${n(r)} ${n(-r * 0.9)} ${n(r)} ${n(r * 0.1)}C${n(r)} ${n(r * 0.6)} ${n(r * 0.5)} ${n(r * 0.6)} ${n(r * 0.4)} ${n(r * 0.2)}C${n(r * 0.2)} ${n(-r * 0.2)} ${n(-r * 0.2)} ${n(-r * 0.2)} ${n(-r * 0.4)} ${n(r * 0.2)}C${n(-r * 0.5)} ${n(r * 0.6)} ${n(-r)} ${n(r * 0.6)} ${n(-r)} ${n(r * 0.1)}Z" fill="${fill}"/>`;
    return `<path d="M${n(-r)} 0C${n(-r * 0.6)} ${n(-r * 0.7)} ${n(r * 0.4)} ${n(-r * 0.7)} ${n(r)} 0C${n(r * 0.4)} ${n(r * 0.7)} ${n(-r * 0.6)} ${n(r * 0.7)} ${n(-r)} 0Z" fill="${fill}"/><path d="M${n(-r * 0.6)} ${n(-r * 0.1)}Q0 ${n(-r * 0.3)} ${n(r * 0.7)} 0M${n(-r * 0.6)} ${n(r * 0.14)}Q0 ${n(r * 0.1)} ${n(r * 0.7)} ${n(r * 0.08)}" stroke="${shaded(colour, 0.25)}" stroke-width="${n(r * 0.06)}" fill="none"/>`;
  };
}
