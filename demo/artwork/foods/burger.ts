import { lit, shaded } from "../engine/colour.ts";
import { contactShadow, relief, shadow } from "../engine/light.ts";
import { linear, radial } from "../engine/paint.ts";
import type { Part, Pen } from "../engine/pen.ts";
import { n } from "../engine/shape.ts";

/** One storey of a burger, from the bottom up. */
export interface Storey {
  kind: "patty" | "cheese" | "salad" | "tomato" | "onion" | "bacon" | "sauce" | "cucumber";
  colour?: string;
}

export interface Burger {
  /** Half of the width in pixels. */
  radius?: number;
  bun?: string;
  seeds?: string;
  storeys: readonly Storey[];
}

const LOOK: Record<Storey["kind"], { height: number; reach: number; colour: string }> = {
  patty: { height: 48, reach: 1.02, colour: "#6b3a20" },
  cheese: { height: 13, reach: 1.06, colour: "#f6b52e" },
  salad: { height: 22, reach: 1.13, colour: "#7cb53a" },
  tomato: { height: 24, reach: 0.98, colour: "#d9432d" },
  onion: { height: 12, reach: 0.96, colour: "#c77fb0" },
  bacon: { height: 14, reach: 1.06, colour: "#b5432f" },
  sauce: { height: 12, reach: 1, colour: "#e9c9a2" },
  cucumber: { height: 15, reach: 0.95, colour: "#7fa63c" },
};

function layer(r: number, height: number, fill: string, ragged: number, pen: Pen): string {
  const flat = 0.3;
  const steps = 22;
  let lower = "";
  for (let i = 0; i <= steps; i++) {
    const angle = Math.PI * (1 - i / steps);
    const drop = ragged * (i % 2 === 0 ? pen.between(0.2, 1) : pen.between(-0.4, 0.2));
    lower += `L${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r * flat + drop)}`;
  }
  return `<path d="M${n(-r)} ${n(-height)}${lower}L${n(r)} ${n(-height)}A${n(r)} ${n(r * flat)} 0 0 0 ${n(-r)} ${n(-height)}Z" fill="${fill}" stroke="${fill}" stroke-width="6" stroke-linejoin="round"/>`;
}

function storeyMarkup(pen: Pen, storey: Storey, radius: number, y: number): string {
  const look = LOOK[storey.kind];
  const colour = storey.colour ?? look.colour;
  const fill = linear(
    pen,
    [0, 0, 1, 0],
    [
      [0, shaded(colour, 0.06)],
      [0.3, lit(colour, 0.24)],
      [0.6, colour],
      [1, shaded(colour, 0.36)],
    ],
  );
  const ragged =
    storey.kind === "salad"
      ? 15
      : storey.kind === "cheese"
        ? 20
        : storey.kind === "bacon" || storey.kind === "sauce"
          ? 9
          : 1.5;
  const grain = storey.kind === "patty" ? 0.5 : 0.06;
  const body = relief(() => layer(radius * look.reach, look.height, fill, ragged, pen), {
    round: 4.5,
    depth: 6,
    grain,
    pitch: 0.06,
    gloss: storey.kind === "patty" ? 0.25 : 0.4,
    force: 0.65,
  });
  const cast = shadow(body, { dx: 1, dy: 6, blur: 4, opacity: 0.45 });
  return `<g transform="translate(0 ${n(y)})">${cast(pen)}</g>`;
}

function crown(pen: Pen, radius: number, bun: string, seeds?: string): string {
  const h = radius * 0.72;
  const fill = radial(
    pen,
    [0.36, 0.2, 0.95],
    [
      [0, lit(bun, 0.5)],
      [0.35, lit(bun, 0.1)],
      [0.75, bun],
      [1, shaded(bun, 0.36)],
    ],
  );
  let dots = "";
  for (let i = 0; seeds && i < 30; i++) {
    const x = pen.between(-0.8, 0.8);
    const y = pen.between(0.28, 0.96) * Math.sqrt(1 - x * x);
    dots += `<ellipse cx="${n(x * radius)}" cy="${n(-y * h)}" rx="8" ry="5" fill="${seeds}" transform="rotate(${n(x * 40)} ${n(x * radius)} ${n(-y * h)})"/>`;
  }
  const dome = `<path d="M${n(-radius)} 0C${n(-radius)} ${n(-h * 1.36)} ${n(radius)} ${n(-h * 1.36)} ${n(radius)} 0A${n(radius)} ${n(radius * 0.3)} 0 0 1 ${n(-radius)} 0Z" fill="${fill}"/>`;
  return shadow(
    relief(() => dome + dots, { round: 6, depth: 8, grain: 0.04, gloss: 0.4, force: 0.55 }),
    { dx: 1, dy: 7, blur: 5, opacity: 0.4 },
  )(pen);
}

/** A burger seen from a little above; the origin is the middle of its foot. */
export function burger(how: Burger): Part {
  const { radius = 190, bun = "#d98f3e", seeds, storeys } = how;
  const ground = contactShadow(radius, radius * 0.36, 0.5, 12);
  return (pen) => {
    const foot = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, bun],
        [0.3, lit(bun, 0.35)],
        [0.65, bun],
        [1, shaded(bun, 0.4)],
      ],
    );
    let markup =
      ground(pen) +
      relief(() => layer(radius * 0.97, 44, foot, 0, pen), { round: 8, depth: 8, gloss: 0.25, force: 0.6 })(pen);
    let y = -44;
    for (const storey of storeys) {
      markup += storeyMarkup(pen, storey, radius, y);
      y -= LOOK[storey.kind].height;
    }
    return `${markup}<g transform="translate(0 ${n(y + 4)})">${crown(pen, radius, bun, seeds)}</g>`;
  };
}
