import { BrandList } from "../features/content/brand-list.tsx";
import { PageHeader } from "../features/content/page-header.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useLoaderData } from "../routing/hooks.ts";
import type { Head, HeadArgs } from "../state/head.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import type { BrandsData } from "./brands.loader.ts";
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
