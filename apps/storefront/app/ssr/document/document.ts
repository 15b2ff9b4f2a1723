import type { ColourTheme } from "../../platform/appearance.ts";
import { followsSystem } from "../../theme/system-theme.ts";
import type { PageAssets } from "../assets/assets.ts";
import { type Body, freshPart, keptPart } from "../cache/body-parts.ts";
import { escapeHtml, jsonForScript, sharedJson } from "./html.ts";

export interface DocumentParts {
  readonly language: string;
  /** Of the shop's own texts, where it is another; null: the same. */
  readonly contentLanguage: string | null;
  readonly theme: ColourTheme;
  /** Largest zoom of the first view: the error page's is 1 (CONST-8). Null: as the visitor likes. */
  readonly maximumScale: number | null;
  /** Colour of the browser's frame. */
  readonly frame: string;
  /** The same in the dark theme, where the system's choice counts: the visitor made none. Null: it does not count. */
  readonly systemFrame: string | null;
  readonly themeCss: string;
  readonly headHtml: string;
  readonly structuredData: Body;
  readonly icon: { readonly href: string; readonly type: string } | null;
  readonly assets: PageAssets;
  readonly dictionaryUrl: string;
  readonly body: Body;
  /** What the browser needs to take the page over, by name. */
  readonly data: Readonly<Record<"loaderData" | "failures", Readonly<Record<string, unknown>>>>;
}

/** Data that requests share are written out once: they are the larger part of a page. */
function pageJson({ loaderData, failures }: DocumentParts["data"]): Body {
  const entries = Object.entries(loaderData).flatMap(([routeId, data], index) => [
    freshPart(`${index > 0 ? "," : ""}${JSON.stringify(routeId)}:`),
    keptPart(sharedJson(data)),
  ]);
  return [freshPart(`{"loaderData":{`), ...entries, freshPart(`},"failures":${jsonForScript(failures)}}`)];
}

/**
 * The whole HTML document. Data are inert, code is a file (`script-src 'self'`), but for the starter, which the policy
 * names by its hash: it must hear presses from the first paint on.
 */
export function documentBody(parts: DocumentParts): Body {
  return [
    freshPart(beforeStyle(parts)),
    ...parts.assets.styles,
    freshPart(afterStyle(parts)),
    ...parts.structuredData,
    freshPart(`</head><body><div id="root">`),
    ...parts.body,
    freshPart(`</div><script type="application/json" id="data">`),
    ...pageJson(parts.data),
    freshPart("</script></body></html>"),
  ];
}

function beforeStyle(parts: DocumentParts): string {
  const { maximumScale } = parts;
  const content = parts.contentLanguage === null ? "" : ` data-content="${parts.contentLanguage}"`;
  const system = parts.systemFrame === null ? "" : ` ${followsSystem}`;
  const limit = maximumScale === null ? "" : `, maximum-scale=${maximumScale}`;
  return [
    `<!doctype html><html lang="${parts.language}" data-theme="${parts.theme}"${system}${content}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1${limit}, viewport-fit=cover">`,
    "<style>",
  ].join("");
}

function afterStyle(parts: DocumentParts): string {
  const { assets } = parts;
  const manifest = `/manifest.webmanifest?lang=${parts.language}`;
  return [
    "</style>",
    // Not fetched; they tell lazy parts that name a file among their own that it is here.
    assets.styleFiles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join(""),
    assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join(""),
    // The page is whole without its script: what is looked at first comes first.
    `<script data-script="${assets.script}" data-modules="${assets.modules.join(" ")}"`,
    ` data-messages="${parts.dictionaryUrl}" data-manifest="${manifest}">${assets.starter}</script>`,
    `<style>${parts.themeCss}</style>`,
    parts.headHtml,
    parts.systemFrame === null
      ? ""
      : `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${parts.systemFrame}">`,
    `<meta name="theme-color" content="${parts.frame}"><meta name="format-detection" content="telephone=no">`,
    // The starter adds it once the page has been seen: a request this early costs a slow line 0.15 s of LCP.
    `<noscript><link rel="manifest" href="${manifest}"></noscript>`,
    parts.icon ? `<link rel="icon" href="${escapeHtml(parts.icon.href)}" type="${parts.icon.type}">` : "",
  ].join("");
}
