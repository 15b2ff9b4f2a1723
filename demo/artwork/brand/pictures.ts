import { posterLayers } from "../covers/poster.ts";
import type { Picture } from "../engine/output.ts";
import { paint } from "../engine/scene.ts";
import { grounds } from "../recipes/grounds.ts";
import { appIcon, darkLogo, favicon, lightLogo, sign } from "./sign.ts";
import { wordmarks } from "./wordmark.ts";

const SHARED = { width: 1200, height: 630 };

/** The picture that messengers show beside a link: the laid table and the name. */
function shared(): string {
  const name = `<g transform="translate(70 245) scale(2.6)">${sign()}</g><path transform="translate(66 430) scale(3.4)" d="${wordmarks.ru.path}" fill="#2b211c"/>`;
  const table = posterLayers(
    {
      ground: grounds.set,
      cloth: [860, 340, 45, 1.2],
      dishes: [
        ["grecheskiy", 700, 180, 0.42],
        ["pirog-s-yablokom", 1030, 170, 0.46],
        ["borsch", 860, 430, 0.6],
      ],
    },
    SHARED,
  );
  return paint("shared", SHARED, [...table, () => name]);
}

/** Logos and icons of the demo shop. */
export const brandPictures: readonly Picture[] = [
  { path: "brand/logo", width: 176, format: "svg", draw: () => lightLogo("ru") },
  { path: "brand/logo-dark", width: 176, format: "svg", draw: () => darkLogo("ru") },
  { path: "brand/logo-en", width: 146, format: "svg", draw: () => lightLogo("en") },
  { path: "brand/logo-en-dark", width: 146, format: "svg", draw: () => darkLogo("en") },
  { path: "brand/favicon", width: 40, format: "svg", draw: favicon },
  { path: "brand/favicon", width: 64, format: "png", draw: favicon },
  { path: "brand/icon-192", width: 192, format: "png", draw: () => appIcon(192, 0.12, 42) },
  { path: "brand/icon-512", width: 512, format: "png", draw: () => appIcon(512, 0.12, 112) },
  { path: "brand/icon-maskable-512", width: 512, format: "png", draw: () => appIcon(512, 0.2, 0) },
  { path: "brand/og", width: 1200, format: "png", draw: shared },
];
