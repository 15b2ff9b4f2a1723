import type { InformationArticle } from "@skatert/contract";
import { newestFirst, type Teaser, teaserOf } from "../../features/content/home/teaser.ts";
import type { Loader } from "../request/loader.ts";
import { pathTo } from "../request/named-path.ts";
import { shopInformation } from "./shop-content.ts";

export interface InformationData {
  readonly pages: readonly Teaser[];
  /** News, newest first. */
  readonly posts: readonly Teaser[];
}

/** Information pages and news (ROUTE-8). */
export const loader: Loader<InformationData> = async ({ page }) => {
  const articles = await shopInformation(page);
  const of = (kind: InformationArticle["kind"]) =>
    articles
      .filter((article) => article.kind === kind)
      .map((article) => teaserOf(article, informationPath(kind, article.slug)));
  // Pages have no date, because they do not age.
  return { pages: of("page").map((teaser) => ({ ...teaser, date: null })), posts: newestFirst(of("post")) };
};

export function informationPath(kind: InformationArticle["kind"], slug: string): string {
  return pathTo(`information-${kind}-slug`, { slug });
}
