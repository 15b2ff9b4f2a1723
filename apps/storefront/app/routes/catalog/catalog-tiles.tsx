import { ViewSwitch } from "../../features/catalog/menu/view-switch.tsx";
import { CategoryTiles } from "../../features/catalog/sections/category-tiles.tsx";
import { PageHeader } from "../../features/content/articles/page-header.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { CatalogTilesData } from "../../page-data/catalog/catalog-tiles.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import { overviewHead } from "../content/content-head.ts";

/** The catalogue as tiles of its sections (ROUTE-6). */
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
