import { type Article, PATHS, postsFromWire } from "@skatert/contract";
import { cleanHtml } from "../server/clean-html.ts";
import { type Loader, pageNotFound } from "../server/loader.ts";

export interface PageData {
  readonly article: Article;
}

/** A generic page by its slug (ROUTE-1). A name with a dot is a missing file, not a page. */
export const loader: Loader<PageData> = async ({ params, url, page }) => {
  const slug = params["slug"] ?? "";
  if (slug.includes(".")) throw pageNotFound(url);
  const response = await page.api(`${PATHS.pages}?slug=${encodeURIComponent(slug)}&lang=${page.shop.language}`);
  const [article] = response.ok ? postsFromWire(await response.json()) : [];
  if (!article) throw pageNotFound(url);
  return { article: { ...article, html: cleanHtml(article.html) } };
};
