import type { LanguageCode, ShopSettings } from "@skatert/contract";

/** Texts, colours and language of a page that is rendered outside the storefront. */
export interface ShopPage {
  readonly language: LanguageCode;
  readonly isDark: boolean;
  readonly settings: Pick<ShopSettings, "seo" | "look">;
  /** Rules of the storefront's own fonts, from its build; see readFontFaces. */
  readonly fontFaces: string;
  readonly title: string;
  /** HTML; the caller escapes foreign text. */
  readonly body: string;
}

/** Without it a browser requests /favicon.ico, which does not exist. */
const noIcon = "data:,";

/** A small page in the shop's colours that works without script; never cached, never indexed. */
export function shopPage({ language, isDark, settings, fontFaces, title, body }: ShopPage): string {
  const { colors, faviconSvg, faviconPng } = settings.look;
  const button = plainColour(colors.button) ?? "#9c1f45";
  const light = {
    ground: plainColour(colors.background) ?? "#faf7f2",
    card: plainColour(colors.card) ?? "#ffffff",
    text: plainColour(colors.text) ?? "#2b2320",
  };
  const shades = isDark ? { ground: "#1d1a18", card: "#2a2522", text: "#f3ece4" } : light;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${escapeHtml(faviconSvg ?? faviconPng ?? noIcon)}">
<title>${escapeHtml(title)} — ${escapeHtml(settings.seo.name)}</title>
<style>
${shopFontFaces(settings.look)}${fontFaces}
:root{color-scheme:${isDark ? "dark" : "light"}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;font:1rem/1.5 ${families(settings.look.mainFont)};background:${shades.ground};color:${shades.text}}
main{width:100%;max-width:26rem;padding:2rem;border-radius:1.25rem;background:${shades.card};box-shadow:0 1rem 3rem rgb(0 0 0/.12)}
h1{font-family:${families(settings.look.headingsFont ?? settings.look.mainFont)};margin:0 0 .5rem;font-size:1.375rem;line-height:1.25}
p{margin:0 0 1rem}
.shop{margin:0 0 1.5rem;font-weight:600}
.sum{margin:1.5rem 0;font-size:2.25rem;font-weight:700;line-height:1;font-variant-numeric:tabular-nums}
.note{padding:.75rem 1rem;border-radius:.75rem;border:1px dashed currentcolor;font-size:.9375rem}
form{display:grid;gap:.75rem;margin:1.5rem 0 1rem}
button,.button{display:block;width:100%;min-height:3rem;padding:.75rem 1rem;border:2px solid ${button};border-radius:.875rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;background:${button};color:${inkOn(button)}}
.quiet{background:transparent;border-color:currentcolor;color:inherit}
a:not(.button){color:inherit}
:focus-visible{outline:3px solid ${shades.text};outline-offset:3px}
</style>
</head>
<body><main>
<p class="shop">${escapeHtml(settings.seo.name)}</p>
${body}
</main></body>
</html>
`;
}

export const shopPageHeaders = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } as const;

export function escapeHtml(text: string): string {
  const names: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}

/** The theme that the shopper chose, else the shop's own. */
export function isDarkFor(cookies: string | undefined, isDarkByDefault: boolean): boolean {
  const theme = /(?:^|;\s*)theme=(dark|light)/.exec(cookies ?? "")?.[1];
  return theme === undefined ? isDarkByDefault : theme === "dark";
}

/** `?lang=`, else the cookie (readings "Answers"); undefined: neither is set. */
export function askedLanguage(query: string | undefined, cookies: string | undefined): string | undefined {
  return query ?? /(?:^|;\s*)lang=([\w-]+)/.exec(cookies ?? "")?.[1];
}

/** The storefront's default font is the fallback of the shop's font. */
function families(own: string | null): string {
  const name = familyName(own);
  return `${name === null ? "" : `"${name}",`}Onest,system-ui,sans-serif`;
}

function shopFontFaces({ fontFiles }: ShopSettings["look"]): string {
  return fontFiles
    .map(({ family, url }) => {
      const name = familyName(family);
      if (name === null || !/^\/[\w./~%-]+$/.test(url)) return "";
      return `@font-face{font-family:"${name}";src:url("${url}") format("woff2");font-weight:100 900;font-display:swap}`;
    })
    .join("");
}

/** A name from the settings is written into a style sheet: letters, digits, spaces and hyphens only. */
function familyName(name: string | null): string | null {
  return name !== null && /^[\p{L}\p{N} -]{1,60}$/u.test(name) ? name : null;
}

/** Only a plain colour may be written into the style sheet. */
function plainColour(colour: string | null): string | null {
  return colour !== null && /^#[0-9a-f]{6}$/i.test(colour) ? colour : null;
}

/**
 * Black or white, whichever has more contrast on the background (WCAG 2.2 relative luminance; the threshold is 0.179).
 */
function inkOn(ground: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(ground.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000" : "#fff";
}
