import { type LanguageCode, readsCyrillic } from "@skatert/contract";
import { previewScript } from "../../page-data/assets/client-assets.ts";
import { escapeHtml } from "../../page-data/markup/escape-html.ts";

/** What a page of a preview has besides a guest's page. */
export interface PreviewMarkup {
  /** Runs before any other script of the page. */
  readonly script: string;
  /** Tells that this is a draft. */
  readonly strip: string;
}

const look =
  "padding:.5rem 1rem;background:#5b3a00;color:#fff;font:600 .875rem/1.4 system-ui,sans-serif;text-align:center";

/** Null without a token: the page is a guest's (EDIT-4). */
export function previewMarkup(token: string | undefined, language: LanguageCode): PreviewMarkup | null {
  if (token === undefined) return null;
  const [code, text] = readsCyrillic(language)
    ? ["ru", "Черновик: так увидят гости. Заказать нельзя."]
    : ["en", "Draft: this is what guests will see. Nothing can be ordered."];
  return {
    script: `<script src="${previewScript}" data-token="${escapeHtml(token)}"></script>`,
    strip: `<p role="note" lang="${code}" style="margin:0;${look}">${text}</p>`,
  };
}
