import { escapeHtml } from "../../page-data/markup/escape-html.ts";
import type { ColourTheme } from "../../platform/appearance.ts";
import { followsSystem } from "../../theme/system-theme.ts";
import type { PageAssets } from "../assets/assets.ts";
import { type Body, freshPart, sharedPart } from "../cache/body-parts.ts";
import { jsonForScript } from "./html.ts";
import type { PreviewMarkup } from "./preview-markup.ts";
import { sharedJsonParts } from "./shared-json.ts";

export interface DocumentParts {
  readonly language: string;
  /** Language of the shop's own texts. Null: the page's. */
  readonly contentLanguage: string | null;
  readonly theme: ColourTheme;
  /** Maximum zoom of the viewport: 1 on the error page (CONST-8). Null: unlimited. */
  readonly maximumScale: number | null;
  /** Colour of the browser's frame. */
  readonly frame: string;
  /**
   * The same in the dark theme, if the visitor made no choice and the system's choice applies. Null: not
   * applicable.
   */
  readonly systemFrame: string | null;
  readonly themeCss: string;
  readonly headHtml: string;
  readonly structuredData: Body;
  readonly icon: { readonly href: string; readonly type: string } | null;
  readonly assets: PageAssets;
  readonly dictionaryUrl: string;
  /** Null: a guest's page. */
  readonly preview: PreviewMarkup | null;
  readonly body: Body;
  /** Data for hydration, by name. */
  readonly data: Readonly<Record<"loaderData" | "failures", Readonly<Record<string, unknown>>>>;
}

/** Data shared by requests are serialized once, because they are the larger part of a page. */
function pageJson({ loaderData, failures }: DocumentParts["data"]): Body {
  const entries = Object.entries(loaderData).flatMap(([routeId, data], index) => [
    freshPart(`${index > 0 ? "," : ""}${JSON.stringify(routeId)}:`),
    ...sharedJsonParts(data).map(sharedPart),
  ]);
  return [freshPart(`{"loaderData":{`), ...entries, freshPart(`},"failures":${jsonForScript(failures)}}`)];
}

/**
 * The whole HTML document. Data are inert and code is in files (`script-src 'self'`), except the starter,
 * whose hash is in the policy: it must record presses from the first paint on.
 */
export function documentBody(parts: DocumentParts): Body {
  return [
    freshPart(beforeStyle(parts)),
    ...parts.assets.styles,
    freshPart(afterStyle(parts)),
    ...parts.structuredData,
    freshPart(`</head><body>${parts.preview?.strip ?? ""}<div id="root">`),
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
    parts.preview?.script ?? "",
    "<style>",
  ].join("");
}

function afterStyle(parts: DocumentParts): string {
  const { assets } = parts;
  const manifest = `/manifest.webmanifest?lang=${parts.language}`;
  return [
    "</style>",
    // Not fetched. Lazy parts read from it that these files are present.
    assets.styleFiles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join(""),
    assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join(""),
    // The page is complete without its script, so the first visible part has priority.
    `<script data-script="${assets.script}" data-modules="${assets.modules.join(" ")}"`,
    ` data-messages="${parts.dictionaryUrl}" data-manifest="${manifest}">${assets.starter}</script>`,
    `<style>${parts.themeCss}</style>`,
    parts.headHtml,
    parts.systemFrame === null
      ? ""
      : `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${parts.systemFrame}">`,
    `<meta name="theme-color" content="${parts.frame}"><meta name="format-detection" content="telephone=no">`,
    // The starter adds it after the first paint. Requested this early, it costs 0.15 s of LCP on a slow connection.
    `<noscript><link rel="manifest" href="${manifest}"></noscript>`,
    parts.icon ? `<link rel="icon" href="${escapeHtml(parts.icon.href)}" type="${parts.icon.type}">` : "",
  ].join("");
}
