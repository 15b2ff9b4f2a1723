import { isRecord, readFlag, readRecord, readText, readTextOrNull } from "../fields/read.ts";
import { readColor, readFontName } from "../fields/read-address.ts";
import { readPicture, readPictureAddress } from "../fields/read-picture.ts";
import type { ShopColors, ShopLook, SiteSeo } from "./types.ts";

type Wire = Readonly<Record<string, unknown>>;

/** Logo, favicon, colours, fonts, footer (APP-4). `logo` is a picture, or the group of all marks. */
export function lookFromWire(wire: Wire): ShopLook {
  const facade = readRecord(wire["facade"]);
  const marks = { ...readRecord(wire["logos"]), ...(isPicture(wire["logo"]) ? {} : readRecord(wire["logo"])) };
  const favicon = readRecord(marks["gr_favicon_site"] ?? wire["gr_favicon_site"]);
  return {
    logo: isPicture(wire["logo"]) ? readPicture(wire["logo"]) : readPicture(marks["logo"]),
    logoDark: readPicture(marks["logo_dark"]),
    faviconSvg: readPictureAddress(favicon["favicon_svg"]),
    faviconPng: readPictureAddress(favicon["favicon_png"]),
    icon192: readPictureAddress(marks["icon_192"]),
    icon512: readPictureAddress(marks["icon_512"]),
    iconMaskable512: readPictureAddress(marks["icon_maskable_512"]),
    colors: colorsFromWire(readRecord(facade["colors"])),
    isDarkByDefault: readFlag(facade["default_dark"]),
    mainFont: fontOf(wire["main_font"]),
    headingsFont: fontOf(wire["font_headings"]),
    fontFiles: fontFilesOf([wire["main_font"], wire["font_headings"]]),
    footer: footerFromWire(facade["footer_infoblock"]),
    pwaScreenshots: [wire["frontend_pwa_screenshot1"], wire["frontend_pwa_screenshot2"]]
      .map(readPictureAddress)
      .filter((src) => src !== null),
  };
}

function isPicture(value: unknown): boolean {
  return typeof value === "string" || (isRecord(value) && ("src" in value || "url" in value));
}

function colorsFromWire(wire: Wire): ShopColors {
  return {
    background: readColor(wire["background"]),
    card: readColor(wire["card"]),
    text: readColor(wire["text"]),
    button: readColor(wire["main_buttons_background_color"]),
    accent: readColor(wire["yellow"]),
    accentDark: readColor(wire["yellow_dark"]),
    accentLight: readColor(wire["yellow_light"]),
    accentLightSecondary: readColor(wire["yellow_light_secondary"]),
    highlight: readColor(wire["orange"]),
  };
}

function fontOf(value: unknown): string | null {
  return readFontName(isRecord(value) ? (value["name"] ?? value["family"]) : value);
}

/** From `{name, url}`: only a path of the shop, so that no page requests a font from another host. */
function fontFilesOf(values: readonly unknown[]): ShopLook["fontFiles"] {
  const files = values.filter(isRecord).flatMap((font) => {
    const family = fontOf(font);
    const url = readTextOrNull(font["url"]) ?? readText(font["src"]);
    return family !== null && /^\/(?!\/)[\w./~%-]+\.woff2$/.test(url) ? [{ family, url }] : [];
  });
  return files.filter(({ family }, index) => files.findIndex((other) => other.family === family) === index);
}

function footerFromWire(value: unknown): ShopLook["footer"] {
  if (!isRecord(value)) {
    const text = readText(value);
    return text === "" ? null : { title: "", text, picture: null };
  }
  return { title: readText(value["title"]), text: readText(value["text"]), picture: readPicture(value["image"]) };
}

/** Name, description and the other seo data of the site; "" for missing ones. */
export function siteSeoFromWire(value: unknown): SiteSeo {
  const wire = readRecord(value);
  const name = readText(wire["name"]);
  return {
    name,
    shortName: readTextOrNull(wire["short_name"]) ?? name,
    title: readTextOrNull(wire["title"]) ?? name,
    description: readText(wire["description"]),
    keywords: readText(wire["keywords"]),
    ogTitle: readText(wire["og_title"]),
    ogDescription: readText(wire["og_description"]),
    ogImage: readPictureAddress(wire["og_image"]),
  };
}
