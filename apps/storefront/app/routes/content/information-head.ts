import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { InformationArticleData } from "../../page-data/content/information-article.loader.ts";
import { contentHead } from "./content-head.ts";

/** Metadata of an information page or post. */
export function informationHead({ data: { article, url }, i18n: { t }, shop }: HeadArgs<InformationArticleData>): Head {
  const { title, excerpt, seo, picture } = article;
  const above = { name: t("information.title"), url: "/information" };
  return contentHead({ title, description: excerpt, seo, picture, url, above }, shop);
}
