import { lit, shaded } from "../engine/colour.ts";
import { contactShadow, relief, shadow } from "../engine/light.ts";
import { radial } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { at, blob, n, spread, TILT } from "../engine/shape.ts";

/** A smooth hill of something soft (mash, cream, ice cream); radius and height in pixels, origin at its foot. */
export function mound(radius: number, height: number, colour: string, grain = 0.06): Part {
  const ground = contactShadow(radius * 0.95, radius * TILT * 0.9, 0.35, 9);
  return (pen) => {
    const fill = radial(
      pen,
      [0.36, 0.24, 0.85],
      [
        [0, lit(colour, 0.4)],
        [0.55, colour],
        [1, shaded(colour, 0.3)],
      ],
    );
    const ry = radius * TILT;
    const shape = `M${n(-radius)} 0C${n(-radius)} ${n(-height * 0.9)} ${n(-radius * 0.6)} ${n(-height * 1.1)} 0 ${n(-height * 1.1)}C${n(radius * 0.6)} ${n(-height * 1.1)} ${n(radius)} ${n(-height * 0.9)} ${n(radius)} 0C${n(radius)} ${n(ry * 0.6)} ${n(radius * 0.5)} ${n(ry)} 0 ${n(ry)}C${n(-radius * 0.5)} ${n(ry)} ${n(-radius)} ${n(ry * 0.6)} ${n(-radius)} 0Z`;
    return (
      ground(pen) +
      relief(() => `<path d="${shape}" fill="${fill}"/>`, {
        round: radius * 0.16,
        depth: 9,
        grain,
        pitch: 0.03,
        gloss: 0.25,
        force: 0.55,
      })(pen)
    );
  };
}

/** A ball — falafel, scoop of dough, sweet; `size` is its width, the origin its foot. */
export function ball(size: number, colour: string, grain = 0.3): Part {
  const r = size / 2;
  const ground = contactShadow(r * 0.9, r * 0.4, 0.45, 7);
  return (pen) => {
    const fill = radial(
      pen,
      [0.34, 0.28, 0.8],
      [
        [0, lit(colour, 0.4)],
        [0.5, colour],
        [1, shaded(colour, 0.5)],
      ],
    );
    return (
      ground(pen) +
      relief(
        () => `<path d="${blob(pen, r, r * 0.94, 0.03, 14)}" transform="translate(0 ${n(-r * 0.7)})" fill="${fill}"/>`,
        { round: r * 0.12, depth: 7, grain, pitch: 0.08, gloss: 0.15, force: 0.5 },
      )(pen)
    );
  };
}

/** A spoonful of sour cream or sauce lying on food; `size` is its width. */
export function dollop(size: number, colour = "#fffaf1"): Part {
  const r = size / 2;
  return shadow(
    relief(
      (pen) =>
        `<path d="${blob(pen, r, r * 0.62, 0.08, 10)}" fill="${colour}"/><path d="${blob(pen, r * 0.62, r * 0.38, 0.08, 9)}" transform="translate(${n(-r * 0.06)} ${n(-r * 0.24)})" fill="${lit(colour, 0.3)}"/><path d="M${n(-r * 0.3)} ${n(-r * 0.2)}Q${n(r * 0.05)} ${n(-r * 0.62)} ${n(r * 0.16)} ${n(-r * 0.72)}Q${n(r * 0.26)} ${n(-r * 0.4)} ${n(r * 0.26)} ${n(-r * 0.12)}Z" fill="${lit(colour, 0.5)}"/>`,
      { round: r * 0.12, depth: 6, gloss: 0.25, force: 0.42 },
    ),
    { dx: 3, dy: 5, blur: 5, opacity: 0.35 },
  );
}

/** Sauce poured over something: a glossy pool of the given radii in pixels. */
export function pool(rx: number, ry: number, colour: string, wobble = 0.14): Part {
  return relief((pen) => `<path d="${blob(pen, rx, ry, wobble, 12)}" fill="${colour}"/>`, {
    round: 5,
    depth: 5,
    gloss: 0.75,
    force: 0.55,
  });
}

/** Sauce let fall from a spoon in one swaying thread, with drops; width and height of the sway in pixels. */
export function drizzle(width: number, height: number, colour: string, thickness = 8, turns = 6): Part {
  return (pen) => {
    const step = width / turns;
    let [x, y] = [-width / 2, pen.between(-0.2, 0.2) * height];
    let path = `M${n(x)} ${n(y)}`;
    let drops = "";
    for (let i = 1; i <= turns; i++) {
      const reach = Math.sin((i / (turns + 1)) * Math.PI) * height * pen.between(0.55, 0.8);
      const [nx, ny] = [-width / 2 + step * i + pen.between(-0.14, 0.14) * step, i % 2 === 0 ? reach : -reach];
      path += `C${n(x + step * 0.75)} ${n(y)} ${n(nx - step * 0.75)} ${n(ny)} ${n(nx)} ${n(ny)}`;
      drops += `<ellipse cx="${n(nx + step * 0.5)}" cy="${n(ny * 1.15)}" rx="${n(thickness * pen.between(0.4, 0.75))}" ry="${n(thickness * pen.between(0.3, 0.5))}" fill="${colour}"/>`;
      [x, y] = [nx, ny];
    }
    const line = (tone: string, width: number, rest: string): string =>
      `<path d="${path}" stroke="${tone}" stroke-width="${n(width)}" ${rest}/>`;
    return (
      `<g fill="none" stroke-linecap="round">${line(shaded(colour, 0.4), thickness * 0.8, 'opacity=".4" transform="translate(1.5 3)"')}` +
      `${line(colour, thickness * 0.72, "")}${line(lit(colour, 0.6), thickness * 0.18, 'opacity=".8" transform="translate(-1 -1.2)"')}</g>${drops}`
    );
  };
}

/** Shining beads — caviar, berries, pomegranate — in a heap of the given radius. */
export function beads(radius: number, bead: number, count: number, colour: string): Part {
  return shadow(
    (pen) => {
      const fill = radial(
        pen,
        [0.34, 0.3, 0.75],
        [
          [0, lit(colour, 0.72)],
          [0.3, lit(colour, 0.14)],
          [0.75, colour],
          [1, shaded(colour, 0.4)],
        ],
      );
      return spread(pen, count, 0, 1)
        .map((spot) => {
          const r = bead * pen.between(0.86, 1.1);
          const lift = (1 - Math.hypot(spot.x, spot.y)) * radius * 0.34;
          return at(
            spot.x * radius,
            spot.y * radius * TILT - lift,
            () =>
              `<circle r="${n(r)}" fill="${fill}"/><circle cx="${n(-r * 0.32)}" cy="${n(-r * 0.36)}" r="${n(r * 0.2)}" fill="#fff" opacity=".85"/>`,
          )(pen);
        })
        .join("");
    },
    { dx: 2, dy: 4, blur: 3, opacity: 0.4 },
  );
}
