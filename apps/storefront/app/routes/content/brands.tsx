import { BrandList } from "../../features/content/articles/brand-list.tsx";
import { PageHeader } from "../../features/content/articles/page-header.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { BrandsData } from "../../page-data/content/brands.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import { overviewHead } from "./content-head.ts";

/** Every brand of the shop (ROUTE-5). */
export function Component() {
  const { brands } = useLoaderData<BrandsData>();
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t("brands.title")} />
      {brands.length > 0 ? <BrandList brands={brands} /> : <EmptyState title={t("brands.empty")} />}
    </>
  );
}

export function head({ i18n: { t }, shop }: HeadArgs<BrandsData>): Head {
  return overviewHead({ title: t("brands.title"), description: t("brands.text"), url: "/brands" }, shop);
}
