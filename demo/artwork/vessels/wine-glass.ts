import { lit, shaded } from "../engine/colour.ts";
import { blurred, contactShadow } from "../engine/light.ts";
import { linear } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";

/** A stemmed glass half full; the origin is the middle of its foot. */
export function wineGlass(colour: string): Part {
  const ground = contactShadow(130, 44, 0.4, 12);
  const glow = blurred(() => `<ellipse cx="110" cy="30" rx="90" ry="26" fill="${colour}" opacity=".4"/>`, 14);
  return (pen) => {
    const crystal = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, "#9fb4bd", 0.5],
        [0.2, "#ffffff", 0.3],
        [0.5, "#dfeaee", 0.08],
        [1, "#8fa6b0", 0.5],
      ],
    );
    const wine = linear(
      pen,
      [0, 0, 1, 0],
      [
        [0, shaded(colour, 0.35)],
        [0.3, lit(colour, 0.14)],
        [0.6, colour],
        [1, shaded(colour, 0.45)],
      ],
    );
    const top = linear(
      pen,
      [0, 0, 1, 1],
      [
        [0, lit(colour, 0.1)],
        [1, lit(colour, 0.34)],
      ],
    );
    const shine = blurred(
      () =>
        `<path d="M-104 -400Q-128 -320 -84 -250" stroke="#fff" stroke-width="18" fill="none" stroke-linecap="round" opacity=".8"/><path d="M112 -410Q130 -340 104 -280" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".6"/>`,
      3,
    );
    return (
      ground(pen) +
      glow(pen) +
      `<ellipse rx="120" ry="36" fill="#93a9b3" opacity=".85"/><ellipse cy="-5" rx="118" ry="34" fill="${crystal}"/><path d="M-11 -190C-9 -60 -14 -20 -56 -8H56C14 -20 9 -60 11 -190Z" fill="#a9bec7" opacity=".85"/><path d="M-5 -186V-30" stroke="#fff" stroke-width="5" opacity=".8"/>` +
      `<ellipse cy="-470" rx="112" ry="30" fill="#fff" opacity=".3"/>` +
      `<path d="M-140 -330C-138 -220 -60 -184 0 -184S138 -220 140 -330Z" fill="${wine}"/><ellipse cy="-330" rx="139" ry="36" fill="${top}"/>` +
      `<path d="M-112 -470C-160 -330 -150 -184 0 -182C150 -184 160 -330 112 -470A112 30 0 0 1 -112 -470Z" fill="${crystal}" stroke="#fff" stroke-width="3" stroke-opacity=".7"/>${shine(pen)}`
    );
  };
}
