import type { ColourTheme } from "../state/appearance.ts";
import type { PageAssets } from "./assets.ts";
import { escapeHtml, jsonForScript, sharedJson } from "./html.ts";

export interface DocumentParts {
  readonly language: string;
  readonly theme: ColourTheme;
  /** Colour of the browser's frame. */
  readonly frame: string;
  readonly themeCss: string;
  readonly headHtml: string;
  readonly icon: { readonly href: string; readonly type: string } | null;
  readonly assets: PageAssets;
  readonly dictionaryUrl: string;
  readonly bodyHtml: string;
  /** What the browser needs to take the page over, by name. */
  readonly data: Readonly<Record<"loaderData" | "failures", Readonly<Record<string, unknown>>>>;
}

/** Data that requests share are written out once: they are the larger part of a page. */
function pageJson({ loaderData, failures }: DocumentParts["data"]): string {
  const entries = Object.entries(loaderData).map(([routeId, data]) => `${JSON.stringify(routeId)}:${sharedJson(data)}`);
  return `{"loaderData":{${entries.join(",")}},"failures":${jsonForScript(failures)}}`;
}

/** The whole HTML document. No script stands in it: data are inert, code is a file (`script-src 'self'`). */
export function documentHtml(parts: DocumentParts): string {
  const { assets } = parts;
  return [
    `<!doctype html><html lang="${parts.language}" data-theme="${parts.theme}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join(""),
    assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join(""),
    `<link rel="preload" as="fetch" crossorigin href="${parts.dictionaryUrl}">`,
    assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`).join(""),
    `<script type="module" src="${assets.script}"></script>`,
    `<style>${parts.themeCss}</style>`,
    parts.headHtml,
    `<meta name="theme-color" content="${parts.frame}"><meta name="format-detection" content="telephone=no">`,
    `<link rel="manifest" href="/manifest.webmanifest?lang=${parts.language}">`,
    parts.icon ? `<link rel="icon" href="${escapeHtml(parts.icon.href)}" type="${parts.icon.type}">` : "",
    `</head><body><div id="root">${parts.bodyHtml}</div>`,
    `<script type="application/json" id="data">${pageJson(parts.data)}</script></body></html>`,
  ].join("");
}
