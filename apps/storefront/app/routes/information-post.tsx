import { ArticleView } from "../features/content/article-view.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useLoaderData } from "../routing/hooks.ts";
import type { Head, HeadArgs } from "../state/head.ts";
import type { InformationArticleData } from "./information-article.loader.ts";
import { informationHead } from "./information-head.ts";

/** News (ROUTE-8). */
export function Component() {
  const { article } = useLoaderData<InformationArticleData>();
  const { t } = useI18n();
  return <ArticleView article={article} back={{ name: t("information.title"), url: "/information" }} dated />;
}

export function head(args: HeadArgs<InformationArticleData>): Head {
  return { ...informationHead(args), ogType: "article" };
}
