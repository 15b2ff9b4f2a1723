import { lit, shaded } from "../engine/colour.ts";
import { relief, shadow } from "../engine/light.ts";
import type { Part } from "../engine/pen.ts";
import { at, group } from "../engine/shape.ts";

const WOOD = "#c99a63";
const cast = { dx: 6, dy: 10, blur: 7, opacity: 0.35 };

const laid = (markup: string): Part =>
  shadow(
    relief(() => markup, { round: 6, depth: 7, grain: 0.08, pitch: 0.03, gloss: 0.25, force: 0.5 }),
    cast,
  );

/** A wooden fork, knife and spoon on a napkin, seen from above; about its middle. */
export function cutlery(): Part {
  const handle = `M-16 -20Q-24 180 -20 240Q0 262 20 240Q24 180 16 -20Z`;
  const fork = laid(
    `<path d="${handle}" fill="${WOOD}"/><path d="M-46 -220V-110Q-46 -40 -16 -20H16Q46 -40 46 -110V-220Q38 -232 30 -220V-130H16V-220Q8 -232 -2 -220L-2 -130H-16V-220Q-30 -232 -30 -220V-130H-30V-220Q-38 -232 -46 -220Z" fill="${lit(WOOD, 0.15)}"/>`,
  );
  const knife = laid(
    `<path d="${handle}" fill="${WOOD}"/><path d="M-18 -20V-230Q34 -200 30 -20Z" fill="${lit(WOOD, 0.15)}"/>`,
  );
  const spoon = laid(
    `<path d="${handle}" fill="${WOOD}"/><ellipse cy="-120" rx="56" ry="110" fill="${lit(WOOD, 0.15)}"/><ellipse cx="4" cy="-126" rx="40" ry="88" fill="${shaded(WOOD, 0.14)}"/>`,
  );
  const napkin = shadow(
    () =>
      `<rect x="-250" y="-220" width="500" height="470" rx="16" fill="#fbf7ee"/><rect x="-230" y="-200" width="460" height="430" rx="10" fill="none" stroke="#9c1f45" stroke-width="5" opacity=".7"/><path d="M-250 -220L250 250" stroke="#e6dccb" stroke-width="6"/>`,
    cast,
  );
  return group(
    at(0, 0, napkin, { turn: 8, squash: 0.84 }),
    at(-130, 0, fork, { turn: 10 }),
    at(0, 0, knife, { turn: 8 }),
    at(130, 0, spoon, { turn: 6 }),
  );
}

/** A pair of bamboo sticks on a stone rest; about its middle. */
export function chopsticks(): Part {
  const stick = laid(
    `<path d="M-380 -11L380 -5Q388 0 380 5L-380 13Q-390 0 -380 -11Z" fill="${lit(WOOD, 0.2)}"/><path d="M-380 -11L-250 -10V12L-380 13Q-390 0 -380 -11Z" fill="#9c1f45"/>`,
  );
  const rest = laid(`<path d="M-50 -110Q0 -126 50 -110V110Q0 126 -50 110Z" fill="#7d8a8c"/>`);
  return group(at(250, 20, rest, { turn: -20 }), at(0, -34, stick, { turn: -18 }), at(10, 40, stick, { turn: -13 }));
}

/** A card in its envelope with a wax seal; about its middle. */
export function envelope(): Part {
  const paper = "#f8efe0";
  return at(
    0,
    0,
    group(
      at(
        0,
        -110,
        shadow(
          () =>
            `<rect x="-220" y="-130" width="440" height="280" rx="10" fill="#fffdf8"/><path d="M-160 -70H100M-160 -20H150M-160 30H60" stroke="#c9b8a6" stroke-width="8" stroke-linecap="round"/>`,
          cast,
        ),
        { turn: -4 },
      ),
      shadow(
        relief(
          () =>
            `<rect x="-270" y="-120" width="540" height="330" rx="12" fill="${paper}"/><path d="M-270 200L-30 30M270 200L30 30" stroke="${shaded(paper, 0.2)}" stroke-width="5"/><path d="M-270 -116L0 90L270 -116" fill="${lit(paper, 0.5)}" stroke="${shaded(paper, 0.24)}" stroke-width="5" stroke-linejoin="round"/>`,
          { round: 4, depth: 4, gloss: 0.1, force: 0.4 },
        ),
        cast,
      ),
      at(
        0,
        84,
        laid(
          `<circle r="52" fill="#9c1f45"/><path d="M-22 -12Q-22 -30 0 -14Q22 -30 22 -12Q22 8 0 24Q-22 8 -22 -12Z" fill="#c04a6c"/>`,
        ),
      ),
    ),
    { turn: -6 },
  );
}
