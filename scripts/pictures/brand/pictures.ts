import type { Picture } from "../engine/output.ts";
import { appIcon, darkLogo, favicon, lightLogo } from "./sign.ts";

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
];
