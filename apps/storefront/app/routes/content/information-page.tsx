import { ArticleView } from "../../features/content/articles/article-view.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { InformationArticleData } from "../../page-data/content/information-article.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import { informationHead } from "./information-head.ts";

/** An information page (ROUTE-8). */
export function Component() {
  const { article } = useLoaderData<InformationArticleData>();
  const { t } = useI18n();
  return <ArticleView article={article} back={{ name: t("information.title"), url: "/information" }} />;
}

export function head(args: HeadArgs<InformationArticleData>): Head {
  return informationHead(args);
}
