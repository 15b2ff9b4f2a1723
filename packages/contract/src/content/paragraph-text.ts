const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: "\u00a0",
};

/** The words of "<p>…</p>"; any other HTML is unchanged. */
export function paragraphText(html: string): string {
  const [, words] = /^\s*<p>([^<]*)<\/p>\s*$/.exec(html) ?? [];
  if (words === undefined) return html;
  return words.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => ENTITIES[name] ?? "");
}

/** Words as one paragraph of HTML; a text with elements is unchanged. */
export function paragraphHtml(text: string): string {
  if (text === "" || /<\w/.test(text)) return text;
  return `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</p>`;
}
