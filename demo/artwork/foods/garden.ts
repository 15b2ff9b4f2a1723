import { lit, mix, shaded } from "../engine/colour.ts";
import { relief } from "../engine/light.ts";
import { linear, radial } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { n } from "../engine/shape.ts";

/** A round of aubergine, courgette or potato from the grill; `size` pixels wide. */
export function grilledRound(size: number, skin: string, flesh: string, bars = "#4a2412"): Part {
  const r = size / 2;
  return () => {
    let marks = "";
    for (const x of [-0.45, 0, 0.45])
      marks += `<path d="M${n(x * r)} ${n(-r * 0.68)}V${n(r * 0.68)}" stroke="${bars}" stroke-width="${n(r * 0.12)}" stroke-linecap="round" opacity=".55"/>`;
    return `<circle r="${n(r)}" fill="${skin}"/><circle r="${n(r * 0.88)}" fill="${flesh}"/><circle cx="${n(-r * 0.2)}" cy="${n(-r * 0.2)}" r="${n(r * 0.5)}" fill="${lit(flesh, 0.3)}" opacity=".6"/>${marks}`;
  };
}

/** A stick of fried potato, `size` pixels long. */
export function fry(size: number, colour = "#f2bd4b"): Part {
  const w = size * 0.15;
  return (pen) => {
    const tone = mix(colour, pen.pick(["#ffe39a", "#d98f2b", colour]), pen.between(0.1, 0.5));
    return `<g stroke-linejoin="round"><path d="M${n(-w)} ${n(size / 2)}V${n(-size / 2)}L0 ${n(-size / 2 - w * 0.5)}V${n(size / 2 + w * 0.4)}Z" fill="${lit(tone, 0.2)}"/><path d="M${n(w)} ${n(size / 2)}V${n(-size / 2)}L0 ${n(-size / 2 - w * 0.5)}V${n(size / 2 + w * 0.4)}Z" fill="${shaded(tone, 0.2)}"/><path d="M${n(-w)} ${n(-size / 2)}L0 ${n(-size / 2 - w * 0.8)}L${n(w)} ${n(-size / 2)}L0 ${n(-size / 2 + w * 0.7)}Z" fill="${lit(tone, 0.5)}"/></g>`;
  };
}

/** A baked wedge or half of a potato. */
export function potato(size: number, colour = "#e6b454", skin = "#a8672c"): Part {
  const r = size / 2;
  return (pen) => {
    const fill = radial(
      pen,
      [0.4, 0.34, 0.75],
      [
        [0, lit(colour, 0.45)],
        [0.6, colour],
        [1, shaded(colour, 0.22)],
      ],
    );
    return `<ellipse rx="${n(r)}" ry="${n(r * 0.72)}" fill="${skin}"/><ellipse cx="${n(-r * 0.06)}" cy="${n(-r * 0.08)}" rx="${n(r * 0.84)}" ry="${n(r * 0.55)}" fill="${fill}"/><path d="M${n(-r * 0.5)} ${n(-r * 0.16)}q${n(r * 0.3)} ${n(-r * 0.2)} ${n(r * 0.6)} 0" stroke="#c9842c" stroke-width="${n(r * 0.06)}" fill="none" opacity=".6"/>`;
  };
}

/** One bead-like vegetable: pea, corn, chickpea, cherry tomato, grape; `size` pixels wide. */
export function pea(size: number, colour = "#7fb53c"): Part {
  const r = size / 2;
  return (pen) => {
    const fill = radial(
      pen,
      [0.34, 0.3, 0.78],
      [
        [0, lit(colour, 0.6)],
        [0.45, colour],
        [1, shaded(colour, 0.36)],
      ],
    );
    return `<circle r="${n(r)}" fill="${fill}"/><circle cx="${n(-r * 0.32)}" cy="${n(-r * 0.36)}" r="${n(r * 0.18)}" fill="#fff" opacity=".7"/>`;
  };
}

/** A cob of corn, `size` pixels long, lying across; scorched by the grill where asked. */
export function cornCob(size: number, scorched = true): Part {
  const [w, h] = [size / 2, size * 0.17];
  return relief(
    (pen) => {
      let kernels = "";
      for (let row = -3; row <= 3; row++) {
        for (let i = 0; i < 22; i++) {
          const x = -w + (i + (row % 2 === 0 ? 0.5 : 0)) * (size / 22);
          const taper = Math.sqrt(Math.max(0, 1 - (x / w) ** 4));
          const burnt = scorched && pen.random() > 0.8;
          kernels += `<ellipse cx="${n(x)}" cy="${n(row * h * 0.27 * taper)}" rx="${n(size * 0.024)}" ry="${n(h * 0.15)}" fill="${burnt ? "#8a4a16" : mix("#f6c433", "#ffe58a", pen.between(0, 0.6))}"/>`;
        }
      }
      return `<ellipse rx="${n(w)}" ry="${n(h)}" fill="#d99a1f"/>${kernels}`;
    },
    { round: 3, depth: 5, gloss: 0.4, force: 0.5 },
  );
}

/** Half an avocado sliced into a fan; `size` pixels wide. */
export function avocadoFan(size: number): Part {
  return (pen) => {
    const fill = linear(
      pen,
      [0, 0, 0, 1],
      [
        [0, "#5f8f2e"],
        [0.16, "#a9c95a"],
        [0.6, "#e6e9a0"],
        [1, "#f3efb4"],
      ],
    );
    let slices = "";
    for (let i = 0; i < 6; i++) {
      const x = -size * 0.36 + i * size * 0.145;
      slices += `<path transform="translate(${n(x)} ${n(Math.abs(i - 2.5) * size * 0.02)}) rotate(${-22 + i * 9})" d="M${n(-size * 0.1)} ${n(size * 0.26)}C${n(-size * 0.16)} ${n(-size * 0.2)} ${n(-size * 0.04)} ${n(-size * 0.34)} ${n(size * 0.04)} ${n(-size * 0.32)}C${n(size * 0.14)} ${n(-size * 0.3)} ${n(size * 0.12)} ${n(size * 0.1)} ${n(size * 0.06)} ${n(size * 0.28)}Z" fill="${fill}" stroke="#4f7f28" stroke-width="2"/>`;
    }
    return slices;
  };
}

/** A long slice of pear or apple: pale flesh with a line of skin; `size` pixels long. */
export function pearSlice(size: number, skin = "#b7b83a", flesh = "#fbf1cf"): Part {
  const s = size / 2;
  return () =>
    `<path d="M0 ${n(-s)}C${n(s * 0.3)} ${n(-s * 0.9)} ${n(s * 0.26)} ${n(-s * 0.3)} ${n(s * 0.5)} ${n(s * 0.24)}C${n(s * 0.66)} ${n(s * 0.9)} ${n(-s * 0.1)} ${n(s * 1.06)} ${n(-s * 0.16)} ${n(s * 0.8)}C${n(-s * 0.1)} ${n(s * 0.2)} ${n(-s * 0.16)} ${n(-s * 0.6)} 0 ${n(-s)}Z" fill="${flesh}"/><path d="M0 ${n(-s)}C${n(s * 0.3)} ${n(-s * 0.9)} ${n(s * 0.26)} ${n(-s * 0.3)} ${n(s * 0.5)} ${n(s * 0.24)}C${n(s * 0.66)} ${n(s * 0.9)} ${n(-s * 0.1)} ${n(s * 1.06)} ${n(-s * 0.16)} ${n(s * 0.8)}" fill="none" stroke="${skin}" stroke-width="${n(s * 0.1)}" stroke-linecap="round"/><ellipse cx="${n(s * 0.08)}" cy="${n(s * 0.5)}" rx="${n(s * 0.06)}" ry="${n(s * 0.12)}" fill="#8a5a2a"/>`;
}

/** A radish round: pink skin, white flesh. */
export function radishSlice(size: number): Part {
  const r = size / 2;
  return () =>
    `<circle r="${n(r)}" fill="#cf2f5c"/><circle r="${n(r * 0.84)}" fill="#fdf3f2"/><circle r="${n(r * 0.3)}" fill="#f3dfe0"/>`;
}
