import { type LanguageCode, siteSeoOf } from "@skatert/contract";
import type { AppIcons } from "../../shop/media/app-icons.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";

const defaultBackground = "#ffffff";
const defaultTheme = "#000000";

/** The web app manifest from the shop's settings (APP-6). */
export function webManifest(snapshot: ShopSnapshot, language: LanguageCode, icons: AppIcons) {
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
      ...iconOf(icons.icon192, "192x192", "any"),
      ...iconOf(icons.icon512, "512x512", "any"),
      ...iconOf(icons.anySize, "any", "any"),
      ...iconOf(look.iconMaskable512, "512x512", "maskable"),
    ],
    screenshots: look.pwaScreenshots.map((src) => ({ src, sizes: "640x480", type: imageType(src) })),
  };
}

function iconOf(src: string | null, sizes: string, purpose: string) {
  return src === null ? [] : [{ src, sizes, type: imageType(src), purpose }];
}

function imageType(src: string): string {
  const ending = /\.(\w+)(?:\?|$)/.exec(src)?.[1]?.toLowerCase();
  if (ending === "svg") return "image/svg+xml";
  return ending === "jpg" ? "image/jpeg" : `image/${ending ?? "png"}`;
}
