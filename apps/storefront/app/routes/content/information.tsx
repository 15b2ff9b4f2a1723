import { PageHeader } from "../../features/content/articles/page-header.tsx";
import type { Teaser } from "../../features/content/home/teaser.ts";
import { TeaserGrid } from "../../features/content/home/teaser-grid.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { InformationData } from "../../page-data/content/information.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import styles from "../more.module.css";
import { overviewHead } from "./content-head.ts";

/** Information pages and news (ROUTE-8). */
export function Component() {
  const { pages, posts } = useLoaderData<InformationData>();
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t("information.title")} />
      {pages.length + posts.length === 0 && <EmptyState title={t("information.empty")} />}
      <Group title={t("information.pages")} teasers={pages} />
      <Group title={t("information.posts")} teasers={posts} />
    </>
  );
}

function Group({ title, teasers }: { readonly title: string; readonly teasers: readonly Teaser[] }) {
  if (teasers.length === 0) return null;
  return (
    <section className={styles["more"]}>
      <h2>{title}</h2>
      <TeaserGrid teasers={teasers} level={3} />
    </section>
  );
}

export function head({ i18n: { t }, shop }: HeadArgs<InformationData>): Head {
  return overviewHead({ title: t("information.title"), description: t("information.text"), url: "/information" }, shop);
}
