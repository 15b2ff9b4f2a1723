import { PrintedMenu } from "../../features/catalog/menu/printed-menu.tsx";
import { ViewSwitch } from "../../features/catalog/menu/view-switch.tsx";
import { menuStructure } from "../../features/catalog/sheet/structured-data.ts";
import { PageHeader } from "../../features/content/articles/page-header.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { CatalogCustomData } from "../../page-data/catalog/catalog-custom.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import { overviewHead } from "../content/content-head.ts";

/** The catalogue as a printed menu (ROUTE-6). */
export function Component() {
  const { sections } = useLoaderData<CatalogCustomData>();
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t("catalog.custom.title")}>
        <ViewSwitch current="list" />
      </PageHeader>
      {sections.length > 0 ? <PrintedMenu sections={sections} /> : <EmptyState title={t("home.empty")} />}
    </>
  );
}

export function head({ data: { sections }, i18n: { t }, shop }: HeadArgs<CatalogCustomData>): Head {
  const texts = { title: t("catalog.custom.title"), description: t("catalog.custom.text"), url: "/catalog/custom" };
  return overviewHead(texts, shop, import.meta.env.SSR ? [menuStructure(texts.title, sections)] : []);
}
