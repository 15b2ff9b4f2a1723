import { PageHeader } from "../features/content/page-header.tsx";
import { TeaserGrid } from "../features/content/teaser-grid.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useLoaderData } from "../routing/hooks.ts";
import type { Head, HeadArgs } from "../state/head.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import type { BlogData } from "./blog.loader.ts";
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
