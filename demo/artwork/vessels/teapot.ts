import { lit, shaded } from "../engine/colour.ts";
import { blurred, contactShadow, relief } from "../engine/light.ts";
import { linear, radial } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";

/** A round teapot, its spout to the right; a glass one when `tea` gives the colour inside. Origin: middle of its foot. */
export function teapot(how: { glaze: string; tea?: string }): Part {
  const { glaze, tea } = how;
  const ground = contactShadow(170, 60, 0.45, 14);
  return (pen) => {
    const body = radial(
      pen,
      [0.34, 0.24, 0.85],
      [
        [0, lit(glaze, 0.7)],
        [0.35, lit(glaze, 0.2)],
        [0.7, glaze],
        [1, shaded(glaze, 0.42)],
      ],
    );
    const dark = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, glaze],
        [1, shaded(glaze, 0.35)],
      ],
    );
    const handle = `<path d="M-176 -190C-300 -240 -300 -60 -170 -80" stroke="${dark}" stroke-width="30" fill="none" stroke-linecap="round"/>`;
    const spout = `<path d="M150 -150C230 -150 214 -250 268 -262L292 -246C262 -220 268 -90 150 -70Z" fill="${dark}"/>`;
    const belly = `<path d="M-190 -140C-190 -270 190 -270 190 -140C190 -40 110 0 0 0S-190 -40 -190 -140Z" fill="${body}"/>`;
    const inside = tea
      ? `<path d="M-168 -140C-150 -110 150 -110 168 -140C166 -52 100 -16 0 -16S-166 -52 -168 -140Z" fill="${tea}" opacity=".82"/><path d="M-168 -140C-150 -164 150 -164 168 -140C150 -112 -150 -112 -168 -140Z" fill="${lit(tea, 0.3)}" opacity=".9"/>`
      : "";
    const lid = `<path d="M-96 -226C-90 -270 90 -270 96 -226Q0 -200 -96 -226Z" fill="${body}"/><circle cy="-276" r="24" fill="${body}"/>`;
    const gleam = blurred(
      () =>
        `<path d="M-130 -190Q-156 -140 -130 -90" stroke="#fff" stroke-width="20" fill="none" stroke-linecap="round" opacity=".75"/>`,
      5,
    );
    const steam = blurred(
      () =>
        `<path d="M292 -280q-26 -40 4 -80t-4 -70" stroke="#fff" stroke-width="16" fill="none" stroke-linecap="round" opacity=".55"/>`,
      8,
    );
    return (
      ground(pen) +
      relief(() => handle + spout + belly + inside + lid, { round: 5, depth: 5, gloss: 0.4, force: 0.4 })(pen) +
      gleam(pen) +
      steam(pen)
    );
  };
}
