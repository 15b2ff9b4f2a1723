import { iconPictureOf, type LanguageCode, renditionAddress, type ShopLook, siteSeoOf } from "@skatert/contract";
import type { ShopSnapshot } from "../../shop/snapshot.ts";

const defaultBackground = "#ffffff";
const defaultTheme = "#000000";

/** The web app manifest from the shop's settings (APP-6). */
export function webManifest(snapshot: ShopSnapshot, language: LanguageCode) {
  const settings = snapshot.settings(language);
  const { look } = settings;
  const { name, shortName, description } = siteSeoOf(settings, language);
  return {
    name,
    short_name: shortName || name,
    description,
    lang: language,
    start_url: "/",
    id: "/",
    display: "standalone",
    background_color: look.colors.background ?? defaultBackground,
    theme_color: look.colors.button ?? defaultTheme,
    icons: [
      ...iconOf(look.icon192 ?? made(look, "icon192"), "192x192", "any"),
      ...iconOf(look.icon512 ?? made(look, "icon512"), "512x512", "any"),
      ...((look.icon192 ?? made(look, "icon192")) ? [] : iconOf(iconPictureOf(look), "any", "any")),
      ...iconOf(look.iconMaskable512, "512x512", "maskable"),
    ],
    screenshots: look.pwaScreenshots.map((src) => ({ src, sizes: "640x480", type: imageType(src) })),
  };
}

/** The favicon in an icon's size; null if the shop has no local favicon. */
function made(look: ShopLook, name: "icon192" | "icon512"): string | null {
  const src = iconPictureOf(look);
  return src === null ? null : renditionAddress(src, name);
}

/** The picture for `/favicon.ico`, as a PNG if the shop has one; null without any icon. */
export function faviconOf(look: ShopLook): string | null {
  return look.icon192 ?? made(look, "icon192") ?? iconPictureOf(look);
}

function iconOf(src: string | null, sizes: string, purpose: string) {
  return src === null ? [] : [{ src, sizes, type: imageType(src), purpose }];
}

function imageType(src: string): string {
  const ending = /\.(\w+)(?:\?|$)/.exec(src)?.[1]?.toLowerCase();
  if (ending === "svg") return "image/svg+xml";
  return ending === "jpg" ? "image/jpeg" : `image/${ending ?? "png"}`;
}
