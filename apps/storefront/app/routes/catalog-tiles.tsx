import { CategoryTiles } from "../features/catalog/category-tiles.tsx";
import { ViewSwitch } from "../features/catalog/view-switch.tsx";
import { PageHeader } from "../features/content/page-header.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useLoaderData } from "../routing/hooks.ts";
import type { Head, HeadArgs } from "../state/head.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import type { CatalogTilesData } from "./catalog-tiles.loader.ts";
import { overviewHead } from "./content-head.ts";

/** The catalogue as pictures of its sections (ROUTE-6). */
export function Component() {
  const { tiles } = useLoaderData<CatalogTilesData>();
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t("catalog.tiles.title")}>
        <ViewSwitch current="tiles" />
      </PageHeader>
      {tiles.length > 0 ? <CategoryTiles tiles={tiles} detailed /> : <EmptyState title={t("home.empty")} />}
    </>
  );
}

export function head({ i18n: { t }, shop }: HeadArgs<CatalogTilesData>): Head {
  const texts = { title: t("catalog.tiles.title"), description: t("catalog.tiles.text"), url: "/CategoriesPage" };
  return overviewHead(texts, shop);
}
