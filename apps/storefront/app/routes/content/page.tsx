import { ArticleView } from "../../features/content/articles/article-view.tsx";
import { homeHead } from "../../features/content/home/home-head.ts";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { PageData } from "../../page-data/content/page.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import { HomeView } from "../home-view.tsx";
import { contentHead } from "./content-head.ts";

/** A text page of the shop, or the home page at a section (ROUTE-1). */
export function Component() {
  const data = useLoaderData<PageData>();
  return data.kind === "home" ? (
    <HomeView {...data.home} section={data.section} />
  ) : (
    <ArticleView article={data.article} />
  );
}

export function head({ data, shop, path }: HeadArgs<PageData>): Head {
  // The section's own page is canonical.
  if (data.kind === "home") return { ...homeHead({ shop }), canonical: data.canonical };
  const { title, excerpt, seo, picture } = data.article;
  return contentHead({ title, description: excerpt, seo, picture, url: path }, shop);
}
