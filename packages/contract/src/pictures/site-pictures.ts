import type { ShopLook, SiteSeo } from "../settings/types.ts";

type Favicons = Pick<ShopLook, "faviconSvg" | "faviconPng">;

/**
 * The link picture of the whole site: `og_image` of the language, then of the site, else the logo or the favicon; null:
 * none.
 */
export function sharePictureOf(
  look: Favicons & Pick<ShopLook, "logo">,
  ...seo: readonly Pick<SiteSeo, "ogImage">[]
): string | null {
  const given = seo.map(({ ogImage }) => ogImage).find((src) => src !== null);
  return given ?? look.logo?.src ?? iconPictureOf(look);
}

/** The source of the app's icons if the settings have none; prefers a drawing, which is sharp in any size. */
export function iconPictureOf(look: Favicons): string | null {
  return look.faviconSvg ?? look.faviconPng;
}
