import { lit, mix, shaded } from "../engine/colour.ts";
import type { Frame } from "../engine/ground.ts";
import { blurred } from "../engine/light.ts";
import { linear, radial } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { n } from "../engine/shape.ts";

/** The hour of the day outdoors, as colours. */
export interface Hour {
  high: string;
  low: string;
  hill: string;
  water: string;
  sun?: string;
}

export const noon: Hour = { high: "#bfe0ee", low: "#f6f1de", hill: "#a9c98a", water: "#8fc4d6", sun: "#ffe9a8" };
export const dusk: Hour = { high: "#6f6a9c", low: "#f3b79a", hill: "#6b6f7a", water: "#a58aa8", sun: "#ffd9a0" };
export const night: Hour = { high: "#1f2544", low: "#54508a", hill: "#2b3350", water: "#3a4a78", sun: "#f6efcf" };
export const rain: Hour = { high: "#a9b9c4", low: "#dfe3e0", hill: "#93a894", water: "#9fb4bf" };

/** Sky, sun or moon, two rows of hills and a river with a bright path on it; `horizon` in shares of the height. */
export function outdoors(frame: Frame, hour: Hour, horizon = 0.52): Part {
  const { width: w, height: h } = frame;
  const y = h * horizon;
  const wave = (base: number, swing: number, fill: string): string =>
    `<path d="M0 ${n(base)}C${n(w * 0.15)} ${n(base - swing)} ${n(w * 0.3)} ${n(base + swing * 0.5)} ${n(w * 0.46)} ${n(base - swing * 0.4)}S${n(w * 0.8)} ${n(base - swing * 1.1)} ${n(w)} ${n(base - swing * 0.1)}V${h}H0Z" fill="${fill}"/>`;
  return (pen) => {
    const sky = linear(
      pen,
      [0, 0, 0, 1],
      [
        [0, hour.high],
        [0.6, hour.low],
        [1, hour.low],
      ],
    );
    const river = linear(
      pen,
      [0, 0, 0, 1],
      [
        [0, lit(hour.water, 0.45)],
        [1, shaded(hour.water, 0.12)],
      ],
    );
    const glow = hour.sun
      ? radial(
          pen,
          [0.5, 0.5, 0.5],
          [
            [0, hour.sun, 0.95],
            [0.22, hour.sun, 0.8],
            [0.28, hour.sun, 0.3],
            [1, hour.sun, 0],
          ],
        )
      : "none";
    const glints = Array.from(
      { length: 9 },
      () =>
        `<path d="M${n(pen.between(0.1, 0.9) * w)} ${n(y + pen.between(0.06, 0.24) * h)}h${n(pen.between(0.04, 0.12) * w)}" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity="${n(pen.between(0.2, 0.6))}"/>`,
    ).join("");
    return (
      `<rect width="${w}" height="${h}" fill="${sky}"/><circle cx="${n(w * 0.22)}" cy="${n(h * 0.2)}" r="${n(h * 0.3)}" fill="${glow}"/>` +
      wave(y - h * 0.06, h * 0.07, mix(hour.hill, hour.low, 0.55)) +
      wave(y, h * 0.05, hour.hill) +
      `<rect y="${n(y + h * 0.04)}" width="${w}" height="${n(h - y)}" fill="${river}"/>${glints}`
    );
  };
}

/** A soft cloud; `size` is its width. */
export function cloud(size: number, colour = "#ffffff"): Part {
  const r = size / 2;
  return blurred(
    () =>
      `<g fill="${colour}" opacity=".85"><ellipse rx="${n(r)}" ry="${n(r * 0.26)}"/><circle cx="${n(-r * 0.3)}" cy="${n(-r * 0.2)}" r="${n(r * 0.3)}"/><circle cx="${n(r * 0.16)}" cy="${n(-r * 0.3)}" r="${n(r * 0.38)}"/></g>`,
    6,
  );
}
