import type { Head, HeadArgs } from "../state/head.ts";
import { contentHead } from "./content-head.ts";
import type { InformationArticleData } from "./information-article.loader.ts";

/** Head of an information page or post. */
export function informationHead({ data: { article, url }, i18n: { t }, shop }: HeadArgs<InformationArticleData>): Head {
  const { title, excerpt, seo, picture } = article;
  const above = { name: t("information.title"), url: "/information" };
  return contentHead({ title, description: excerpt, seo, picture, url, above }, shop);
}
