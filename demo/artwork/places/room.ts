import { lit, shaded } from "../engine/colour.ts";
import type { Frame } from "../engine/ground.ts";
import { blurred, contactShadow, relief, shadow } from "../engine/light.ts";
import { linear, radial } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { n, TILT } from "../engine/shape.ts";

export interface Room {
  wall: string;
  floor: string;
  /** Where the floor begins, in shares of the height. */
  line?: number;
}

/** Back wall and wooden floor. */
export function room(frame: Frame, how: Room): Part {
  const { width: w, height: h } = frame;
  const { wall, floor, line = 0.62 } = how;
  const y = h * line;
  return (pen) => {
    const face = radial(
      pen,
      [0.32, 0.2, 1],
      [
        [0, lit(wall, 0.5)],
        [0.5, wall],
        [1, shaded(wall, 0.2)],
      ],
    );
    const boards = linear(
      pen,
      [0, 0, 0, 1],
      [
        [0, shaded(floor, 0.16)],
        [1, lit(floor, 0.14)],
      ],
    );
    let seams = "";
    for (let i = -14; i <= 14; i++)
      seams += `<path d="M${n(w / 2 + i * w * 0.05)} ${n(y)}L${n(w / 2 + i * w * 0.13)} ${h}" stroke="${shaded(floor, 0.35)}" stroke-width="3" opacity=".35"/>`;
    return `<rect width="${w}" height="${n(y)}" fill="${face}"/><rect y="${n(y)}" width="${w}" height="${n(h - y)}" fill="${boards}"/>${seams}<rect y="${n(y - 26)}" width="${w}" height="26" fill="${lit(wall, 0.55)}"/><rect y="${n(y)}" width="${w}" height="8" fill="#2c130a" opacity=".18"/>`;
  };
}

/** A window with a view and its light on the wall; top left corner and size in pixels, the view drawn for that size. */
export function windowTo(x: number, y: number, width: number, height: number, view: Part): Part {
  const halo = blurred(
    () =>
      `<rect x="${x - 20}" y="${y - 10}" width="${width + 60}" height="${height + 60}" fill="#fff8e6" opacity=".5"/>`,
    26,
  );
  return (pen) => {
    const clip = pen.define(
      `pane ${x} ${y} ${width}`,
      (id) => `<clipPath id="${id}"><rect width="${width}" height="${height}" rx="6"/></clipPath>`,
    );
    return (
      halo(pen) +
      `<rect x="${x - 16}" y="${y - 16}" width="${width + 32}" height="${height + 32}" rx="10" fill="#fffaf0"/>` +
      `<g transform="translate(${x} ${y})"><g clip-path="url(#${clip})">${view(pen)}</g><path d="M${width / 2} 0V${height}M0 ${n(height * 0.36)}H${width}" stroke="#fffaf0" stroke-width="11"/></g>` +
      `<rect x="${x - 34}" y="${y + height + 10}" width="${width + 68}" height="22" rx="6" fill="#f3e7d3"/><rect x="${x - 34}" y="${y + height + 26}" width="${width + 68}" height="8" fill="#2c130a" opacity=".15"/>`
    );
  };
}

/** A hanging lamp: cord from the ceiling, shade, warm pool of light; the origin is where the cord starts. */
export function pendant(length: number, shade: string, glow = 0.45): Part {
  const pool = blurred(() => `<ellipse cy="${length + 120}" rx="210" ry="150" fill="#ffe6b0" opacity="${glow}"/>`, 40);
  return (pen) => {
    const fill = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, lit(shade, 0.4)],
        [0.5, shade],
        [1, shaded(shade, 0.4)],
      ],
    );
    return `${pool(pen)}<path d="M0 0V${length}" stroke="#4a3a34" stroke-width="6"/><path d="M-30 ${length}H30L92 ${length + 84}H-92Z" fill="${fill}"/><ellipse cy="${length + 84}" rx="92" ry="15" fill="#fff3cf"/>`;
  };
}

/** A round table under a checked cloth; `radius` in pixels, the origin the middle of its top. */
export function clothTable(radius: number, stripe = "#9c1f45", drop = 210): Part {
  const ry = radius * TILT * 0.62;
  const ground = contactShadow(radius * 0.8, ry * 0.7, 0.4, 20);
  return (pen) => {
    const id = pen.define(
      `check ${stripe}`,
      (key) =>
        `<pattern id="${key}" width="56" height="56" patternUnits="userSpaceOnUse"><rect width="56" height="56" fill="#fbf6ea"/><rect width="28" height="56" fill="${stripe}" opacity=".4"/><rect width="56" height="28" fill="${stripe}" opacity=".4"/></pattern>`,
    );
    let hem = "";
    for (let i = 0; i <= 10; i++) {
      const x = radius - (i / 10) * radius * 2;
      const y = drop + ry * Math.sqrt(Math.max(0, 1 - (x / radius) ** 2)) * 0.9 + (i % 2 === 0 ? 16 : -10);
      hem += `L${n(x * 0.94)} ${n(y)}`;
    }
    const side = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, "#3a1c12", 0.1],
        [0.25, "#ffffff", 0.2],
        [0.5, "#3a1c12", 0.06],
        [0.7, "#ffffff", 0.1],
        [1, "#3a1c12", 0.34],
      ],
    );
    const skirt = `M${n(-radius)} 0A${n(radius)} ${n(ry)} 0 0 0 ${n(radius)} 0${hem}Z`;
    const light = linear(
      pen,
      [0, 0, 1, 1],
      [
        [0, "#ffffff", 0.5],
        [1, "#3a1c12", 0.12],
      ],
    );
    return `<g transform="translate(0 ${drop + ry * 0.9})">${ground(pen)}</g><path d="${skirt}" fill="url(#${id})"/><path d="${skirt}" fill="${side}"/><ellipse rx="${n(radius)}" ry="${n(ry)}" fill="url(#${id})"/><ellipse rx="${n(radius)}" ry="${n(ry)}" fill="${light}"/>`;
  };
}

/** A brick oven with fire inside; the origin is the middle of its foot. */
export function oven(width: number, brick = "#b5694a"): Part {
  const w = width / 2;
  const h = width * 0.74;
  return shadow(
    relief(
      (pen) => {
        const dome = `M${n(-w)} 0V${n(-h * 0.5)}C${n(-w)} ${n(-h * 1.15)} ${n(w)} ${n(-h * 1.15)} ${n(w)} ${n(-h * 0.5)}V0Z`;
        const clip = pen.define(`oven ${width}`, (id) => `<clipPath id="${id}"><path d="${dome}"/></clipPath>`);
        const fire = radial(
          pen,
          [0.5, 0.95, 0.9],
          [
            [0, "#fff0a0"],
            [0.3, "#ffb22e"],
            [0.6, "#d9481c"],
            [1, "#2b100a"],
          ],
        );
        let bricks = "";
        for (let row = 0; row < 14; row++) {
          for (let i = -8; i <= 8; i++) {
            const x = i * 84 + (row % 2) * 42;
            bricks += `<rect x="${n(x)}" y="${n(-row * 40 - 38)}" width="80" height="36" rx="5" fill="${pen.random() > 0.5 ? lit(brick, pen.between(0, 0.2)) : shaded(brick, pen.between(0, 0.2))}"/>`;
          }
        }
        const mouth = `M${n(-w * 0.5)} ${n(-h * 0.12)}V${n(-h * 0.36)}C${n(-w * 0.5)} ${n(-h * 0.78)} ${n(w * 0.5)} ${n(-h * 0.78)} ${n(w * 0.5)} ${n(-h * 0.36)}V${n(-h * 0.12)}Z`;
        return `<path d="${dome}" fill="#d9bfa3"/><g clip-path="url(#${clip})">${bricks}</g><path d="${mouth}" fill="${fire}" stroke="${shaded(brick, 0.35)}" stroke-width="26" stroke-linejoin="round"/><rect x="${n(-w * 0.66)}" y="${n(-h * 0.13)}" width="${n(w * 1.32)}" height="34" rx="8" fill="#c9b49a"/>`;
      },
      { round: 4, depth: 5, grain: 0.2, pitch: 0.04, gloss: 0.1, force: 0.5 },
    ),
    { dx: 8, dy: 8, blur: 12, opacity: 0.4 },
  );
}

/** A wooden shelf on the wall with things standing on it; parts carry their own x. */
export function shelf(width: number, things: readonly Part[], wood = "#b98a58"): Part {
  return (pen) =>
    things.map((thing) => thing(pen)).join("") +
    shadow(
      () =>
        `<rect x="${n(-width / 2)}" y="0" width="${n(width)}" height="24" rx="6" fill="${wood}"/><rect x="${n(-width / 2)}" y="0" width="${n(width)}" height="8" rx="4" fill="${lit(wood, 0.4)}"/>`,
      { dx: 4, dy: 12, blur: 8, opacity: 0.35 },
    )(pen);
}
