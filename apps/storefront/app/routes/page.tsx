import { useLoaderData } from "react-router";
import { ArticleView } from "../features/content/article-view.tsx";
import type { Head, HeadArgs } from "../head.ts";
import type { PageData } from "./page.loader.ts";

/** A page of the shop's own text. */
export function Component() {
  const { article } = useLoaderData<PageData>();
  return <ArticleView article={article} />;
}

export function head({ data: { article }, shop }: HeadArgs<PageData>): Head {
  const { seo, title, excerpt, picture } = article;
  return {
    title: seo?.title || `${title} | ${shop.name}`,
    description: seo?.description || excerpt,
    keywords: seo?.keywords,
    ogTitle: seo?.ogTitle,
    ogDescription: seo?.ogDescription,
    image: picture?.src,
  };
}
