/**
 * Markup that our server wrote from checked addresses and escaped texts, so that the browser needs no script
 * for it. Renders nothing without markup.
 */
export function OwnMarkup({ html, className }: { readonly html?: string; readonly className?: string }) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see page-data/markup/picture-markup.ts, its only author.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
