import { iconPictureOf, renditionAddress, type ShopLook } from "@skatert/contract";

/** The settings from which icons are made. */
export type IconLook = Pick<ShopLook, "icon192" | "icon512" | "faviconSvg" | "faviconPng">;

/** Addresses of the manifest's icons; null: none. */
export interface AppIcons {
  readonly icon192: string | null;
  readonly icon512: string | null;
  /** A picture of another size, where there is none of 192 px. */
  readonly anySize: string | null;
}

/** The icons of the settings, else the renditions of the favicon. */
export function appIconsOf(look: IconLook): AppIcons {
  const icon192 = look.icon192 ?? made(look, "icon192");
  const icon512 = look.icon512 ?? made(look, "icon512");
  return { icon192, icon512, anySize: icon192 === null ? iconPictureOf(look) : null };
}

/** The picture for `/favicon.ico`, as a PNG if the shop has one; null without any icon. */
export function faviconOf(look: IconLook): string | null {
  return look.icon192 ?? made(look, "icon192") ?? iconPictureOf(look);
}

/** The favicon in an icon's size; null if the shop has no local favicon. */
function made(look: IconLook, name: "icon192" | "icon512"): string | null {
  const src = iconPictureOf(look);
  return src === null ? null : renditionAddress(src, name);
}
