import { PrintedMenu } from "../features/catalog/printed-menu.tsx";
import { menuStructure } from "../features/catalog/structured-data.ts";
import { ViewSwitch } from "../features/catalog/view-switch.tsx";
import { PageHeader } from "../features/content/page-header.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useLoaderData } from "../routing/hooks.ts";
import type { Head, HeadArgs } from "../state/head.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import type { CatalogCustomData } from "./catalog-custom.loader.ts";
import { overviewHead } from "./content-head.ts";

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
  return overviewHead(texts, shop, [menuStructure(texts.title, sections)]);
}
