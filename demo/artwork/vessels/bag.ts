import { shaded } from "../engine/colour.ts";
import { contactShadow, relief } from "../engine/light.ts";
import { linear } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";

/** A padded delivery bag with the house's check; the origin is the middle of its foot. */
export function bag(colour = "#9c1f45"): Part {
  const ground = contactShadow(240, 70, 0.45, 16);
  return (pen) => {
    const front = linear(
      pen,
      [0, 0, 1, 1],
      [
        [0, "#b8375c"],
        [0.5, colour],
        [1, shaded(colour, 0.3)],
      ],
    );
    const side = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, shaded(colour, 0.3)],
        [1, shaded(colour, 0.5)],
      ],
    );
    const stitch = (y: number): string =>
      `<path d="M-208 ${y}H118" stroke="#fff" stroke-width="3" stroke-dasharray="12 9" opacity=".45"/>`;
    let check = "";
    for (let i = 0; i < 13; i++) {
      check += `<rect x="${-220 + i * 27}" y="${i % 2 === 0 ? -150 : -123}" width="27" height="27" fill="#f8f1e4"/>`;
    }
    const body =
      `<path d="M140 -350L224 -400V-60L140 10Z" fill="${side}"/><path d="M-220 -350H140V10H-220Z" fill="${front}"/>` +
      `<path d="M-220 -350L-140 -404H224L140 -350Z" fill="${shaded(colour, 0.12)}"/><g opacity=".95">${check}</g>${stitch(-330)}${stitch(-10)}`;
    const strap = `<path d="M-120 -380C-120 -540 90 -540 90 -380" stroke="#3a1c20" stroke-width="22" fill="none" stroke-linecap="round"/><path d="M-120 -380C-120 -540 90 -540 90 -380" stroke="#7a4a50" stroke-width="6" fill="none" stroke-linecap="round" transform="translate(-4 -4)"/>`;
    return ground(pen) + relief(() => strap + body, { round: 6, depth: 6, grain: 0.06, gloss: 0.2, force: 0.5 })(pen);
  };
}
