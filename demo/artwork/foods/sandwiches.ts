import { lit, shaded } from "../engine/colour.ts";
import { contactShadow, relief, shadow } from "../engine/light.ts";
import { linear } from "../engine/paint.ts";
import type { Part, Pen } from "../engine/pen.ts";
import { blob, n } from "../engine/shape.ts";
import { tube } from "./tubes.ts";

export interface Wrap {
  /** Colours of what shows at the open end. */
  fill: readonly [string, ...string[]];
  sheet: string;
  scorch?: string;
}

/** A filled flatbread rolled tight, its open end to the right; `length` in pixels. */
export function wrap(length: number, how: Wrap): Part {
  const { fill, sheet, scorch = shaded(sheet, 0.35) } = how;
  const radius = length * 0.15;
  const roll = tube({
    length,
    radius,
    colour: sheet,
    marks: { colour: scorch, count: 7, width: 12 },
    grain: 0.08,
    gloss: 0.15,
  });
  return (pen) => {
    const end = relief(
      () => {
        let bits = "";
        for (let i = 0; i < 30; i++) {
          const colour = fill[i % fill.length] ?? fill[0];
          bits += `<path transform="translate(${n(length * 0.52 + pen.between(-0.16, 0.3) * radius)} ${n(pen.between(-0.66, 0.66) * radius)})" d="${blob(pen, radius * 0.28, radius * 0.2, 0.25, 7)}" fill="${colour}"/>`;
        }
        return bits;
      },
      { round: 3, depth: 5, gloss: 0.3, force: 0.5 },
    );
    const mouth = `<ellipse cx="${n(length * 0.5)}" rx="${n(radius * 0.52)}" ry="${n(radius * 0.98)}" fill="${lit(sheet, 0.3)}"/><ellipse cx="${n(length * 0.505)}" rx="${n(radius * 0.4)}" ry="${n(radius * 0.84)}" fill="${shaded(sheet, 0.6)}"/>`;
    return roll(pen) + mouth + end(pen);
  };
}

function scorchMarks(pen: Pen, r: number): string {
  let marks = "";
  for (let i = 0; i < 16; i++) {
    marks += `<ellipse cx="${n(pen.between(-0.7, 0.7) * r)}" cy="${n(-r * pen.between(0.06, 0.6))}" rx="${n(pen.between(4, 12))}" ry="${n(pen.between(3, 8))}" fill="#a8621c" opacity="${n(pen.between(0.15, 0.4))}"/>`;
  }
  return marks;
}

/** A folded corn shell with its filling; the origin is the middle of its foot. */
export function tacoShell(size: number, how: { fill: readonly [string, ...string[]]; shell?: string }): Part {
  const { fill, shell = "#efbf5c" } = how;
  const r = size / 2;
  const half = (top: number): string =>
    `M${n(-r)} ${n(-r * 0.14)}C${n(-r * 0.98)} ${n(-top)} ${n(r * 0.98)} ${n(-top)} ${n(r)} ${n(-r * 0.14)}Q${n(r * 0.96)} ${n(r * 0.12)} 0 ${n(r * 0.14)}T${n(-r)} ${n(-r * 0.14)}Z`;
  const ground = contactShadow(r * 0.96, r * 0.22, 0.45, 9);
  return (pen) => {
    let greens = "";
    for (let i = 0; i < 44; i++) {
      const share = pen.between(-0.94, 0.94);
      const y = -r * (1.02 - 0.66 * share * share) + pen.between(-0.06, 0.2) * r;
      greens += `<path transform="translate(${n(share * r * 0.92)} ${n(y)})" d="${blob(pen, r * 0.14, r * 0.1, 0.3, 7)}" fill="${pen.random() > 0.5 ? fill[0] : (fill[1 + (i % (fill.length - 1))] ?? fill[0])}"/>`;
    }
    const front = linear(
      pen,
      [0.1, 0, 0.9, 1],
      [
        [0, lit(shell, 0.5)],
        [0.5, shell],
        [1, shaded(shell, 0.26)],
      ],
    );
    const face = relief(() => `<path d="${half(r * 1.02)}" fill="${front}"/>${scorchMarks(pen, r)}`, {
      round: 3,
      depth: 4,
      grain: 0.12,
      pitch: 0.05,
      gloss: 0.1,
      force: 0.4,
    });
    return (
      ground(pen) +
      relief(
        () => `<path d="${half(r * 1.34)}" transform="translate(${n(r * 0.04)} 0)" fill="${shaded(shell, 0.22)}"/>`,
        { round: 3, depth: 4 },
      )(pen) +
      relief(() => greens, { round: 3, depth: 5, gloss: 0.3, force: 0.5 })(pen) +
      shadow(face, { dx: 1, dy: -3, blur: 5, opacity: 0.3 })(pen)
    );
  };
}

/** A sausage in a long bun with mustard; `length` in pixels. */
export function sausageBun(length: number, sausage = "#a8482a"): Part {
  const half = length / 2;
  const lower = tube({ length: length * 0.82, radius: length * 0.125, colour: "#dd9c4c", grain: 0.03, gloss: 0.25 });
  const meat = tube({ length: length * 0.94, radius: length * 0.068, colour: sausage, grain: 0.02, gloss: 0.7 });
  return (pen) => {
    let wave = `M${n(-half * 0.78)} 0`;
    for (let i = 1; i <= 14; i++)
      wave += `Q${n(-half * 0.78 + (i - 0.5) * half * 0.1114)} ${n(i % 2 === 0 ? 22 : -22)} ${n(-half * 0.78 + i * half * 0.1114)} 0`;
    let crisps = "";
    for (let i = 0; i < 26; i++)
      crisps += `<path transform="translate(${n(pen.between(-0.74, 0.74) * half)} ${n(pen.between(20, 44))})" d="${blob(pen, 16, 7, 0.3, 7)}" fill="${pen.pick(["#b9712a", "#d9a04c", "#8fae3c"])}"/>`;
    const sauce = relief(
      () => `<path d="${wave}" stroke="#f0b81f" stroke-width="13" fill="none" stroke-linecap="round"/>`,
      { round: 3, depth: 4, gloss: 0.6, force: 0.35 },
    );
    return (
      `<g transform="translate(0 -44)">${lower(pen)}</g><g transform="translate(0 -12)">${meat(pen)}</g><g transform="translate(0 -26)">${sauce(pen)}</g>` +
      `<g transform="translate(0 46)">${lower(pen)}</g><g transform="translate(0 -34)">${relief(() => crisps, { round: 2, depth: 4, force: 0.5 })(pen)}</g>`
    );
  };
}

/** A triangle of a three-deck sandwich, cut face to the viewer; the origin is the middle of its foot. */
export function club(size: number, bread = "#dca65c"): Part {
  const w = size / 2;
  const decks: readonly [string, number, number][] = [
    ["bread", 22, 0],
    ["#7cb53a", 12, 8],
    ["#e9c79a", 20, 2],
    ["#d9432d", 15, 0],
    ["bread", 20, 0],
    ["#b5432f", 11, 6],
    ["#fbf3df", 14, 0],
    ["#f9c83c", 9, 0],
    ["#7cb53a", 12, 8],
    ["bread", 22, 0],
  ];
  return shadow(
    relief(
      (pen) => {
        let markup = "";
        let y = 0;
        for (const [name, height, ragged] of decks) {
          const colour = name === "bread" ? "#f3dca8" : name;
          const edge =
            name === "bread"
              ? `<rect x="${n(-w)}" y="${n(y - height)}" width="${n(size)}" height="${height}" rx="5" fill="none" stroke="${bread}" stroke-width="4"/>`
              : "";
          markup += `<path d="M${n(-w - ragged)} ${n(y - height)}H${n(w + ragged)}Q${n(w + ragged + 6)} ${n(y - height / 2)} ${n(w + ragged * 0.4)} ${n(y)}H${n(-w - ragged * 0.4)}Q${n(-w - ragged - 6)} ${n(y - height / 2)} ${n(-w - ragged)} ${n(y - height)}Z" fill="${colour}"/>${edge}`;
          y -= height;
        }
        const top = linear(
          pen,
          [0, 0, 1, 1],
          [
            [0, lit(bread, 0.4)],
            [1, shaded(bread, 0.1)],
          ],
        );
        const roof = `<path d="M${n(-w)} ${n(y)}L${n(w * 0.2)} ${n(y - size * 0.34)}L${n(w)} ${n(y)}Z" fill="${top}" stroke="${bread}" stroke-width="6" stroke-linejoin="round"/>`;
        const pick = `<path d="M${n(w * 0.05)} ${n(y - size * 0.12)}V${n(y - size * 0.52)}" stroke="#c9a06a" stroke-width="6" stroke-linecap="round"/><circle cx="${n(w * 0.05)}" cy="${n(y - size * 0.5)}" r="15" fill="#6f8a2c"/>`;
        return markup + roof + pick;
      },
      { round: 3, depth: 4, grain: 0.1, pitch: 0.06, gloss: 0.2, force: 0.55 },
    ),
    { dx: 6, dy: 9, blur: 7, opacity: 0.42 },
  );
}
