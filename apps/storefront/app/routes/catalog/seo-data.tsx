import { PageHeader } from "../../features/content/articles/page-header.tsx";
import { SeoTable } from "../../features/content/articles/seo-table.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { SeoData } from "../../page-data/catalog/seo-data.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import { overviewHead } from "../content/content-head.ts";

/** The shop's seo data by address (ROUTE-2). */
export function Component() {
  const { menu, pages, blog, brands } = useLoaderData<SeoData>();
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t("seoData.title")} />
      <SeoTable title={t("seoData.menu")} rows={menu} />
      <SeoTable title={t("seoData.pages")} rows={pages} />
      <SeoTable title={t("blog.title")} rows={blog} />
      <SeoTable title={t("brands.title")} rows={brands} />
    </>
  );
}

export function head({ i18n: { t }, shop }: HeadArgs<SeoData>): Head {
  return overviewHead({ title: t("seoData.title"), description: t("seoData.text"), url: "/seoData" }, shop);
}
