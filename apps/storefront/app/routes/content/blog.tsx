import { PageHeader } from "../../features/content/articles/page-header.tsx";
import { TeaserGrid } from "../../features/content/home/teaser-grid.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { BlogData } from "../../page-data/content/blog.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import { overviewHead } from "./content-head.ts";

/** Every post of the blog (ROUTE-3). */
export function Component() {
  const { posts } = useLoaderData<BlogData>();
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t("blog.title")} />
      {posts.length > 0 ? <TeaserGrid teasers={posts} first /> : <EmptyState title={t("blog.empty")} />}
    </>
  );
}

export function head({ i18n: { t }, shop }: HeadArgs<BlogData>): Head {
  return overviewHead({ title: t("blog.title"), description: t("blog.text"), url: "/blog" }, shop);
}
