import { escapeHtml } from "../../page-data/markup/escape-html.ts";

/** JSON that cannot end its script element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}

/** A meta element. Empty for an empty content. */
export function metaTag(kind: "name" | "property", key: string, content: string | null | undefined): string {
  return content ? `<meta ${kind}="${key}" content="${escapeHtml(content)}">` : "";
}
