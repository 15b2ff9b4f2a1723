import type { Article, InformationArticle } from "@skatert/contract";
import { type Loader, pageNotFound } from "../request/loader.ts";
import { informationPath } from "./information.loader.ts";
import { articleBySlug, shopInformation } from "./shop-content.ts";

export interface InformationArticleData {
  readonly article: Article;
  readonly url: string;
}

/** An information page (ROUTE-8). 404 if the shop has none with the slug. */
export const pageLoader = articleLoader("page");

/** An information post, i.e. news (ROUTE-8). 404 if the shop has none with the slug. */
export const postLoader = articleLoader("post");

/** A backend without information of its own has these texts among its pages and posts. */
function articleLoader(kind: InformationArticle["kind"]): Loader<InformationArticleData> {
  return async ({ params, url, page }) => {
    const slug = params["slug"] ?? "";
    const articles = await shopInformation(page);
    const own = articles.find((article) => article.kind === kind && article.slug === slug);
    const isElsewhere = own === undefined && articles.length === 0;
    const article = own ?? (isElsewhere ? await articleBySlug(`${kind}s`, slug, page) : null);
    if (!article) throw pageNotFound(url);
    return { article, url: informationPath(kind, slug) };
  };
}
